import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithStyles } from './load-styles.ts';

interface Link {
  href: string;
  onload: () => void;
  onerror: () => void;
}
let links: Link[];
const hrefs = () => links.map(({ href }) => href);
const load = vi.fn(() => Promise.resolve('part'));

beforeEach(() => {
  links = [];
  load.mockClear();
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'link[href="/assets/there.css"]' ||
      hrefs().some((href) => selector === `link[href="${href}"]`)
        ? {}
        : null,
    createElement: () => ({
      remove(this: Link) {
        links = links.filter((link) => link !== this);
      },
    }),
    body: { append: (link: Link) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('waits for the style sheets, each asked for once', async () => {
  const both = Promise.all([
    loadWithStyles(load, ['assets/a.css', 'assets/there.css']),
    loadWithStyles(load, ['assets/a.css']),
  ]);
  await Promise.resolve();
  expect(hrefs()).toEqual(['/assets/a.css']);
  expect(load).not.toHaveBeenCalled();
  links[0]!.onload();
  expect(await both).toEqual(['part', 'part']);
  expect(await loadWithStyles(load, ['assets/a.css'])).toBe('part');
  expect(hrefs()).toEqual(['/assets/a.css']);
});

it('asks again for a style sheet that has not arrived', async () => {
  const failed = loadWithStyles(load, ['assets/b.css']);
  await Promise.resolve();
  links[0]!.onerror();
  await expect(failed).rejects.toThrow('/assets/b.css has not arrived');
  expect(load).not.toHaveBeenCalled();
  const again = loadWithStyles(load, ['assets/b.css']);
  await Promise.resolve();
  links[0]!.onload();
  expect(await again).toBe('part');
});

it('needs none', async () => {
  expect(await loadWithStyles(load)).toBe('part');
});
