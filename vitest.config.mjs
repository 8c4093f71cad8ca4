import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'flagship/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'e2e/attack/*.test.ts',
    ],
    // The tests of the guide about testing render real components: slow on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['./vitest.setup.mjs'],
    // Starting a process for each of the small files would take longer than their tests.
    isolate: false,
    maxWorkers: 2,
    // Style sheets that a test reads as text have theirs.
    css: { include: [/\?raw$/] },
    exclude: ['**/node_modules/**', '**/dist/**', '**/.vitrine/**'],
  },
});
