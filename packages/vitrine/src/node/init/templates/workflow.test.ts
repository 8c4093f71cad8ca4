import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pagesWorkflow, type WorkflowPlan } from './workflow.ts';

const PLAN: WorkflowPlan = {
  dir: 'docs',
  before: [],
  manager: 'npm',
  script: 'build',
  branch: 'main',
};
const print = (plan: Partial<WorkflowPlan> = {}) => pagesWorkflow({ ...PLAN, ...plan });

const step = (folder: string, command: string) => ({ folder, by: 'manager', command }) as const;

/** What the workflow runs, and where. */
function runs(plan?: Partial<WorkflowPlan>) {
  const { jobs } = parse(print(plan)) as {
    jobs: { publish: { steps: { run?: string; 'working-directory'?: string }[] } };
  };
  return jobs.publish.steps.flatMap((step) =>
    step.run === undefined ? [] : [`${step['working-directory'] ?? '.'}: ${step.run}`],
  );
}

it('installs and builds the documentation', () => {
  expect(runs()).toEqual(['docs: npm install', 'docs: npm run build']);
});

it('installs and builds first what is around a library of the repository, with the manager that it has', () => {
  const builds = ['packages/tokens', 'packages/ui'].map((folder) => step(folder, 'run build'));
  const before = [step('.', 'install'), ...builds];
  expect(runs({ dir: 'site/docs', before, manager: 'pnpm' })).toEqual([
    '.: corepack enable',
    '.: pnpm install',
    'packages/tokens: pnpm run build',
    'packages/ui: pnpm run build',
    'site/docs: pnpm install',
    'site/docs: pnpm run build',
  ]);
});

it('runs what is not for the manager as it is', () => {
  const before = [{ folder: '.', by: 'node', command: 'tools/run.js build' } as const];
  expect(runs({ before, manager: 'pnpm' })).toContain('.: node tools/run.js build');
});

it('sets up the manager that is not there by itself', () => {
  expect(runs({ script: 'vitrine:build' }).at(-1)).toBe('docs: npm run vitrine:build');
  expect(runs({ manager: 'yarn' })).toEqual([
    ...['.: corepack enable', 'docs: yarn install', 'docs: yarn run build'],
  ]);
  const before = [step('web', 'install'), step('.', 'run build')];
  expect(runs({ before, manager: 'bun' })).toEqual([
    ...['web: bun install', '.: bun run build', 'docs: bun install', 'docs: bun run build'],
  ]);
  expect(print({ manager: 'bun' })).toContain('uses: oven-sh/setup-bun@v2');
  expect(print()).not.toContain('setup-bun');
});

it('publishes what is pushed to the branch of the repository', () => {
  const { on } = parse(print({ branch: 'release/next' })) as { on: unknown };
  expect(on).toEqual({ push: { branches: ['release/next'] } });
});
