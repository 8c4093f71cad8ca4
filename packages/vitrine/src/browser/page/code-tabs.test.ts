// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parseCodeTab, startCodeTabs } from './code-tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
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
  startCodeTabs();
  choose('pnpm');
  expect(shown()).toEqual(['pnpm', 'pnpm']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  choose('yarn');
  expect(shown()).toEqual(['yarn', 'yarn']);
});
