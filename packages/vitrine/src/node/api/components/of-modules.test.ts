/** Components of a module that is exported as a whole, beside others of their names. */
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { readKit } from '../props/fixtures/read-kit.ts';

const ICON = `import type { Icon } from './icon';
export declare const Acorn: Icon;
export declare const Bell: Icon;
`;
const kit = readKit({
  'index.d.ts': `export * as Server from './server';
export * from './browser';
`,
  'icon.d.ts': `import * as React from 'react';
export type Icon = React.ForwardRefExoticComponent<{ size?: number } & React.RefAttributes<SVGSVGElement>>;
`,
  'browser.d.ts': ICON,
  'server.d.ts': ICON,
});

test('are no second names of these, whatever their types', () => {
  const named = kit.read.docs.map(({ name, aliases }) => [name, ...aliases].join(' '));
  expect(named).toEqual(['Acorn', 'Bell', 'Server.Acorn', 'Server.Bell']);
});

const namesIn = async (files: Record<string, string>, manifest: object) => {
  const root = writeProject(packageFiles('kit', files, manifest));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return docs.map(({ name, aliases, description }) => [name, ...aliases, description].join(' '));
};

test('what is another name of a component is told with it, unless it has words of its own', async () => {
  const all = ['Dialog.Root Dialog.Part Dialog.Same Part Same A part.', 'Dialog.Old Old Worn.'];
  const index = `export * as Dialog from './dialog'; export { Part, Same, Old } from './dialog';`;
  const source = `/** A part. */
    export function Part({ size }: { size?: 1 }) { return <b>{size}</b>; }
    export const Root = Part, Same = Part;
    /** Worn. */
    export const Old = Part;`;
  const files = { 'index.ts': index, 'dialog.tsx': source };
  expect(await namesIn(files, { types: undefined, exports: './index.ts' })).toEqual(all);
  const declared = `import * as React from 'react';
    /** A part. */
    export declare function Part(props: { size?: 1 }): React.JSX.Element;
    export declare const Root: typeof Part;
    export declare const Same: typeof Part;
    /** Worn. */
    export declare const Old: typeof Part;`;
  expect(await namesIn({ 'index.d.ts': index, 'dialog.d.ts': declared }, {})).toEqual(all);
}, 20_000);
