/** Components of a module that is exported as a whole, beside others of their names. */
import { expect, test } from 'vitest';
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
