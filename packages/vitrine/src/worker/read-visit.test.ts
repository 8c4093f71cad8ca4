import { expect, it, vi } from 'vitest';

/** Of a worker at an address: where the site lies is read when its module is loaded, as another test may have done. */
async function readAt(worker: string) {
  vi.resetModules();
  vi.stubGlobal('location', new URL(worker));
  return (await import('./read-visit.ts')).readVisit;
}

const readVisit = await readAt('https://docs.example/ui/sw.js');

it.each([
  [{ visited: '/ui/' }, { visited: '/ui/' }],
  [{ visited: '/ui/demos/a b%20ü' }, { visited: '/ui/demos/a b%20ü' }],
  [
    { visited: '/ui/a', ofBuild: 'b' },
    { visited: '/ui/a', ofBuild: 'b', isLast: false },
  ],
  [
    { visited: '/ui/a', ofBuild: 'b', isLast: true, type: 'x' },
    { visited: '/ui/a', ofBuild: 'b', isLast: true },
  ],
])('%j is a page’s', (data, visit) => expect(readVisit(data)).toEqual(visit));

it.each([
  ...[null, undefined, 'SKIP_WAITING', 5, true, [], {}, { type: 'SKIP_WAITING' }],
  ...[{ visited: null }, { visited: {} }, { visited: ['/ui/a'] }, { visited: '' }],
  ...[{ visited: 'https://evil.example/ui/' }, { visited: '//evil.example/ui/' }],
  ...[{ visited: '/' }, { visited: '/other' }, { visited: '/ui/../other' }, { visited: 'ui/a' }],
  ...[{ visited: '/ui/a?b' }, { visited: '/ui/a#b' }, { visited: `/ui/${'a'.repeat(4000)}` }],
  ...[
    { visited: '/ui/a', ofBuild: 5 },
    { visited: '/ui/a', ofBuild: null },
  ],
  { visited: '/ui/a', ofBuild: 'b'.repeat(4001) },
])('%.60j is none', (data) => expect(readVisit(data)).toBeNull());

it('an address that leads to another host is none where the site lies at the root', async () => {
  const read = await readAt('https://docs.example/sw.js');
  expect(read({ visited: '//evil.example/a' })).toBeNull();
  expect(read({ visited: '/\\evil.example/a' })).toBeNull();
  expect(read({ visited: '/a' })).toEqual({ visited: '/a' });
});
