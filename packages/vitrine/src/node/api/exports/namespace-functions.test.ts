import { expect, test } from 'vitest';
import { describeApi } from '../../commands/api.ts';
import { extractPackage } from '../extract-package.ts';
import { formatDocs } from '../output/format.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const files = {
  'index.d.ts': `export * as Kit from './kit.js';
    export * as Tool from './tool.js';
    export { useBoth } from './kit.js';`,
  'kit.d.ts': `import * as React from 'react';
    export declare const Dial: React.FC<{ size?: number }>;
    export declare const unstable_Hand: React.FC<{ at?: number }>;
    export declare function createDial(): void;
    export declare function unstable_turn(): void;
    /**
     * Reads.
     * @param options which one
     */
    export declare function useDial(options: { at?: number }): { value: string };
    export declare function useBoth(): void;
    /** @internal */
    export declare function inner(): void;
    export declare class Handle { open(): void }
    export declare const SIZE: number, context: React.Context<number>;`,
  'tool.d.ts': 'export declare function useTool(): void;',
};

test('hooks and functions stand beside the components that are exported with them', async () => {
  const root = writeProject(packageFiles('acme', files));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  expect(docs.map(({ kind, name, aliases }) => [kind, name, ...aliases].join(' '))).toEqual([
    'component Kit.Dial',
    'component Kit.unstable_Hand',
    'function Kit.createDial',
    'function Kit.unstable_turn',
    'hook Kit.useDial',
    'constant Tool',
    'hook useBoth Kit.useBoth',
  ]);
  expect(docs.map(({ imports: [first] }) => first!.clause)).toEqual([
    ...['{ Kit }', '{ Kit }', '{ Kit }', '{ Kit }', '{ Kit }', '{ Tool }', '{ useBoth }'],
  ]);
  expect(formatDocs(docs)).toContain('Kit.useDial(options: { at?: number }): { value: string }');
  const { text } = await describeApi(root, 'acme', {
    ...{ json: false, markdown: true, undocumented: false },
  });
  const page = String(text)
    .split('\n# ')
    .find((one) => /^(# )?Kit\n/.test(one))!;
  expect(page).toContain('`Kit` has 2 parts: `Kit.Dial` and `Kit.unstable_Hand`.');
  expect(page.slice(page.indexOf('## Kit.useDial')).split('\n\n').slice(0, 6)).toEqual([
    '## Kit.useDial',
    'Reads.',
    '```ts\nKit.useDial(options: { at?: number }): { value: string };\n```',
    expect.stringMatching(/^\| Name \| Type \| Description \|\n.*\n\| `options` .* which one \|\n/),
    '`{ value: string }`',
    expect.stringMatching(/\| `value` \| `string` \|/),
  ]);
}, 20_000);

test('a function that has components can be called all the same', async () => {
  const types = `import * as React from 'react';
    declare function Loadable<P>(load: () => P): React.ComponentType<P>;
    declare namespace Loadable {
      class Capture extends React.Component<{ report(name: string): void }> {}
      function preloadAll(): Promise<void>;
    }
    export = Loadable;`;
  const root = writeProject(packageFiles('acme', { 'index.d.ts': types }, { type: 'commonjs' }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  expect(docs.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'component Loadable.Capture',
    'function Loadable',
  ]);
  expect(docs[1]!.signatures.map(({ text }) => text)).toEqual([
    'Loadable<P>(load: () => P): React.ComponentType<P>',
    'Loadable.preloadAll(): Promise<void>',
  ]);
}, 20_000);
