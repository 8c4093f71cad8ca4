import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';
import { makeDoc } from './fixtures/docs.ts';

const fix = (description: string, homepage?: string) =>
  withAbsoluteLinks(makeDoc({ description }), homepage).description;
const base = (url: string, homepage?: string) =>
  withAbsoluteLinks(makeDoc({ inherits: { name: 'Dial', url } }), homepage).inherits?.url;

test('paths of the library’s site lead there, or nowhere', () => {
  expect(fix('See [the guide](/guide/).', 'https://dials.example/docs')).toBe(
    'See [the guide](https://dials.example/guide/).',
  );
  expect(fix('See [the guide](/guide/).')).toBe('See the guide.');
  expect(fix('See [the guide](/guide/).', 'no address')).toBe('See the guide.');
  expect(fix('See [the guide](/guide/).', 'javascript:a')).toBe('See the guide.');
});

test('the address of what a component builds on is one of the web, or none', () => {
  expect(base('https://dials.example/dial')).toBe('https://dials.example/dial');
  expect(base('/dial', 'https://dials.example')).toBe('https://dials.example/dial');
  for (const url of ['/dial', 'dial.md', '#dial', '//host', 'javascript:alert(1)', 'data:a'])
    expect(base(url), url).toBeNull();
});

test('takes time by the length of a comment', () => {
  for (const unit of ['[', '[a](/', '[a](/b', '[a]( ', '](/'])
    expect(fix(unit.repeat(200_000 / unit.length)).length).toBeGreaterThan(100_000);
});
