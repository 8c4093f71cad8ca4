import { afterEach, expect, it, vi } from 'vitest';
import { pageLook } from '../preferences/preferences.ts';
import { startPrint } from './print.ts';

const dark = { ...pageLook.get(), mode: 'dark', css: 'html{}' } as const;
const before = pageLook.get();

afterEach(() => {
  vi.unstubAllGlobals();
  pageLook.set(before);
});

it('shows the page, and so its demos, in the light mode while it is printed', () => {
  const listeners: Record<string, () => void> = {};
  const html = { dataset: {} as Record<string, string>, dir: 'ltr', toggleAttribute: vi.fn() };
  const style = { textContent: dark.css };
  vi.stubGlobal('document', { documentElement: html, getElementById: () => style });
  vi.stubGlobal('matchMedia', () => ({ addEventListener: vi.fn() }));
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
  pageLook.set(dark);
  startPrint();
  listeners.beforeprint!();
  // The developer tools may say it a second time.
  listeners.beforeprint!();
  expect(pageLook.get()).toEqual({ ...dark, mode: 'light' });
  expect(html.dataset.mode).toBe('light');
  listeners.afterprint!();
  expect(pageLook.get()).toBe(dark);
  expect(html.dataset.mode).toBe('dark');
});
