import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OWN = [
  { src: 'https://site/assets/shell-1.js' },
  { href: 'https://site/assets/shell-1.css' },
];
let listeners: Record<string, (event: object) => void>;
let shown: { parts: [string, { onclick?: () => Promise<void> }] }[];
let readyState: string;
const reload = vi.fn();
const fetched = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  listeners = {};
  shown = [];
  readyState = 'loading';
  vi.stubGlobal('location', { origin: 'https://site', reload });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('document', {
    get readyState() {
      return readyState;
    },
    querySelectorAll: () => OWN,
    getElementById: () => ({ textContent: '{}' }),
    createElement: () => {
      const element = { parts: [] as unknown[] };
      return Object.assign(element, { append: (...parts: unknown[]) => (element.parts = parts) });
    },
    body: { append: (message: (typeof shown)[number]) => shown.push(message) },
  });
  vi.resetModules();
  await import('./load-failure.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const element = (selector: string, address: object) => ({
  target: { matches: (wanted: string) => wanted.split(',').includes(selector), ...address },
});

function finish(): void {
  readyState = 'interactive';
  listeners.DOMContentLoaded!({});
}

it('says nothing of a page that is whole', () => {
  listeners.error!(element('img', { src: 'https://site/assets/picture-1.png' }));
  listeners.error!(element('script', { src: 'https://other/assets/ad.js' }));
  listeners.error!({ target: {}, error: new Error('of some code') });
  finish();
  expect(shown).toEqual([]);
});

it.each([
  ['a script that did not arrive', element('script', OWN[0]!)],
  ['a style sheet that did not arrive', element('[rel=stylesheet]', OWN[1]!)],
  ['half a script', { target: {}, error: new SyntaxError('end of input'), filename: OWN[0]!.src }],
])('says so of %s, once, when the document is there', (_, event) => {
  listeners.error!(event);
  expect(shown).toEqual([]);
  finish();
  listeners.error!(event);
  expect(shown).toHaveLength(1);
  expect(shown[0]!.parts).toEqual([
    'Part of this page could not be loaded. ',
    expect.objectContaining({ textContent: 'Reload the page' }),
  ]);
});

it('says so of a document that ends too early', () => {
  document.getElementById = () => null;
  finish();
  expect(shown).toHaveLength(1);
});

it('reloads past what the browser has stored', async () => {
  document.getElementById = () => null;
  finish();
  await shown[0]!.parts[1].onclick!();
  expect(fetched.mock.calls).toEqual(
    OWN.map((each) => [Object.values(each)[0], { cache: 'reload' }]),
  );
  expect(reload).toHaveBeenCalledOnce();
});
