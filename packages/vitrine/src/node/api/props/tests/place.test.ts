/** The package and the file that declare a component. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const knob = (name: string) => `import * as React from 'react';
export declare function ${name}<T extends string, U = T[]>(props: { item?: T; other?: U }): React.JSX.Element;`;
const kit = readKit(
  {
    'index.d.mts': `export * from './lib/Knob.mjs'; export * from './lib/Dial.mjs'; export { Bell } from 'bells';`,
    'lib/Knob.d.mts': knob('Knob'),
    'lib/Knob.d.ts': knob('Knob'),
    'lib/Dial.d.mts': knob('Dial'),
  },
  {
    manifest: { name: 'kit-under-its-own-name', types: './index.d.mts' },
    others: {
      'node_modules/bells/package.json':
        '{"name":"bells","version":"2.1.0","types":"./types/index.d.cts"}',
      'node_modules/bells/types/index.d.cts': knob('Bell'),
      'node_modules/bells/types/index.d.ts': knob('Bell'),
    },
  },
);

test('is that of the declaration, named as in imports and as in the sources', () => {
  const places = kit.read.docs.map(({ name, declaredIn, file }) => [
    name,
    `${declaredIn.package} ${declaredIn.version}`,
    file,
  ]);
  expect(places).toEqual([
    ['Bell', 'bells 2.1.0', 'types/index.d.ts'],
    ['Dial', 'kit 1.0.0', 'lib/Dial.d.mts'],
    ['Knob', 'kit 1.0.0', 'lib/Knob.d.ts'],
  ]);
});

test('type parameters have the constraint and the default that are written, or none', () => {
  expect(kit.doc('Knob').generics).toEqual([
    { name: 'T', constraint: 'string', default: null },
    { name: 'U', constraint: null, default: 'T[]' },
  ]);
});
