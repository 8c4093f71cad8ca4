import { realpathSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeProject } from '../../fixtures/install.ts';
import { openTypes } from '../open-types.ts';
import { listGlobalTypes } from './global-types.ts';

const manifest = (more: object) => JSON.stringify({ version: '1.0.0', ...more });

const root = realpathSync(
  writeProject({
    'node_modules/kit/package.json': manifest({
      ...{ name: 'kit', types: './index.d.ts' },
      dependencies: {
        '@types/places': '1',
        '@types/modules': '1',
        '@types/absent': '1',
        other: '1',
      },
    }),
    'node_modules/kit/index.d.ts': "export declare const at: places.Point['x'];",
    'node_modules/kit/node_modules/@types/places/package.json': manifest({ name: '@types/places' }),
    'node_modules/kit/node_modules/@types/places/index.d.ts':
      'declare namespace places { interface Point { x: number } }',
    'node_modules/kit/node_modules/@types/modules/package.json': manifest({
      name: '@types/modules',
    }),
    'node_modules/kit/node_modules/@types/modules/index.d.ts': 'export interface Own { x: number }',
  }),
);
const session = openTypes(root, path.join(root, 'node_modules/kit'), 'kit');
afterAll(() => session.close());

const dirOf = (name: string) => path.join(root, 'node_modules/kit', name);

test('what a package names of the scripts of a page is known, as it depends on their types', () => {
  const { host } = session;
  const [found] = host.exportsOf((one) => one === 'at')!;
  expect(host.checker.typeToString(host.checker.getTypeOfSymbol(found!.symbol)!)).toBe('number');
});

test('what an import leads to is not read for that', () => {
  expect(listGlobalTypes(dirOf(''))).toEqual([dirOf('node_modules/@types/places/index.d.ts')]);
  expect(listGlobalTypes(root)).toEqual([]);
});
