import { expect, test } from 'vitest';
import { LISTENING_EVENT } from '../../shared/contract.ts';
import { isMessage } from './socket-guard.ts';

const custom = (event: unknown, data?: unknown) => JSON.stringify({ type: 'custom', event, data });

test.each([
  custom(LISTENING_EVENT, 3),
  custom('vite:invalidate', { path: '/a.tsx' }),
  custom('vite:invalidate', { path: '/a.tsx', message: 'why', firstInvalidatedBy: '/b.tsx' }),
  custom('plugin:event'),
  custom('plugin:event', null),
])('%s is passed on', (text) => expect(isMessage(text)).toBe(true));

test.each([
  ...['', '{', 'null', '1', '"custom"', '[]', '{}', '{"type":"custom"}', '{"type":"update"}'],
  ...['{"type":"ping"}', custom(1), custom(null), custom({ a: 1 }), custom(['a'])],
  ...[
    custom(LISTENING_EVENT),
    custom(LISTENING_EVENT, '3'),
    custom(LISTENING_EVENT, { valueOf: 1 }),
  ],
  ...[custom('vite:invalidate'), custom('vite:invalidate', null), custom('vite:invalidate', {})],
  custom('vite:invalidate', { path: 1 }),
  custom('vite:invalidate', { path: '/a', message: {} }),
  custom('vite:invalidate', { path: '/a', firstInvalidatedBy: 1 }),
  custom('vite:invoke', null),
  custom('vite:invoke', { id: 'send:1', name: 'fetchModule', data: ['/etc/passwd?raw'] }),
  custom('vite:client:connect', 1),
  custom('connection'),
])('%s is dropped', (text) => expect(isMessage(text)).toBe(false));
