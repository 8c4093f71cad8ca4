import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDoc, makeProp } from '../api/fixtures/docs.ts';
import { namesOf, pickExample } from './pick-example.ts';
import { probe } from './components/probe.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pick-example-'));
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name));
});
afterEach(() => rmSync(root, { recursive: true }));

const CODE = `const { createElement: h, useEffect, useState } = require('react');
exports.Panel = ({ children }) => h('section', null, children);
exports.Late = () => {
  const [text, setText] = useState('');
  useEffect(() => setText('Here now'), []);
  return h('p', null, text);
};
exports.Fade = ({ children }) => h('p', { style: { opacity: 0 } }, children);
exports.Fill = () => h('div', { style: { height: '100%' } });
exports.Nothing = () => null;
exports.Broken = () => { throw new Error('no'); };
exports.Loud = () => { console.error('no'); return h('p', null, 'Loud'); };
`;
const TYPES = `import type { ReactNode } from 'react';
type Of = (props: { children?: ReactNode; rows?: string[]; onTell?: (text: string) => void }) => ReactNode;
export declare const Panel: Of, Late: Of, Fade: Of, Fill: Of, Nothing: Of, Broken: Of, Loud: Of;
`;

const fence = (code: string) => `\`\`\`jsx\n${code}\n\`\`\`\n`;
const app = (name: string) =>
  `import { ${name} } from 'kit';\nexport default () => <${name}>Text</${name}>;`;

async function pick(blocks: string[], shown: string[] = [], docs = [docOf('Panel')]) {
  const dir = path.join(root, 'node_modules/kit');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), '{"main":"index.js","types":"index.d.ts"}');
  writeFileSync(path.join(dir, 'index.js'), CODE);
  writeFileSync(path.join(dir, 'index.d.ts'), TYPES);
  if (blocks.length > 0) writeFileSync(path.join(dir, 'README.md'), blocks.map(fence).join('\n'));
  const trial = { candidates: [], providers: [], within: [] };
  const picked = await pickExample({
    ...{ site: root, installed: { name: 'kit', dir }, trial, probed: probe(root, trial) },
    ...{ settings: { conditions: [], paths: {} }, shown: shown.map((name) => ({ name })) },
    ...{ docs, beside: ['time', 'gone'] },
  });
  expect(existsSync(path.join(root, '.vitrine/init'))).toBe(false);
  return picked;
}

const docOf = (name: string) =>
  makeDoc({ name, imports: [{ specifier: 'kit', clause: '{ Panel }' }] });

it('takes the first that type-checks and shows something', async () => {
  const names = ['Unknown', 'Nothing', 'Broken', 'Loud', 'Panel'];
  const picked = await pick(names.map(app), ['Late']);
  expect(picked?.code).toBe(`${app('Panel')}\n`);
  expect(picked?.html).toBe('<section>Text</section>');
});

it.each(['Late', 'Fade', 'Fill'])('takes what browsers show later: %s', async (name) => {
  expect((await pick([app(name)]))?.code).toContain(name);
});

it('tells what shows the day on which it is rendered', async () => {
  const code = `import { Panel } from 'kit';
export default () => <Panel>{new Date().toISOString()}</Panel>;`;
  expect(await pick([code])).toMatchObject({ varies: true });
  expect(await pick([app('Panel')])).not.toHaveProperty('varies');
});

it('fills in what other blocks declare and what the library exports', async () => {
  const picked = await pick(["const text = 'Filled';", '<Panel>{text}</Panel>']);
  expect(picked?.html).toBe('<section>Filled</section>');
  expect(picked?.code).toContain("import { Panel } from 'kit';");
  expect(namesOf(picked!, 'kit', [docOf('Panel.Root')])).toEqual(['Panel']);
});

it('has the default export that bundlers have of CommonJS', async () => {
  const dir = path.join(root, 'node_modules/time');
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'package.json'), '{"main":"index.js","types":"index.d.ts"}');
  writeFileSync(path.join(dir, 'index.d.ts'), 'export default function time(): string;');
  const module = "exports.__esModule = true; exports.default = () => 'At noon';";
  writeFileSync(path.join(dir, 'index.js'), module);
  const code = `import { Panel } from 'kit';
import time from 'time';
export default () => <Panel>{time()}</Panel>;`;
  expect(await pick([code])).toMatchObject({ html: '<section>At noon</section>' });
});

it('imports what another block imports', async () => {
  const blocks = ["import { Loud, Panel as Box } from 'kit';", '<Box>Boxed</Box>'];
  const picked = await pick(blocks, [], []);
  expect(picked?.code).toContain("import { Panel as Box } from 'kit';");
  expect(picked?.code).not.toContain('Loud');
  expect(picked?.html).toBe('<section>Boxed</section>');
});

it('leaves JavaScript without types as it is', async () => {
  const code = `import { Panel } from 'kit';
function tell(text) { return text; }
export default () => <Panel>{tell('Told')}</Panel>;`;
  expect(await pick([code])).toMatchObject({ isUntyped: true, code: `${code}\n` });
});

it('imports what the library depends on and the site has, and fills in lists', async () => {
  const dir = path.join(root, 'node_modules/time');
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'package.json'), '{"main":"index.js"}');
  writeFileSync(path.join(dir, 'index.js'), "module.exports = () => 'At noon';");
  const code = `import { Panel } from 'kit';
import time from 'time';
export default () => <Panel rows={rows}>{time()}</Panel>;`;
  const rows = makeProp({ name: 'rows', type: 'string[]' });
  const docs = [makeDoc({ ...docOf('Panel'), props: [rows] })];
  const picked = await pick([app('gone').replace('kit', 'gone'), code], [], docs);
  expect(picked).toMatchObject({ packages: ['time'], html: '<section>At noon</section>' });
  expect(picked!.code).toContain("const rows = ['First', 'Second', 'Third'];");
});

it.each([
  ['there is no README', [], []],
  ['nothing of the library is in it', ['export default () => <b>Text</b>;'], []],
  ['what it begins with is shown anyway', [app('Panel'), app('Late')], ['Panel']],
])('takes none where %s', async (_why, blocks, shown) => {
  expect(await pick(blocks, shown)).toBeNull();
});
