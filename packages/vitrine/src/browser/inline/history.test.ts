import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the script does once the history has led to a path. */
async function pop(pathname: string, router?: true) {
  const location = { pathname: '/here', reload: vi.fn() };
  const listeners: Record<string, () => void> = {};
  vi.stubGlobal('window', { vitrineRouter: router });
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
  vi.resetModules();
  await import('./history.ts');
  location.pathname = pathname;
  listeners.popstate!();
  return location.reload.mock.calls.length;
}

it('reloads another page, as long as no router is there', async () => {
  expect(await pop('/there')).toBe(1);
  expect(await pop('/there', true)).toBe(0);
});

it('leaves a place of the same page to the browser', async () => {
  expect(await pop('/here')).toBe(0);
});
