// One setup at a time in a checkout. The lock is a file that holds its owner's process id.
//
// Limitations: a process id may be reused, so a lock left by a killed setup can look alive; the message of
// the time-out names the file to delete. Only works between processes of one machine.

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stateFolder } from './paths.mjs';

// A clean build of everything takes about three minutes on two cores.
const WAIT_LIMIT_MS = 15 * 60_000;
const POLL_MS = 200;

/** Runs `work` while holding the lock; `onWait` is called once with the owner when somebody else has it. */
export async function withLock(name, onWait, work) {
  const file = join(stateFolder, `${name}.lock`);
  await acquire(file, onWait);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

async function acquire(file, onWait) {
  mkdirSync(stateFolder, { recursive: true });
  const deadline = Date.now() + WAIT_LIMIT_MS;
  for (let waited = false; !create(file); waited = true) {
    const owner = readOwner(file);
    if (owner !== null && !isAlive(owner)) breakLock(file, owner);
    else if (!waited) onWait(owner);
    if (Date.now() > deadline) {
      throw new Error(
        `waited ${WAIT_LIMIT_MS / 60_000} minutes for process ${owner}; if it is gone, delete ${file}`,
      );
    }
    await sleep(POLL_MS);
  }
}

// Two processes may both see a dead owner. Only the one that holds the breaker's own file may delete, and
// only after looking again: otherwise the slower one would delete the lock that the faster one just took.
function breakLock(file, deadOwner) {
  const breaker = `${file}.breaking`;
  if (!create(breaker)) return;
  try {
    if (readOwner(file) === deadOwner) rmSync(file, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}

function create(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${process.pid}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
