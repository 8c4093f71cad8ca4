import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

/** A component with a prop for every attribute of every slot. */
const types = (slots: number, attributes: number) => `import * as React from 'react';
type Slot = ${Array.from({ length: slots }, (_, at) => `'s${at}'`).join(' | ')};
type Attribute = ${Array.from({ length: attributes }, (_, at) => `'a${at}'`).join(' | ')};
type PassThrough = { [Key in \`pt-\${Slot}-\${Attribute}\`]?: Key extends 'pt-s0-a0' ? number : string };
export interface DialProps { size?: number; kind?: 'a' }
export declare function Dial(props: DialProps & PassThrough): React.JSX.Element;
export declare function Clock(props: (DialProps & PassThrough) | ({ kind: 'b' } & PassThrough)): React.JSX.Element;
interface Doubled extends Omit<DialProps & PassThrough, 'kind'>, DialProps {}
export declare function Twice(props: Doubled & PassThrough): React.JSX.Element;
export {};`;

async function rowsOf(slots: number, attributes: number) {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types(slots, attributes) }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  return Object.fromEntries(docs.map(({ name, props }) => [name, props]));
}

test('names that a type computes in great numbers are one row, in every variant', async () => {
  const { Dial, Clock, Twice } = await rowsOf(8, 6);
  for (const rows of [Dial, Clock, Twice]) {
    expect(rows!.map(({ name }) => name).sort()).toEqual(['kind', 'pt-${string}', 'size']);
    expect(rows!.find(({ name }) => name.startsWith('pt-'))).toMatchObject({
      required: false,
      description: '48 names of this pattern, such as `pt-s0-a0`.',
    });
  }
});

test('few of them are listed', async () => {
  const { Dial } = await rowsOf(3, 2);
  expect(Dial!.map(({ name }) => name)).toContain('pt-s2-a1');
  expect(Dial).toHaveLength(8);
});
