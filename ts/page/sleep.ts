// Waiting on the Node side, for what a page may never answer.

export function cancellableSleep(ms: number): { over: Promise<boolean>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
}

export function sleep(ms: number, answer: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), ms);
  });
}
