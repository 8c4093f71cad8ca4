import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const createPolicy = vi.fn((_name: string, rules: object) => rules);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/guide'));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('opens one policy, named as the header names it', async () => {
  const { trusted } = await import('./trusted.ts');
  expect(trusted.createHTML('<b>')).toBe('<b>');
  expect(trusted.createScriptURL('/sw.js')).toBe('/sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine']);
});

it('lets scripts of other sites pass only where the configuration names them', async () => {
  const { trusted } = await import('./trusted.ts');
  for (const url of [
    'https://ads.example/a.js',
    '//ads.example/a.js',
    '/\\ads.example',
    'data:,a',
    'blob:null/a',
  ]) {
    expect(trusted.createScriptURL(url), url).toBe('');
  }
  const named = 'https://ads.example/a.js';
  expect(trusted.createScriptURL(named, true)).toBe(named);
});

it('changes nothing without Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trusted } = await import('./trusted.ts');
  expect(trusted.createHTML('<b>')).toBe('<b>');
});
