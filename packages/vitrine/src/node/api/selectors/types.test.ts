/** What types in the file of a component name for style sheets, of a package made for the purpose. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { readTypes } from './types.ts';

const TYPES = `
export type PanelCssVariables = {
  root: '--panel-height' | "--panel-width" | \`--panel-depth\` | 'no-variable' | '--mixed";
  'the-body': '--panel-body';
  "end": '--panel-end';
  [other: string]: '--panel-other';
};
export type PanelCssVars = '--panel-a' | { a: '--panel-b' };
export type PanelCssVarsMore = '--panel-c';
export type XPanelCssVars = '--panel-d';
export interface PanelCssVarsOfAll { a: '--panel-e' }
export interface PanelRenderProps {
  /**
   * Whether it is open.
   * @selector [data-open]
   */
  isOpen: boolean;
  /** @selector [data-side='left | right'] or [data-edge="top"], not [aria-x] [data-half */
  side: string;
  /** Says nothing. */
  other: string;
}
export interface XPanelProps {
  /** @selector [data-x=""] */
  x: string;
}
export type PanelProps = {
  /** @selector [data-y] */
  y: string;
};
export type DialogRootCssVars = '--dialog-a';
export declare function Panel(): null;
`;

let session: TypeSession;
let read: (name: string) => ReturnType<typeof readTypes>;
beforeAll(() => {
  const files = packageFiles('panels', { 'index.d.ts': TYPES });
  const root = writeProject(files, { react: false });
  session = openTypes(root, path.join(root, 'node_modules/panels'), 'panels');
  const { host } = session;
  const [panel] = host.exportsOf((name) => name === 'Panel')!;
  const [declaration] = host.declarationsOf(panel!.symbol);
  read = (name) => readTypes({ name, declaration: declaration! });
}, 60_000);
afterAll(() => session.close());

const named = (description: string, ...names: string[]) =>
  names.map((name) => ({ name, description }));

describe('of a component', () => {
  test('variables are those of its map, and of the slots that are its keys', () => {
    expect(read('Panel').cssVariables).toEqual([
      ...named('Of the slot `root`.', '--panel-height', '--panel-width', '--panel-depth'),
      ...named('Of the slot `the-body`.', '--panel-body'),
      ...named('Of the slot `end`.', '--panel-end'),
      ...named('', '--panel-other', '--panel-a', '--panel-b'),
    ]);
  });

  test('attributes are those that members of its interfaces select', () => {
    expect(read('Panel').dataAttributes).toEqual([
      ...named('Whether it is open.', 'data-open'),
      ...named('Value: `left | right`.', 'data-side'),
      ...named('Value: `top`.', 'data-edge'),
    ]);
  });
});

test('the types of a part are named after it without the dot', () => {
  expect(read('Dialog.Root')).toEqual({
    dataAttributes: [],
    cssVariables: named('', '--dialog-a'),
  });
  expect(read('Wheel')).toEqual({ dataAttributes: [], cssVariables: [] });
});
