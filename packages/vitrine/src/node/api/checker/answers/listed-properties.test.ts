import type { Checker, Type } from '../type-host.ts';
import { expect, it, vi } from 'vitest';
import { lookUpListed } from './listed-properties.ts';

const TYPE = {} as Type;

function open(names: string[]) {
  const all = names.map((name) => ({ name, declarations: [] }));
  const asked = vi.fn((_type: Type, name: string) => all.find((one) => one.name === name));
  const checker = lookUpListed({
    getPropertiesOfType: () => all,
    getPropertyOfType: asked,
    typeToString: () => 'text',
  } as unknown as Checker);
  return { checker, asked, all };
}

it('asks for a property of a type that was not listed', () => {
  const { checker, asked, all } = open(['size']);
  expect(checker.getPropertyOfType(TYPE, 'size')).toBe(all[0]);
  checker.getPropertiesOfType({} as Type);
  checker.getPropertyOfType(TYPE, 'color');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('looks it up once all of them are known', () => {
  const { checker, asked, all } = open(['size', 'color']);
  expect(checker.getPropertiesOfType(TYPE)).toBe(all);
  expect(checker.getPropertyOfType(TYPE, 'color')).toBe(all[1]);
  expect(checker.getPropertyOfType(TYPE, 'as')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it.each(['toString', 'call', 'name'])('asks for %s, which no list has', (name) => {
  const { checker, asked } = open(['size']);
  checker.getPropertiesOfType(TYPE);
  checker.getPropertyOfType(TYPE, name);
  expect(asked).toHaveBeenCalledWith(TYPE, name);
});

it('leaves every other question to the checker', () => {
  expect(open([]).checker.typeToString(TYPE)).toBe('text');
});

it('keeps each declaration of a property once, however many elements have it', () => {
  const place = (index: number, path = '/react.d.ts') => ({ index, path });
  const declarations = [place(1), place(2), place(1), place(1, '/own.d.ts')];
  const repeated = { declarations: [...declarations, place(2)] };
  const plain = { declarations: [place(3)] };
  const once = plain.declarations;
  const checker = lookUpListed({
    getPropertiesOfType: () => [repeated, plain],
  } as unknown as Checker);
  const [title, size] = checker.getPropertiesOfType(TYPE);
  expect(title!.declarations).toEqual([place(1), place(2), place(1, '/own.d.ts')]);
  expect(size!.declarations).toBe(once);
});
