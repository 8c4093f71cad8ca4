import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const files = {
  'index.d.ts': `import * as React from 'react';
    import { Turning, type Base } from 'base-ui-kit';
    export declare const Dial: React.FC<{ at?: number }>;
    /** Turns. */
    export declare const Knob: import('core-ui-kit/knob').Component<{ size: number }>;
    export declare const Gauge: Turning<Base>;
    export declare const useGauge: Turning<{ value: number }>;
    export declare const GAUGES: Turning<{ all: number }>;
    /** @internal */
    export declare const Inner: Turning<{}>;
    export * as Panel from './panel.js';
    export declare const Sheet: React.FC<{ open?: boolean }> & { Edge: Turning<{}>; size: number };
    export declare const Lost: import('./lost.js').Lost;
    export declare const Own: import('@/own').Own;
    export type { Base };`,
  'panel.d.ts': `import type { Turning } from 'base-ui-kit';
    export declare const Root: Turning<{ wide?: boolean }>;
    export declare const WIDTH: number;`,
};
const manifest = { peerDependencies: { 'core-ui-kit': '1', 'base-ui-kit': '1' } };

const read = async (root: string, cacheDir = tempDir()) => {
  const { docs } = await extractPackage({ root, package: 'acme-dial', cacheDir });
  return docs.map(({ kind, name, unresolved }) => [kind, name, ...unresolved].join(' '));
};
const without = (name: string) =>
  `what it is could not be read: "${name}" is not installed: npm install ${name}`;

it('names exports whose types need a package that is missing, and reads them when it is there', async () => {
  const root = writeProject(packageFiles('acme-dial', files, manifest));
  const cacheDir = tempDir();
  const lacking = [
    'component Dial',
    `component Gauge ${without('base-ui-kit')}`,
    `component Knob ${without('core-ui-kit')}`,
    `component Panel.Root ${without('base-ui-kit')}`,
    'component Sheet',
    `component Sheet.Edge ${without('base-ui-kit')}`,
    `constant GAUGES ${without('base-ui-kit')}`,
    `hook useGauge ${without('base-ui-kit')}`,
  ];
  expect((await read(root, cacheDir)).sort()).toEqual(lacking);
  expect((await read(root, cacheDir)).sort()).toEqual(lacking);
  // What is installed then is no file that was read.
  const bases = {
    ...packageFiles('core-ui-kit', {
      'knob.d.ts': `import * as React from 'react'; export type Component<P> = React.FC<P>;`,
    }),
    ...packageFiles('base-ui-kit', {
      'index.d.ts': `import * as React from 'react';
        export interface Base { value?: number }
        export type Turning<P> = (props: P) => React.JSX.Element;`,
    }),
  };
  for (const [file, text] of Object.entries(bases)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const found = await read(root, cacheDir);
  expect(found).toContain('component Knob');
  for (const name of ['Gauge', 'Panel.Root', 'Sheet.Edge'])
    expect(found).toContain(`component ${name}`);
  expect(found.join()).not.toContain('could not be read');
});
