import { expect, it, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { tellWhenWhole } from './tell-whole.ts';

async function tell(whole: Promise<void>, isReading = true) {
  const [send, noteChange, setSiteError] = [vi.fn(), vi.fn(), vi.fn()];
  const vite = { ws: { send } } as unknown as ViteDevServer;
  const site = { whole: () => whole, isReading: () => isReading };
  tellWhenWhole(vite, site, { noteChange, setSiteError });
  await whole.catch(() => undefined);
  return [send, noteChange, setSiteError].map(({ mock }) => mock.calls);
}

it('has every page shown anew once all packages have been read', async () => {
  expect(await tell(Promise.resolve())).toEqual([[['vitrine:page', {}]], [[]], []]);
});

it('says why a package cannot be read', async () => {
  expect(await tell(Promise.reject(new Error('No types')))).toEqual([[], [], [['No types']]]);
});

it('says nothing where all was known from the beginning', async () => {
  expect(await tell(Promise.resolve(), false)).toEqual([[], [], []]);
});
