import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'site/**/*.test.{ts,tsx}'],
    // The tests of the guide about testing render real components: slow on a busy machine.
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.vitrine/**'],
  },
});
