import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../run.mjs';

const read = (name: string) =>
  readFileSync(path.join(ROOT, '.github/workflows', `${name}.yml`), 'utf8');

interface Workflow {
  name: string;
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: unknown; steps: { uses?: string; run?: string }[] }>;
}

const bench = parse(read('bench')) as Workflow;
const comment = parse(read('bench-comment')) as Workflow;

test('what runs the code of a pull request may only read', () => {
  expect(bench.on).toBe('pull_request');
  expect(bench.permissions).toEqual({ contents: 'read' });
  expect(Object.values(bench.jobs).every(({ permissions }) => permissions === undefined)).toBe(
    true,
  );
  expect(read('bench')).not.toMatch(/\bsecrets\.|github\.token/);
  expect(read('bench')).toContain('persist-credentials: false');
});

test('what may write runs no code of it, and takes nothing of it into a command', () => {
  expect(comment.on).toEqual({ workflow_run: { workflows: [bench.name], types: ['completed'] } });
  expect(comment.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
  const steps = Object.values(comment.jobs).flatMap((job) => job.steps);
  expect(steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
  for (const { run = '' } of Object.values(bench.jobs).flatMap((job) => job.steps)) {
    expect(run).not.toContain('${{');
  }
});
