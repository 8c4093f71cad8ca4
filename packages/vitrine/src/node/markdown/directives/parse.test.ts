import { describe, expect, it } from 'vitest';
import type { Directive } from './directive.ts';
import { createDirectives } from './parse.ts';

const generate = () => ({ markdown: '' });
const tabs: Directive = {
  name: 'tabs',
  hasLabel: true,
  attributes: { file: { example: 'a.tsx' }, wide: 'flag', height: 'either', of: 'value' },
  generate,
};
const line: Directive = { name: 'line', attributes: { thin: 'flag', dashed: 'flag' }, generate };
const { parse, start, stray } = createDirectives([tabs, line]);

/** What was read of a line, or why it is refused. */
const read = (text: string) => {
  const parsed = parse(text);
  if (typeof parsed === 'string') return parsed;
  return [parsed.directive.name, parsed.label, Object.fromEntries(parsed.attributes)];
};

describe('a directive', () => {
  it('has a label and attributes', () => {
    expect(read('::tabs[A \\] b ]{file="a b.tsx" wide height of=\'x\'}  ')).toEqual([
      ...['tabs', 'A ] b'],
      { file: 'a b.tsx', wide: undefined, height: undefined, of: 'x' },
    ]);
    expect(read('::tabs{file=a.tsx height=3}')).toEqual([
      ...['tabs', ''],
      { file: 'a.tsx', height: '3' },
    ]);
    expect(read('::tabs{ file = "a.tsx" of = x wide}')).toEqual([
      ...['tabs', ''],
      { file: 'a.tsx', of: 'x', wide: undefined },
    ]);
    expect(read('::line')).toEqual(['line', '', {}]);
    expect(read('::line{}')).toEqual(['line', '', {}]);
  });

  it.each([
    ['::tabs', 'it must have the form ::tabs[Label]{file=a.tsx}'],
    ['::tabs[A]', 'it must have the form ::tabs[Label]{file=a.tsx}'],
    ['::tabs{file=a.tsx} text', 'it must have the form ::tabs[Label]{file=a.tsx}'],
    ['::line[A]', 'it must have the form ::line or ::line{thin dashed}'],
    ['::tabs{}', 'the attribute file=a.tsx is missing'],
    ['::tabs{file=}', 'the attribute file=a.tsx is missing'],
    ['::tabs{file=a.tsx wide wide}', '"wide" is given twice'],
    ['::tabs{file=a.tsx wide=yes}', '"wide" takes no value'],
    ['::tabs{file=a.tsx of}', '"of" takes a value'],
    [
      '::tabs{file=a.tsx toString}',
      'unknown attribute "toString"; known are file, wide, height and of',
    ],
    ['::Tabs{file=a.tsx}', 'there is no "::Tabs"; the directives are "::tabs" and "::line"'],
  ])('is refused: %s', (text, reason) => {
    expect(read(text)).toBe(reason);
  });
});

it('is recognised by its name, and any other word by its braces', () => {
  const meant = ['::tabs', '::TABS', '::line of text', '::other{', '::other[A]', '::tabs{'];
  expect(meant.filter((text) => start.test(text))).toEqual(meant);
  expect(
    ['::other', '::tabs-list', '::tabsy', ':: tabs', 'a ::tabs{'].filter((text) =>
      start.test(text),
    ),
  ).toEqual([]);
  const running = ['a ::tabs{', '::line[', ':line[', 'a ::line', 'a::tabs{', 'a :other{'];
  expect(running.map((text) => stray.test(text))).toEqual([true, true, true, false, false, false]);
});
