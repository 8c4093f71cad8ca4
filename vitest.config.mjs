import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'site/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
