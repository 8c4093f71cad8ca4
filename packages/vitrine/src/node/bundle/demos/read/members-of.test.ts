import { expect, it } from 'vitest';
import { parseSync } from '../../../base/code/parse-code.ts';
import { membersOf } from './members-of.ts';

function read(code: string) {
  const { program } = parseSync('demo.js', `import * as kit from 'kit';\n${code}`);
  const found = membersOf(program, new Set(['kit'])).get('kit');
  return found && [...found].sort();
}

it('lists the members that are named', () => {
  expect(read('kit.Root(kit.Item, { kit: kit?.default, [kit.key]: 1 }); kit.a.b();')).toEqual([
    ...['Item', 'Root', 'a', 'default', 'key'],
  ]);
  expect(read('class A { kit = kit.a; kit() {} static kit } other.kit; other?.kit;')).toEqual([
    'a',
  ]);
  expect(read('')).toEqual([]);
});

it.each([
  'kit;',
  'kit[name];',
  'kit["a"];',
  'go(kit);',
  '({ kit });',
  '({ ...kit });',
  '({ [kit]: 1 });',
  'const { a } = kit;',
  'export { kit };',
  'export { kit as other };',
  // Another of its name: what is named of that is nothing of the module.
  'function go(kit) { return kit.a; }',
  'const go = ({ kit }) => kit.a;',
  'for (const kit of all) kit.a;',
  'class A { [kit] = 1 }',
  'class A { #a = kit; }',
])('a namespace that is used as a whole has none: %s', (code) => {
  expect(read(`kit.Root();\n${code}`)).toBeUndefined();
});
