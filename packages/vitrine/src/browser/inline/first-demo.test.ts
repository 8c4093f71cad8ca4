import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The modules that the script asks for. */
async function preloaded(dataset: Record<string, string>, top: number): Promise<string[]> {
  const links: { rel: string; href: string }[] = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset, getBoundingClientRect: () => ({ top }) }),
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  vi.resetModules();
  await import('./first-demo.ts');
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true);
  return links.map(({ href }) => href);
}

it('asks for a demo that is near, and for what it shares', async () => {
  const dataset = { module: '/a.js', preload: '/b.js /c.js' };
  expect(await preloaded(dataset, 999)).toEqual(['/b.js', '/c.js', '/a.js']);
  expect(await preloaded({ module: '/a.js', preload: '' }, 0)).toEqual(['/a.js']);
});

it('asks for none that is further away, or runs in a document of its own', async () => {
  expect(await preloaded({ module: '/a.js', preload: '' }, 1000)).toEqual([]);
  expect(await preloaded({}, 0)).toEqual([]);
});
