import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';
import { defaultText } from '../default-text.ts';

const values = [
  { text: "'md'", value: 'md' },
  { text: '1', value: 1 },
];

test.each([
  [null, null],
  ['', null],
  ['12', '12'],
  ['true.', 'true'],
  ['1.5;', '1.5'],
  ["'md'", "'md'"],
  ["'md'.", "'md'"],
  ['"md"', "'md'"],
  ['md', "'md'"],
  ['`md`', "'md'"],
  ["`'md'`.", "'md'"],
  ['```md```', "'md'"],
  ['```300```', '300'],
  ["'other',", "'other'"],
  ['"other"', "'other'"],
  ['"it\'s"', '"it\'s"'],
  ['`theme.primaryColor`.', 'theme.primaryColor'],
  ["`{ duration: 0, at: 'top' }`", "{ duration: 0, at: 'top' }"],
  ['`60px`', '60px'],
  ['`${size}px`', '`${size}px`'],
  ['`true` for rows, `false` for columns', '`true` for rows, `false` for columns'],
  ['theme.radius', 'theme.radius'],
  ['```ts\n{ a: 1 }\n```', '{ a: 1 }'],
  ['```\nmd\n```', "'md'"],
  ['```ts\n{\n  a: 1,\n}\n```', '{\n  a: 1,\n}'],
  ['```ts\n1\n``` in rows', '```ts\n1\n``` in rows'],
  ['That of the theme.', 'That of the theme.'],
])('%j is shown as %j', (text, shown) => {
  expect(defaultText(text, values)).toBe(shown);
});

test('a boolean is no string, whatever its author quotes', () => {
  expect(defaultText("'false'", [], 'boolean')).toBe('false');
  expect(defaultText('`"true"`', [], 'boolean')).toBe('true');
  expect(defaultText("'auto'", [], 'boolean')).toBe("'auto'");
  expect(defaultText("'false'", [], 'string')).toBe("'false'");
});

const kit = readKit(`
export interface BaseProps {
  /** @default 'md' */ size?: 'md' | 'lg';
  /** @default 'loud' */ tone?: 'soft' | 'calm';
  /** @default 'auto' */ width?: 'full' | (string & {});
}
export declare function Base(props: BaseProps): React.JSX.Element;
export declare function Soft(props: BaseProps & { own?: 1 }): React.JSX.Element;
`);

test('what a base says is none of a component that does not take it', () => {
  expect(kit.prop('Base', 'tone').default).toBe("'loud'");
  const defaults = kit.each('Soft', (prop) => prop.default);
  expect(defaults).toEqual({ own: null, size: "'md'", tone: null, width: "'auto'" });
});
