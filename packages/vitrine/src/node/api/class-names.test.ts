import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withRealClassNames, type ClassConstant } from './class-names.ts';
import { tempDir } from './fixtures/install.ts';
import type { ComponentDoc } from '../model/component-doc.ts';

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
