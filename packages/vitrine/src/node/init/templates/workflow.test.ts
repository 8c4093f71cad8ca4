import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pagesWorkflow } from './workflow.ts';

/** What the workflow runs, and where. */
function runs(...args: Parameters<typeof pagesWorkflow>) {
  const { jobs } = parse(pagesWorkflow(...args)) as {
    jobs: { publish: { steps: { run?: string; 'working-directory'?: string }[] } };
  };
  return jobs.publish.steps.flatMap((step) =>
    step.run === undefined ? [] : [`${step['working-directory'] ?? '.'}: ${step.run}`],
  );
}

it('installs and builds the documentation', () => {
  expect(runs('docs', false, 'npm')).toEqual(['docs: npm install', 'docs: npm run build']);
});

it('installs what is around a library of the repository, with the manager that it has', () => {
  expect(runs('site/docs', true, 'pnpm')).toEqual([
    '.: corepack enable',
    '.: pnpm install',
    'site/docs: pnpm install',
    'site/docs: pnpm run build',
  ]);
});

it('sets up the manager that is not there by itself', () => {
  expect(runs('docs', false, 'yarn')).toEqual([
    ...['.: corepack enable', 'docs: yarn install', 'docs: yarn run build'],
  ]);
  expect(runs('docs', true, 'bun')).toEqual([
    ...['.: bun install', 'docs: bun install', 'docs: bun run build'],
  ]);
  expect(pagesWorkflow('docs', false, 'bun')).toContain('uses: oven-sh/setup-bun@v2');
  expect(pagesWorkflow('docs', false, 'npm')).not.toContain('setup-bun');
});
