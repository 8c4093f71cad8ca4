import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const createPolicy = vi.fn((_name: string, rules: object) => rules);

beforeEach(() => {
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

it('changes nothing without Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trusted } = await import('./trusted.ts');
  expect(trusted.createHTML('<b>')).toBe('<b>');
});
