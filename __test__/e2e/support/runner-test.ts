/** `test` for what a user's own project does: a site, and a project made of the files a test gives. */
import { test as base } from '@playwright/test';
import { RunnerProject } from './runner-project.ts';
import { Site } from './site.ts';

interface RunnerFixtures {
  site: Site;
  /** Makes the project of this test. */
  project: (files: Record<string, string>) => RunnerProject;
}

export const test = base.extend<RunnerFixtures>({
  site: async ({}, use) => {
    const site = await Site.open();
    await use(site);
    await site.close();
  },

  project: async ({ site }, use) => {
    const projects: RunnerProject[] = [];
    await use((files) => {
      const project = new RunnerProject(files, site.origin);
      projects.push(project);
      return project;
    });
    for (const project of projects) project.remove();
  },
});

export { expect } from '@playwright/test';

/** The configuration every such project starts from; `use` and `rest` are JavaScript source. */
export const config = (kind: 'cjs' | 'esm', use = '', rest = '') => `${
  kind === 'esm'
    ? "import { defineConfig } from '@playwright/test';\nexport default"
    : "const { defineConfig } = require('@playwright/test');\nmodule.exports ="
} defineConfig({
  use: { baseURL: process.env.ORIGIN, launchOptions: JSON.parse(process.env.LAUNCH_OPTIONS), ${use} },
  reporter: [['./steps-reporter.cjs']],
  ${rest}
});
`;

/** A reporter that writes what a person would see of each test: its steps, where they were called, what hangs on them. */
export const STEPS_REPORTER = `const { writeFileSync } = require('node:fs');
const shown = (step) => ({
  title: step.title, category: step.category, line: step.location?.line, file: step.location?.file,
  error: step.error?.message, annotations: step.annotations, attachments: step.attachments?.map(({ name, body }) => ({ name, body: body?.toString() })),
  steps: step.steps.map(shown),
});
module.exports = class {
  results = [];
  errors = [];
  onError(error) { this.errors.push(error.message); }
  onTestEnd(test, result) {
    this.results.push({
      title: test.title, project: test.parent.project()?.name, status: result.status, retry: result.retry, worker: result.parallelIndex,
      errors: result.errors.map(({ message, snippet }) => message + (snippet ?? '')), annotations: result.annotations,
      attachments: result.attachments.map(({ name, body }) => ({ name, body: body?.toString() })), steps: result.steps.map(shown),
    });
  }
  onEnd() { writeFileSync('steps.json', JSON.stringify({ results: this.results, errors: this.errors }, null, 1)); }
};
`;

export interface ShownStep {
  title: string;
  category: string;
  line?: number;
  file?: string;
  error?: string;
  annotations?: unknown[];
  attachments?: { name: string; body?: string }[];
  steps: ShownStep[];
}

export interface Shown {
  results: {
    title: string;
    project: string;
    status: string;
    retry: number;
    errors: string[];
    steps: ShownStep[];
    attachments: { name: string; body?: string }[];
  }[];
  errors: string[];
}
