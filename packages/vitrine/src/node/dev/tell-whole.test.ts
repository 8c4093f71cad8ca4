import { expect, it, vi } from 'vitest';
import { problem } from '../base/errors.ts';
import type { LoadedSite } from '../model/site.ts';
import { tellWhenWhole } from './tell-whole.ts';

const problems = [
  problem('paths-not-read', ['kit', 'not "b"'], { severity: 'warning' }),
  problem('unresolved-api', ['Knob', 'why'], { severity: 'warning' }),
];

async function tell(whole: Promise<void>, isReading = true) {
  const [reload, setSiteError] = [vi.fn(), vi.fn()];
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const current = () => ({ problems }) as unknown as LoadedSite;
  const site = { whole: () => whole, isReading: () => isReading, current };
  tellWhenWhole(site, { reload, setSiteError });
  await whole.catch(() => undefined);
  const told = warn.mock.calls.map(([text]) => String(text).includes('not "b"'));
  warn.mockRestore();
  return { reloads: reload.mock.calls.length, errors: setSiteError.mock.calls.flat(), told };
}

it('reloads every page once all packages have been read', async () => {
  expect(await tell(Promise.resolve())).toEqual({ reloads: 1, errors: [], told: [true] });
});

it('says why a package cannot be read', async () => {
  const failed = Promise.reject(new Error('No types'));
  expect(await tell(failed)).toEqual({ reloads: 0, errors: ['site', 'No types'], told: [] });
});

it('says how to install what runs on this system alone', async () => {
  const failed = Promise.reject(new Error('Unable to resolve @ts/linux-x64. Either your platform'));
  const { errors } = await tell(failed);
  expect(errors).toEqual(['site', expect.stringMatching(/^error no-native-code\n/)]);
});

it('reloads nothing where all was known from the beginning, and says which paths were not read', async () => {
  expect(await tell(Promise.resolve(), false)).toEqual({ reloads: 0, errors: [], told: [true] });
});
