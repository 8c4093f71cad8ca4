// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { NAV_KEY, rememberNav, type RememberedNav } from '../drawer/nav-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const KEPT: RememberedNav = {
  buildId: 'build',
  pathname: '/a',
  entries: [
    ['Guide', '/guide', [['A & <b>', '/a']]],
    ['Demos', '/demos', null],
    ['B', '/b'],
  ],
  top: 300,
};
/** What React writes for the entries above. */
const MARKUP =
  '<li><button data-path="/guide" aria-expanded="true">Guide</button><ul class="nav-list">' +
  '<li><a href="/a">A &amp; &lt;b&gt;</a></li></ul></li>' +
  '<li><button data-path="/demos" aria-expanded="false">Demos</button></li>' +
  '<li><a href="/b">B</a></li>';

interface Case {
  /** What is stored, or a part that differs. */
  kept?: Partial<RememberedNav> | null | { [key: string]: unknown };
  pathname?: string;
  /** Where the active entry ends. */
  bottom?: number;
}

/** A document whose drawer is 600 px high and shows the page's own entry alone. */
function openDocument(pathname: string, bottom: number) {
  history.replaceState(null, '', pathname);
  const written = `<li><a href="${pathname}" aria-current="page">Written</a></li>`;
  document.body.innerHTML = `<div id="v-drawer" class="drawer"><ul class="nav-list">${written}</ul></div>`;
  const drawer = document.getElementById('v-drawer')!;
  Object.defineProperty(drawer, 'clientHeight', { value: 600 });
  HTMLElement.prototype.getBoundingClientRect = () => ({ top: bottom - 40, bottom }) as DOMRect;
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { dataset: { build: 'build' } },
  });
  vi.stubGlobal('getComputedStyle', () => ({ scrollMarginTop: '48px' }));
  return { drawer, list: drawer.querySelector('ul')! };
}

async function run({ kept = {}, pathname = '/a', bottom = 100 }: Case) {
  const { drawer, list } = openDocument(pathname, bottom);
  sessionStorage.setItem(NAV_KEY, JSON.stringify(kept && { ...KEPT, ...kept }));
  vi.resetModules();
  await import('./navigation.ts');
  const [current] = list.querySelectorAll('[aria-current]');
  current?.removeAttribute('aria-current');
  return { html: list.innerHTML, top: drawer.scrollTop, current };
}

it('restores the list and its scroll position on a reload', async () => {
  const { html, top, current } = await run({ bottom: 900 });
  expect(html).toBe(MARKUP);
  expect(current?.getAttribute('href')).toBe('/a');
  expect(top).toBe(300);
});

it('marks another page in it, and brings that into view', async () => {
  const { html, top, current } = await run({ pathname: '/b', bottom: 900 });
  expect(html).toBe(MARKUP);
  expect(current?.getAttribute('href')).toBe('/b');
  expect(top).toBe(300 + 860 - 300);
});

it.each([
  ['of another build', { kept: { buildId: 'other' } }],
  ['without the page', { pathname: '/c' }],
  ['that is not there', { kept: null }],
  ['without a list', { kept: { entries: 7 } }],
  ['of something else', { kept: { entries: [null] } }],
  [
    'with a script',
    {
      kept: {
        entries: [
          ['A', '/a'],
          ['B', 'javascript:alert(1)'],
        ],
      },
    },
  ],
  [
    'with another site',
    {
      kept: {
        entries: [
          ['A', '/a'],
          ['B', '//other.example/'],
        ],
      },
    },
  ],
])('leaves the list as it was written, with one %s', async (_, options) => {
  const { html, top } = await run(options);
  const { pathname = '/a' } = options as Case;
  expect(html).toBe(`<li><a href="${pathname}">Written</a></li>`);
  expect(top).toBe(0);
});

it.each(['/\t/other.example/', '/a b', '/a\\b', '//other.example'])(
  'takes %j for no path',
  async (path) => {
    const { html } = await run({
      kept: {
        entries: [
          ['Away', path],
          ['A', '/a'],
        ],
      },
    });
    expect(html).toContain('Written');
  },
);

it('makes texts of what is stored, never markup', async () => {
  const { html } = await run({ kept: { entries: [['<img src=x onerror=alert(1)>', '/a']] } });
  expect(html).toBe('<li><a href="/a">&lt;img src=x onerror=alert(1)&gt;</a></li>');
});

it('keeps what the list shows when the page is left', () => {
  const { list } = openDocument('/a', 100);
  list.innerHTML = MARKUP;
  const forget = rememberNav(list, 'build');
  dispatchEvent(new Event('pagehide'));
  forget();
  expect(JSON.parse(sessionStorage.getItem(NAV_KEY)!)).toEqual({
    ...KEPT,
    // What jsdom does not lay out counts as not shown.
    pathname: '',
    top: 0,
  });
});

it('keeps nothing of a list whose entries are not all there, and what was kept before it', () => {
  const { list } = openDocument('/a', 100);
  list.innerHTML = `<li><svg width="1" height="90em"></svg></li>${MARKUP}`;
  sessionStorage.setItem(NAV_KEY, '"before"');
  const forget = rememberNav(list, 'build');
  dispatchEvent(new Event('pagehide'));
  forget();
  expect(sessionStorage.getItem(NAV_KEY)).toBe('"before"');
});
