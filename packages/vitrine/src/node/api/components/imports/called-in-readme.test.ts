/** A default export goes by the name under which the README imports it. */
import { expect, test } from 'vitest';
import { findByName } from '../../../model/component-doc.ts';
import { describeApi } from '../../../commands/api.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const TYPES = `import * as React from 'react';
declare function StateManagedDial(props: { turn?: number }): React.JSX.Element;
export default StateManagedDial;
export declare function Knob(props: { size?: number }): React.JSX.Element;
`;
const OTHERS = {
  'base/index.d.ts': TYPES.replaceAll('StateManagedDial', 'Dial').replace(
    /turn.*|export declare.*/g,
    (one) => (one.startsWith('turn') ? one.replace('turn', 'inner') : ''),
  ),
  'base/index.js': '',
  'make/index.d.ts': 'declare function dialMaker(size: number): string;\nexport default dialMaker;',
  'make/index.js': '',
};
const EXPORTS = {
  '.': { types: './index.d.ts', default: './index.js' },
  './base': { types: './base/index.d.ts', default: './base/index.js' },
  './make': { types: './make/index.d.ts', default: './make/index.js' },
};

async function readKit(readme: string, types = TYPES) {
  const root = writeProject(
    packageFiles(
      'kit',
      { 'index.d.ts': types, 'index.js': '', ...OTHERS, 'README.md': readme },
      { exports: EXPORTS },
    ),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return { root, docs };
}

const namesOf = ({ docs }: Awaited<ReturnType<typeof readKit>>) =>
  docs.map(({ name, aliases, imports: [first] }) =>
    [name, ...aliases, `import ${first?.clause} from ${first?.specifier}`].join(', '),
  );

test('the README says what users call it, and the declared name leads there as well', async () => {
  const read = await readKit(`# kit
\`\`\`jsx
import Dial, { Knob } from 'kit';
import Other from 'kit';
import Dial from "kit";
import makeDial from 'kit/make';
import Base from 'kit/bases';
\`\`\`
`);
  expect(namesOf(read)).toEqual([
    'BaseDial, import BaseDial from kit/base',
    'Dial, StateManagedDial, import Dial from kit',
    'Knob, import { Knob } from kit',
    'make, import make from kit/make',
  ]);
  expect(findByName(read.docs, 'StateManagedDial')?.name).toBe('Dial');
  const { text } = await describeApi(read.root, 'kit', {
    json: false,
    markdown: true,
    undocumented: false,
  });
  expect(text).toContain('Also known as `StateManagedDial`.');
}, 30_000);

test.each([
  ['names the declared one as well', "import Dial from 'kit'\nimport StateManagedDial from 'kit'"],
  ['gives it a name that another export has', "import Knob from 'kit'"],
  ['writes it as no component', "import dial from 'kit'"],
  ['imports types', "import type Dial from 'kit'"],
  ['imports another package', "import Dial from 'kit-2'"],
])('the declared name stays where the README %s', async (_, readme) => {
  expect(namesOf(await readKit(readme))).toContain(
    'StateManagedDial, import StateManagedDial from kit',
  );
});
