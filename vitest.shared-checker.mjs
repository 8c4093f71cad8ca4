// For the tests that share a process: they share one of the checker, too.
import { vi } from 'vitest';

vi.mock('./packages/vitrine/src/node/api/checker/checker-process.ts', async (importOriginal) => {
  const checker = await importOriginal();
  const { shareChecker } =
    await import('./packages/vitrine/src/node/api/fixtures/shared-checker.ts');
  return { ...checker, startChecker: shareChecker(checker.startChecker) };
});
