import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withRealClassNames, type ClassConstant } from './class-names.ts';
import { makeClass, makeDoc } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

afterEach(() => vi.unstubAllEnvs());

const docOf = (name: string) =>
  ({
    name,
    classes: [{ name: 'root', className: `guess-${name}`, description: '' }],
  }) as ComponentDoc;

/** Writes modules and takes the class of each component from the module of its name. */
async function readClasses(files: Record<string, string>, components: string[]) {
  const root = tempDir();
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  const constants = components.map((name): [string, ClassConstant] => [
    name,
    { module: path.join(root, `${name}.mjs`), exports: ['classes', 'default'] },
  ]);
  const docs = await withRealClassNames(components.map(docOf), new Map(constants));
  return docs.map(({ classes }) => classes[0]!.className);
}

test('takes the class from the named export, the default export or a CommonJS module', async () => {
  const files = {
    'Named.mjs': `export const classes = { root: 'Named-root' };`,
    'Default.mjs': `export default { root: 'Default-root' };`,
    'Common.mjs': `export { default } from './common.cjs';`,
    'common.cjs': `exports.__esModule = true; exports.default = { root: 'Common-root' };`,
  };
  expect(await readClasses(files, ['Named', 'Default', 'Common'])).toEqual([
    'Named-root',
    'Default-root',
    'Common-root',
  ]);
});

test('runs nothing but what names the classes', async () => {
  const files = {
    'Field.mjs': `import { baseClasses } from './base/index.mjs';
export default { ...baseClasses, root: baseClasses.root + ' Field-root' };`,
    'base/index.mjs': `export { default } from './Base.mjs';
export { default as baseClasses } from './base-classes.mjs';`,
    'base/Base.mjs': `throw new Error('The component runs');`,
    'base/base-classes.mjs': `export default { root: 'Base-root' };`,
  };
  expect(await readClasses(files, ['Field'])).toEqual(['Base-root Field-root']);
});

test('a module that cannot be run leaves the guess, and the others their classes', async () => {
  const files = {
    'Broken.mjs': `export default { root: window.name };`,
    'Fine.mjs': `export default { root: 'Fine-root' };`,
    'Lost.mjs': `export { default } from './nowhere.mjs';`,
  };
  expect(await readClasses(files, ['Broken', 'Fine', 'Lost', 'Missing'])).toEqual([
    'guess-Broken',
    'Fine-root',
    'guess-Lost',
    'guess-Missing',
  ]);
});

test('what a constant does not name, and what it is not there for, stays', async () => {
  const module = path.join(tempDir(), 'classes.mjs');
  writeFileSync(module, `export default { root: 'Knob-root', round: 5, flat: ['a'] };`);
  const classes = ['root', 'round', 'flat', 'gone'].map((name) =>
    makeClass({ name, className: `guess-${name}`, description: 'A class.' }),
  );
  const [knob, dial] = [makeDoc({ classes }), makeDoc({ name: 'Dial', classes })];
  const constants = new Map([['Knob', { module, exports: ['knobClasses', 'default'] }]]);
  const [root, ...others] = classes;
  expect(await withRealClassNames([knob, dial], constants)).toEqual([
    { ...knob, classes: [{ ...root, className: 'Knob-root' }, ...others] },
    dial,
  ]);
  expect(await withRealClassNames([knob], new Map())).toEqual([knob]);
});

test('the first export that is an object names the classes', async () => {
  const files = {
    'Both.mjs': `export const classes = { root: 'named' }; export default { root: 'default' };`,
    'Text.mjs': `export const classes = 'text'; export default { root: 'Text-root' };`,
    'Null.mjs': `export const classes = null; export default { root: 'Null-root' };`,
    'Other.mjs': `export const others = { root: 'Other-root' };`,
    'Plain.mjs': `export const classes = { root: 'Plain-root', default: 'text' };`,
  };
  expect(await readClasses(files, ['Both', 'Text', 'Null', 'Other', 'Plain'])).toEqual([
    ...['named', 'Text-root', 'Null-root', 'guess-Other', 'Plain-root'],
  ]);
});

test('a constant of several components is run once, and nothing is left behind', async () => {
  const [temporary, module] = [tempDir(), path.join(tempDir(), 'classes.mjs')];
  vi.stubEnv('TMPDIR', temporary);
  const text = `globalThis.runs = (globalThis.runs ?? 0) + 1;
export const a = { root: 'a-' + globalThis.runs };
export const b = { root: 'b-' + globalThis.runs };`;
  writeFileSync(module, text);
  const constants = new Map(['a', 'b'].map((name) => [name, { module, exports: [name] }]));
  const docs = await withRealClassNames(['a', 'b'].map(docOf), constants);
  const runs = (globalThis as { runs?: number }).runs;
  expect(docs.map(({ classes }) => classes[0]!.className)).toEqual([`a-${runs}`, `b-${runs}`]);
  expect(readdirSync(temporary)).toEqual([]);
  const broken = new Map([['Knob', { module: path.join(temporary, 'x.mjs'), exports: ['a'] }]]);
  await withRealClassNames([docOf('Knob')], broken);
  expect(readdirSync(temporary)).toEqual([]);
});
