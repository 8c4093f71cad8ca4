import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../fixtures/install.ts';
import { hasTypesAlone } from './only-types.ts';

const NAMESPACE = 'declare namespace Kit { interface Props { class?: string } type Size = 1 }';

test.each([
  ['interface', 'export interface Props { class?: string; enum: 1 }', true],
  ['alias', 'export type Size = 1;', true],
  ['namespace', `export ${NAMESPACE}\nexport default Kit;`, true],
  ['list', `interface A {}\ntype B = A;\nexport { A, B as C };\nexport {};`, true],
  ['comment', '/** export const a = 1; */\nexport interface Props {}', true],
  ['default interface', 'export default interface Props {}', true],
  ['constant', 'export interface Props {}\nexport declare const Knob: 1;', false],
  ['function', 'export interface Props {}\nexport default function Knob(): 1;', false],
  ['class in a namespace', 'export declare namespace Kit { class Knob {} }', false],
  ['another module', "export interface Props {}\nexport * from './knob';", false],
  ['name of another module', "export { Knob } from './knob';", false],
  ['what is imported', "import Knob from './knob';\nexport default Knob;", false],
  ['list of what is imported', "import { Knob } from './knob';\nexport { Knob };", false],
  ['import that is exported', "export import Knob = require('./knob');", false],
  ['nothing', 'interface Props {}', false],
])('an entry that exports: %s', (_, text, expected) => {
  const dir = tempDir();
  mkdirSync(path.join(dir, 'lib'));
  writeFileSync(path.join(dir, 'lib/index.d.ts'), text);
  const manifest = { name: 'kit', version: '1.0.0', main: './lib' };
  expect(hasTypesAlone({ name: 'kit', version: '1.0.0', dir, manifest })).toBe(expected);
});
