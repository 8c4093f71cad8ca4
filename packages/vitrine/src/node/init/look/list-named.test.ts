import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listNamed } from './list-named.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'named-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const list = (name: string, readme: string) => {
  writeFileSync(path.join(dir, 'README.md'), readme);
  return listNamed({ name, dir, version: '1.0.0', manifest: {} });
};

it('names nothing without a README', () => {
  expect(listNamed({ name: 'react-dial', dir, version: '1.0.0', manifest: {} })).toEqual([]);
});

it.each([
  ['what it is the React of', 'react-dial', 'React of [Dial](https://dial.example).', ['dial']],
  ['in a scope', '@acme/dial-react', 'The dial of Acme.', ['dial']],
  ['with its styles', 'dial-ui-react', 'Load any Dial UI CSS theme.', ['dial-ui-css']],
  ['by both names', 'react-dial', 'dial and dial-css', ['dial-css', 'dial']],
  ['no part of a word', 'react-dial', 'A sundial, dial-up and "dials".', []],
  ['nothing of another name', 'react-dial', 'See clock-css and @acme/css.', []],
  ['nothing where it is no React of anything', 'dials', 'Needs dials and a dial.', []],
  [
    'relatives in its scope, once',
    '@acme/ds-react',
    'npm install @acme/ds-react @acme/ds-css @acme/theme; @acme/ds-css has no @acme/icons, @other/css.',
    ['@acme/ds-css', '@acme/theme'],
  ],
  [
    'relatives without a scope',
    'dials',
    "import 'dials-styles'; import 'clock-styles'",
    ['dials-styles'],
  ],
  [
    'whose sheet it imports',
    '@acme/react',
    "import '@acme/core/dist/core.min.css'; import '@acme/icons/x.js'; import '@other/x/y.css'",
    ['@acme/core'],
  ],
  ['not itself', '@acme/css', "import '@acme/css/index.css'", []],
  [
    'four at most',
    '@acme/ui',
    '@acme/a-css @acme/b-css @acme/c-css @acme/d-css @acme/e-css',
    ['@acme/a-css', '@acme/b-css', '@acme/c-css', '@acme/d-css'],
  ],
])('%s', (_, name, readme, expected) => expect(list(name, readme)).toEqual(expected));
