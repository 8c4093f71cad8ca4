import { expect, it } from 'vitest';
import { parseChangelog, withoutSections } from './parse-changelog.ts';

/** The time of an expression that goes back and forth in it grows by the square: minutes for this length. */
const LENGTH = 300_000;

it.each([
  ['comments that are not closed', '<!-- ', ''],
  ['a version that does not end', '1', '((', '## 1.'],
  ['a heading of spaces', ' ', '((', '## 1.0'],
  ['a heading of hyphens', '- ', '((', '## 1.0.0'],
  ['an address that is not closed', '](', '', '## [1.0.0](a) '],
  ['a date that is none', 'friday ', '', '## 1.0.0 - '],
  ['a section of hash signs', '# ', 'b', '## 1.0.0\n\n### '],
  ['a section of spaces', ' ', 'b', '## 1.0.0\n\n### a'],
])('%s', (_name, unit, after, before = '## 1.0.0\n\n') => {
  const text = before + unit.repeat(LENGTH / unit.length) + after;
  const start = process.cpuUsage();
  for (const { body } of parseChangelog(text)) withoutSections(body, ['a', 'Docs']);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
