import { defineConfig } from 'vitest/config';

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.vitrine/**'];

/**
 * Tests that load React, which is there in one kind for a whole process: the development one, or the one
 * that the command renders with. Each file of them has a process of its own.
 */
export const WITH_REACT = [
  'packages/vitrine/src/node/bundle/bundle.test.ts',
  'scripts/engine/demos-elsewhere.test.ts',
  'scripts/engine/restored-build.test.ts',
  'scripts/engine/steering-text.test.ts',
  'scripts/engine/unchanged-build.test.ts',
  'flagship/**/*.test.tsx',
];

/**
 * Tests that replace modules (`vi.mock`). What another file has loaded before stays as it was loaded, so
 * each of them has a process of its own, too.
 */
export const WITH_MOCKS = [
  'packages/vitrine/src/browser/core/first-use/first-use.test.ts',
  'packages/vitrine/src/browser/core/use-part.test.ts',
  'packages/vitrine/src/browser/demo/live/mount-demos.test.ts',
  'packages/vitrine/src/browser/router/page-cache.test.ts',
  'packages/vitrine/src/node/api/extract.test.ts',
  'packages/vitrine/src/node/api/history/record-versions.test.ts',
  'packages/vitrine/src/node/commands/api-cached.test.ts',
  'packages/vitrine/src/node/playground/find-component.test.ts',
  'packages/vitrine/src/node/playground/read-playgrounds.test.ts',
  'packages/vitrine/src/node/render/head.test.ts',
  'packages/vitrine/src/worker/cache-search.test.ts',
];
/** Tests of the checker's process, of which the others share one. */
const WITH_CHECKERS = [
  'packages/vitrine/src/node/api/checker/type-host.test.ts',
  'packages/vitrine/src/node/api/follow/prepare.test.ts',
  'packages/vitrine/src/node/code/type-errors.test.ts',
];
/** Tests that replace what the language has: chance, time, time zone. */
const WITH_REPLACED = ['packages/vitrine/src/node/varying/replace-inputs.test.ts'];
const ALONE = [...WITH_REACT, ...WITH_MOCKS, ...WITH_CHECKERS, ...WITH_REPLACED];

/** What all unit tests are run with. */
export const OPTIONS = {
  // The tests of the guide about testing render real components: slow on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['./vitest.setup.mjs'],
  globalSetup: ['./vitest.temp.mjs'],
  // Style sheets that a test reads as text have theirs.
  css: { include: [/\?raw$/] },
  exclude: EXCLUDED,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...OPTIONS,
          name: 'shared',
          setupFiles: [...OPTIONS.setupFiles, './vitest.shared-checker.mjs'],
          include: [
            'packages/*/src/**/*.test.ts',
            'flagship/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/attack/*.test.ts',
          ],
          exclude: [...EXCLUDED, ...ALONE],
          // Starting a process for each of the small files would take longer than their tests.
          isolate: false,
        },
      },
      { test: { ...OPTIONS, name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
