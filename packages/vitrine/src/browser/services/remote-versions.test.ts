import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const URL_OF_LIST = 'https://newest.example/versions.json';
const NEWEST = [{ version: '5.0.0', documentation: 'https://kit.example/' }];

let addRemoteVersions: typeof import('./remote-versions.ts').addRemoteVersions;
const fetched = vi.fn<() => Promise<Response>>();

/** A table whose rows nobody may read or change. */
const untouched = new Proxy({} as HTMLTableElement, {
  get: (_, property) => {
    throw new Error(`The table is asked for ${String(property)}`);
  },
});

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  ({ addRemoteVersions } = await import('./remote-versions.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

it.each<[string, () => Response | Error]>([
  ['no network', () => new TypeError('Failed to fetch')],
  ['not there', () => answer({ stable: NEWEST }, 404)],
  ['a server in trouble', () => answer({ stable: NEWEST }, 500)],
  ['a page in the place of the list', () => answer('<!doctype html><p>Sign in')],
  ['a list cut off', () => answer('{"stable": [{"version": "5')],
  ['nothing', () => answer('')],
  ['null', () => answer(null)],
  ['a list of its own kind', () => answer(NEWEST)],
  ['another shape', () => answer({ stable: { '5.0.0': 'https://kit.example/' } })],
])('leaves the table alone, and asks again the next time: %s', async (_, make) => {
  fetched.mockImplementation(() => {
    const made = make();
    return made instanceof Error ? Promise.reject(made) : Promise.resolve(made);
  });
  for (const times of [1, 2]) {
    const added = addRemoteVersions(untouched, URL_OF_LIST);
    await expect(added).rejects.not.toThrow('The table is asked for');
    expect(fetched).toHaveBeenCalledTimes(times);
  }
});

it('adds nothing from an empty list', async () => {
  fetched.mockResolvedValue(answer({ stable: [] }));
  const insertBefore = vi.fn();
  const table = { tBodies: [{ rows: [], insertBefore }] };
  await addRemoteVersions(table as unknown as HTMLTableElement, URL_OF_LIST);
  expect(insertBefore).not.toHaveBeenCalled();
});
