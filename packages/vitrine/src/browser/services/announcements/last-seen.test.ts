import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let lastSeen: typeof import('./last-seen.ts');

beforeEach(async () => {
  vi.resetModules();
  lastSeen = await import('./last-seen.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('reads what any tab has stored, and never goes back', () => {
  const document = { cookie: 'other=9; vitrine-last-announcement=4; more=8' };
  vi.stubGlobal('document', document);
  expect(lastSeen.readLastSeen()).toBe(4);
  lastSeen.storeLastSeen(3);
  expect(document.cookie).toMatch(/^vitrine-last-announcement=4; max-age=31536000; path=\/;/);
});

it('takes a cookie that is no number for none', () => {
  vi.stubGlobal('document', { cookie: 'vitrine-last-announcement=x' });
  expect(lastSeen.readLastSeen()).toBe(0);
});

it('remembers what was closed as long as the page is open where the browser keeps no cookies', () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny, set: deny }));
  expect(lastSeen.readLastSeen()).toBe(0);
  lastSeen.storeLastSeen(1);
  lastSeen.storeLastSeen(2);
  expect(lastSeen.readLastSeen()).toBe(2);
});
