import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The modules that the script asks for, and whether it marks the demo as near. */
async function preloaded(own: Record<string, string>, top: number, start = '/s.js /d.js') {
  const links: { rel: string; href: string }[] = [];
  const dataset = { ...own };
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset, getBoundingClientRect: () => ({ top }) }),
    createElement: () => ({}),
    currentScript: { dataset: { start } },
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  vi.resetModules();
  await import('./first-demo.ts');
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true);
  return { near: 'near' in dataset, modules: links.map(({ href }) => href) };
}

it('asks for a demo that is near, for what it shares and for what starts it', async () => {
  const dataset = { module: '/a.js', preload: '/b.js /c.js' };
  const modules = ['/s.js', '/d.js', '/b.js', '/c.js', '/a.js'];
  expect(await preloaded(dataset, 999)).toEqual({ near: true, modules });
  const alone = ['/s.js', '/d.js', '/a.js'];
  expect(await preloaded({ module: '/a.js', preload: '' }, 0)).toEqual({
    near: true,
    modules: alone,
  });
});

it('asks for nothing of one that is further away, nor for the code of one in a document of its own', async () => {
  expect(await preloaded({ module: '/a.js', preload: '' }, 1000)).toEqual({
    near: false,
    modules: [],
  });
  expect(await preloaded({}, 0)).toEqual({ near: true, modules: ['/s.js', '/d.js'] });
  // In dev nothing is bundled.
  expect(await preloaded({}, 0, '')).toEqual({ near: true, modules: [] });
});
