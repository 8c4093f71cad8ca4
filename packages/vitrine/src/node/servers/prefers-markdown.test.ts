import { expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

it.each([
  'text/markdown',
  'Text/Markdown;charset=utf-8',
  'text/markdown, text/html, */*',
  'text/html;q=0.9, text/markdown;q=0.95',
  'text/markdown;q=0.5, */*;q=0.1',
  'text/markdown;q=0.5, text/html;q=0',
  'text/markdown, text/html;q=1.000',
  'text/markdown;q=1., text/html',
  `${'a/b,'.repeat(49)}text/markdown`,
])('answers %j with Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown;q=x',
  'text/markdown;q=2',
  'text/markdown;q=00',
  'text/markdown;q=.5',
  'text/markdown;q=1.5',
  `${'a/b,'.repeat(50)}text/markdown`,
])('answers %j with HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
