import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';
import { disagree } from './disagree.ts';

describe('disagree', () => {
  test.each([
    ['128', '160'],
    ["'a'", "'b'"],
    ['`true`', 'false'],
    ['null', '0'],
    ["'1'", '1'],
    ['1e30', '5'],
    ['-.5', '.5'],
    ['12', '1'],
    ["'a';", "'b'"],
    ["'soft'", "'loud'"],
    [' true ', 'false'],
    ['-1', '1'],
  ])('%s and %s do', (tag, code) => {
    expect(disagree(tag, code)).toBe(true);
  });

  test.each([
    ['"md"', "'md'"],
    ['`false`', 'false'],
    ['1_000', '1000'],
    ['.5', '0.5'],
    ["'md'.", "'md'"],
    ['theme.radius', '4'],
    ['md', "'lg'"],
    ['{}', '{ a: 1 }'],
    ['false', 'isOff'],
    ['trueish', 'false'],
    ['untrue', 'false'],
    ['4px', '5'],
    ['px4', '5'],
    ['1e3', '1000'],
    ['4', '5 or 6'],
    ["'a' or 'b'", "'c'"],
    ["or 'b'", "'c'"],
    ["'a\\'b'", "'c'"],
    ['`4` or `5`', '6'],
    ['a `4`', '6'],
    ['`true', 'false'],
    ["`'a'`", "'a'"],
    ["'a.b'", '"a.b"'],
  ])('%s and %s do not', (tag, code) => {
    expect(disagree(tag, code)).toBe(false);
  });
});

test('what comment and code say differently is named with both values, and the comment is shown', async () => {
  const root = writeProject(
    packageFiles('knobs', {
      'index.d.ts': `import * as React from 'react';
        export interface KnobProps {
          /** How large. @default 128 */
          size?: number;
          /** How loud. @default 'soft' */
          tone?: 'soft' | 'loud';
          /** How far. @default 3 */
          step?: number;
        }
        export declare function Knob(props: KnobProps): React.ReactElement;`,
      'index.js': `export function Knob({ size = 160, tone = 'soft', step }) { const far = step ?? 4; }`,
    }),
  );
  const { docs, problems } = await extractPackage({
    root,
    package: 'knobs',
    cacheDir: tempDir(),
  });
  expect(docs[0]?.disagreements).toEqual([{ prop: 'size', tag: '128', code: '160' }]);
  expect(docs[0]?.props.map((prop) => prop.default)).toEqual(['128', "'soft'", '3']);
  expect(problems.map((one) => `${one.severity} ${one.message}`)).toEqual([
    'warning knobs: the comment of Knob.size gives the default 128, the code 160',
  ]);
  expect(problems[0]?.hint).toBe(
    'The API page shows that of the comment. Correct one of them, or report it to the authors.',
  );
});

test('where a component gives what it inherits another default, that is the default', async () => {
  const root = writeProject(
    packageFiles('knobs', {
      'index.d.ts': `import * as React from 'react';
        export interface KnobProps { /** @default 128 */ size?: number; /** @default 1 */ step?: number }
        export declare function Knob(props: KnobProps): React.ReactElement;
        export interface DialProps extends KnobProps { /** @default 0 */ at?: number }
        export declare function Dial(props: DialProps): React.ReactElement;`,
      'index.js': `export function Knob({ size = 128, step = 1 }) {}
        export function Dial({ size = 160, at = 0, ...rest }) { return Knob(rest); }`,
    }),
  );
  const { docs, problems } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
  const rows = docs.map(({ name, props }) => [
    name,
    ...props.map((one) => `${one.name} ${one.default} ${one.defaultFrom}`),
  ]);
  expect(rows).toEqual([
    ['Dial', 'at 0 tag', 'size 160 code', 'step 1 tag'],
    ['Knob', 'size 128 tag', 'step 1 tag'],
  ]);
  expect(problems).toEqual([]);
});

test('what another package says is at its place there', async () => {
  const root = writeProject({
    ...packageFiles('parts', {
      'lib/knob.d.ts': `import * as React from 'react';
        export declare function Knob(props: { /** @default 128 */ size?: number }): React.ReactElement;`,
      'index.d.ts': `export * from './lib/knob';`,
      'index.js': `export function Knob({ size = 160 }) {}`,
    }),
    ...packageFiles('whole', {
      'index.d.ts': `export * from 'parts';`,
      'index.js': `export * from 'parts';`,
    }),
  });
  const { problems } = await extractPackage({ root, package: 'whole', cacheDir: tempDir() });
  expect(problems.map(({ code, file }) => [code, path.relative(root, file)])).toEqual([
    ['default-disagrees', path.join('node_modules/parts/lib/knob.d.ts')],
  ]);
});
