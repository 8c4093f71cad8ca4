import { expect, test } from 'vitest';
import { collectProps } from '../collect/collect-props.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { readShape } from '../shape/shape.ts';

const list = (count: number, start: string) =>
  Array.from({ length: count }, (_, at) => `${start}${at}?: string;`).join(' ');

const kit = openKit(`import * as React from 'react';
type El = React.JSX.Element;
interface Attributes { ${list(60, 'a')} }
type Given<Slots> = {
  [Key in {
    [Slot in keyof Slots & string]: Slots[Slot] extends infer Obj
      ? (Obj extends object ? { [Attr in keyof Obj & string]: \`pt-\${Slot}-\${Attr}\` }[keyof Obj & string] : never)
      : never;
  }[keyof Slots & string]]?: string;
};
type Renamed<Own> = { [Key in keyof Own & string as \`on-\${Key}\`]?: Own[Key] };
type Either<Slot extends string> = { [Key in \`data-\${Slot}-\${keyof Attributes}\` | 'plain' | \`x\${Slot}\`]?: 1 };
export declare function Dial(props: Given<{ root?: Attributes }> & { size?: 1 }): El;
export declare function Bell(props: Given<{ root?: Attributes; label: Attributes }> & { size?: 2 }): El;
export declare function Lamp(props: Given<{ box?: Attributes }> & { size?: 3 }): El;
export declare function Few(props: Given<{ box?: { id?: 1; title?: 1 } }> & { size?: 4 }): El;
export declare function None(props: Given<{}> & { size?: 5 }): El;
export declare function On(props: Renamed<Attributes> & { size?: 6 }): El;
export declare function Off(props: Renamed<Attributes & { b?: 1 }> & { size?: 7 }): El;
export declare function Or(props: Either<'a'> & { size?: 8 }): El;
export declare function Nor(props: Either<'b'> & { size?: 9 }): El;
`);

/** Names of the props of a component, and the longest list that the checker was asked for. */
function read(name: string, { host, lists } = kit.counting()) {
  const { variants } = readShape(host, kit.type(name));
  lists.getPropertiesOfType = [];
  const { props } = collectProps(host, variants, { isNative: kit.isNative });
  return {
    names: props.map((prop) => prop.name).sort(),
    sample: props.find(({ isPattern }) => isPattern)?.symbols[0].name,
    longest: Math.max(0, ...lists.getPropertiesOfType),
  };
}

test('names in great numbers are listed once, and then only where they are others', () => {
  const names = ['pt-${string}', 'size'];
  const counting = kit.counting();
  expect(read('Dial', counting)).toEqual({ names, sample: 'pt-root-a0', longest: 60 });
  expect(read('Bell', counting)).toEqual({ names, sample: 'pt-root-a0', longest: 1 });
  expect(read('Lamp', counting)).toEqual({ names, sample: 'pt-box-a0', longest: 60 });
});

test('few of them are told by their names, and none as none', () => {
  const counting = kit.counting();
  expect(read('Dial', counting).names).toHaveLength(2);
  expect(read('Few', counting).names).toEqual(['pt-box-id', 'pt-box-title', 'size']);
  expect(read('None', counting).names).toEqual(['size']);
});

test('names that somebody declared, and that are only changed, are told', () => {
  expect(read('On').names).toHaveLength(61);
  expect(read('Off').names).toContain('on-a59');
});

test('what may have other names besides is listed each time', () => {
  const counting = kit.counting();
  expect(read('Or', counting)).toMatchObject({ names: ['data-${string}', 'plain', 'size', 'xa'] });
  expect(read('Nor', counting)).toMatchObject({
    names: ['data-${string}', 'plain', 'size', 'xb'],
    longest: 62,
  });
});
