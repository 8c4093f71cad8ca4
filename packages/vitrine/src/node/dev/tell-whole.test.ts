import { expect, it, vi } from 'vitest';
import { tellWhenWhole } from './tell-whole.ts';

async function tell(whole: Promise<void>, isReading = true) {
  const [reload, setSiteError] = [vi.fn(), vi.fn()];
  tellWhenWhole({ whole: () => whole, isReading: () => isReading }, { reload, setSiteError });
  await whole.catch(() => undefined);
  return { reloads: reload.mock.calls.length, errors: setSiteError.mock.calls.flat() };
}

it('reloads every page once all packages have been read', async () => {
  expect(await tell(Promise.resolve())).toEqual({ reloads: 1, errors: [] });
});

it('says why a package cannot be read', async () => {
  const failed = Promise.reject(new Error('No types'));
  expect(await tell(failed)).toEqual({ reloads: 0, errors: ['No types'] });
});

it('says nothing where all was known from the beginning', async () => {
  expect(await tell(Promise.resolve(), false)).toEqual({ reloads: 0, errors: [] });
});
