import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

test('a prop that a compiler wrote out without a word has those of the type that it comes from', async () => {
  const files = {
    'index.d.ts': `export { default as Knob } from './knob.js'; export type { Props as KnobProps } from './types.js';
      export { Dial } from './dial.js'; export type { DialProps } from './dial.js';`,
    'types.d.ts': `export type Props = React.AriaAttributes & {
      /** How large. @default 'md' */ size?: 'sm' | 'md'; /** Its name. */ label?: string; on?: boolean; /** Which. */ other?: string }
      import * as React from 'react';`,
    'knob.d.ts': `import * as React from 'react'; interface Base { other?: string }
      declare const Knob: React.ForwardRefExoticComponent<Base & { size?: 'sm' | 'md'; /** Another. */ label?: string; on?: boolean; role?: 'a' }>;
      export default Knob;`,
    'dial.d.ts': `export interface DialProps { /** Turns. */ turns?: number }
      export declare function Dial(props: { turns?: number }): React.JSX.Element;`,
  };
  const root = writeProject(packageFiles('knobs', files));
  const { docs } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
  const said = docs.map(({ name, props }) => [
    name,
    ...props.map((prop) => `${prop.name}: ${prop.description} ${prop.default}`),
  ]);
  expect(said).toEqual([
    ['Dial', 'turns: Turns. null'],
    [
      'Knob',
      'other:  null',
      "size: How large. 'md'",
      'label: Another. null',
      'on:  null',
      'role:  null',
    ],
  ]);
}, 20_000);
