import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, writeProject } from '../../fixtures/install.ts';
import { typesBesideMap } from './types-beside-map.ts';

const lent = (exports: unknown, files: string[]) => {
  const texts = Object.fromEntries(['i.d.ts', ...files].map((file) => [file, '']));
  const root = writeProject(packageFiles('kit', texts, { types: './i.d.ts', exports }));
  return typesBesideMap(path.join(root, 'node_modules/kit'), 'kit').paths !== undefined;
};

test('types that a manifest names count where an import finds none, whatever `require` finds', () => {
  const both = { import: './i.mjs', require: './i.js' };
  expect(lent(both, [])).toBe(true);
  expect(lent({ '.': both }, [])).toBe(true);
  expect(lent({ import: './i.mjs', require: { types: './i.d.ts', default: './i.js' } }, [])).toBe(
    true,
  );
  expect(lent(both, ['i.d.mts'])).toBe(false);
  expect(lent({ ...both, default: './i.js' }, [])).toBe(false);
  expect(lent({ require: './i.js' }, [])).toBe(false);
});

test('a package whose map leads an import to code without types is documented by those it names', async () => {
  const files = {
    'i.d.ts': 'export declare const Dial: (props: { value: number }) => null;',
    ...{ 'i.mjs': '', 'i.js': '' },
  };
  const exports = { import: './i.mjs', require: './i.js' };
  const root = writeProject(packageFiles('kit', files, { types: './i.d.ts', exports }));
  const { docs } = await extractPackage({ root, package: 'kit' });
  expect(docs.map(({ name, props }) => [name, props.length])).toEqual([['Dial', 1]]);
});
