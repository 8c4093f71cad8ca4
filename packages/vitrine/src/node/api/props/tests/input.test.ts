import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit(`
type Tone = 'soft' | 'loud';
type Label = string;
type Mixed = string | 5;
interface Base {
  text?: string; size?: number; on?: boolean; node?: React.ReactNode; tone?: Tone; call?: () => void;
  either?: number | boolean; words?: string | number; alias: Label; none: null; mixed?: Mixed; sure: Mixed;
}
export declare function Written(props: {
  text?: string; size?: number; on?: boolean; node?: React.ReactNode; tone?: Tone; call?: () => void;
  either?: number | boolean; words?: number | string; fixed?: 'a'; lonely: null;
  nullable?: number | null; before?: null | boolean; list?: number | number[]; nodes?: MyReactNode;
  gone: number | undefined; auto?: 'auto' | number;
}): React.JSX.Element;
type ReactNode = React.ReactNode;
type MyReactNode = React.ReactNode;
export declare function Short(props: { icon?: ReactNode }): React.JSX.Element;
export declare function Elsewhere(props: {
  text?: Base['text']; size?: Base['size']; on?: Base['on']; node?: Base['node']; tone?: Base['tone'];
  call?: Base['call']; either?: Base['either']; words?: Base['words']; alias?: Base['alias']; mixed?: Base['mixed']; sure: Base['sure'];
  beside?: Base['size'] | string; besides?: Base['size'] | number;
}): React.JSX.Element;
type Named = { [K in 'size' | 'max']?: number } & { [K in 'text']?: string } & { [K in 'open']: boolean };
export declare function Computed(props: Named & { hack?(text: string): void }): React.JSX.Element;
declare const defs: { size: number; text: string; mark: { values: readonly ['a', 'b'] } };
export declare function Valued(props: Partial<typeof defs>): React.JSX.Element;
`);

/** By how props of these names are set, wherever their types are written. */
const PLAIN = {
  text: 'text',
  size: 'number',
  on: 'boolean',
  node: 'text',
  tone: null,
  call: null,
  either: null,
  words: 'text',
};

test('a prop whose type is written takes what all of its members are set by, or a text', () => {
  expect(kit.each('Written', ({ input }) => input)).toEqual({
    ...PLAIN,
    fixed: null,
    lonely: null,
    nullable: 'number',
    before: 'boolean',
    list: null,
    nodes: null,
    gone: 'number',
    auto: null,
  });
  expect(kit.prop('Short', 'icon').input).toBe('text');
});

test('a type that names a member of another is looked up there', () => {
  expect(kit.each('Elsewhere', ({ input }) => input)).toEqual({
    ...PLAIN,
    alias: 'text',
    mixed: null,
    sure: null,
    beside: 'text',
    besides: null,
  });
});

test('a prop that is written nowhere takes what the checker knows', () => {
  expect(kit.each('Computed', ({ input }) => input)).toEqual({
    hack: null,
    size: 'number',
    max: 'number',
    text: 'text',
    open: 'boolean',
  });
  expect(kit.each('Valued', ({ input }) => input)).toEqual({
    size: 'number',
    text: 'text',
    mark: null,
  });
});
