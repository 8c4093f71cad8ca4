import { afterEach, expect, it, vi } from 'vitest';
import { NAV_KEY, type RememberedNav } from '../drawer/nav-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const KEPT: RememberedNav = { buildId: 'build', pathname: '/a', html: '<li>', top: 300 };

interface Case {
  kept?: Partial<RememberedNav> | null;
  pathname?: string;
  /** The page's own entry in the navigation as it was written. */
  href?: string | null;
  /** Whether the entry is in what was kept. */
  isKept?: boolean;
  /** Where the active entry ends. */
  bottom?: number;
}

/** Runs the script in a drawer that is 600 px high. */
async function run({ kept = {}, pathname = '/a', href = '/a', isKept = true, bottom = 100 }: Case) {
  const entry = {
    getAttribute: () => href,
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
    getBoundingClientRect: () => ({ top: bottom - 40, bottom }),
  };
  const list = { querySelector: () => href && entry, replaceChildren: vi.fn() };
  const drawer = { querySelector: () => list, scrollTop: 0, clientHeight: 600 };
  const next = {
    querySelector: () => (isKept ? entry : null),
    querySelectorAll: () => [entry],
    childNodes: ['kept'],
  };
  vi.stubGlobal('BUILD_ID', 'build');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('getComputedStyle', () => ({ scrollMarginTop: '48px' }));
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { getElementById: () => drawer, createElement: () => next });
  vi.stubGlobal('window', {
    sessionStorage: { [NAV_KEY]: kept && JSON.stringify({ ...KEPT, ...kept }) },
  });
  vi.resetModules();
  await import('./navigation.ts');
  return { restored: list.replaceChildren.mock.calls, top: drawer.scrollTop, entry };
}

it('restores the list and its scroll position on a reload', async () => {
  const { restored, top } = await run({ bottom: 900 });
  expect(restored).toEqual([['kept']]);
  expect(top).toBe(300);
});

it('marks another page in it, and brings that into view', async () => {
  const { restored, top, entry } = await run({ pathname: '/b', href: '/b', bottom: 900 });
  expect(restored).toEqual([['kept']]);
  expect(entry.removeAttribute).toHaveBeenCalledWith('aria-current');
  expect(entry.setAttribute).toHaveBeenCalledWith('aria-current', 'page');
  expect(top).toBe(300 + 860 - 300);
});

it.each([
  ['of another build', { kept: { buildId: 'other' } }],
  ['without the page', { pathname: '/b', href: '/b', isKept: false }],
  ['that is not there', { kept: null }],
])('leaves the list as it was written, with one %s', async (_, options) => {
  const { restored, top } = await run(options);
  expect(restored).toEqual([]);
  expect(top).toBe(0);
});
