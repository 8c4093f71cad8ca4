// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parseCodeTab, startCodeTabs } from './code-tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['pnpm', 'pnpm'],
  ['x'.repeat(101), ''],
  [7, ''],
  [null, ''],
])('of %j remembers %j', (stored, tab) => {
  expect(parseCodeTab(stored)).toBe(tab);
});

it('shows what is chosen in every group, also where an earlier choice cannot be replaced', () => {
  const group = (name: string) =>
    `<div class="code-tabs">${['npm', 'pnpm', 'yarn']
      .map((tab) => `<input type="radio" name="${name}" value="${tab}">`)
      .join('')}</div>`;
  document.body.innerHTML = group('a') + group('b');
  const inputs = [...document.querySelectorAll('input')];
  const shown = () => inputs.filter(({ checked }) => checked).map(({ value }) => value);
  const choose = (tab: string) => inputs.find(({ value }) => value === tab)!.click();
  const stored: Record<string, unknown> = {};
  let isFull = false;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new Error('full');
    stored[key] = value;
  };
  // Newer versions of Node have a name of their own for it, which leads nowhere.
  vi.stubGlobal('localStorage', Object.assign(stored, { setItem }));
  startCodeTabs();
  choose('pnpm');
  expect(shown()).toEqual(['pnpm', 'pnpm']);
  isFull = true;
  choose('yarn');
  expect(shown()).toEqual(['yarn', 'yarn']);
});
