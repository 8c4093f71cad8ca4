import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { missingPartsPlugin } from './missing-parts.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'parts-'))));
afterEach(() => rmSync(root, { recursive: true }));

const ASKING = `import Engine from 'missing-engine/auto'; export const chart = () => Engine; export const text = 'here';`;

async function bundle(entry: string, part = ASKING): Promise<string> {
  const kit = path.join(root, 'node_modules/kit');
  mkdirSync(kit, { recursive: true });
  writeFileSync(path.join(kit, 'package.json'), '{"main":"index.js"}');
  writeFileSync(path.join(kit, 'index.js'), part);
  writeFileSync(path.join(root, 'entry.js'), entry);
  const result = await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [missingPartsPlugin] },
    build: { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

it('leaves empty what a package asks for and has not', async () => {
  const code = await bundle("import { text, chart } from 'kit'; console.log(text, chart);");
  expect(code).toContain('here');
});

it('lets an import of the site itself fail', async () => {
  await expect(bundle("import 'missing-engine';")).rejects.toThrow('missing-engine');
  await expect(bundle("import './missing.js';")).rejects.toThrow('missing.js');
});

it('lets a file fail that a package itself has not: it is broken', async () => {
  const entry = "import { text } from 'kit'; console.log(text);";
  await expect(bundle(entry, "export { text } from './gone.js';")).rejects.toThrow('gone.js');
  await expect(bundle(entry, "export { text } from '/gone.js';")).rejects.toThrow('gone.js');
});
