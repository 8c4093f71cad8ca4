import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'one-react-')));
  write('package.json', { name: 'kit', dependencies: { hooks: '*', modules: '*' } });
  for (const dir of ['', 'docs/']) {
    write(`${dir}node_modules/react/package.json`, { name: 'react', main: 'index.js' });
    write(`${dir}node_modules/react/index.js`, `exports.of = ${JSON.stringify(dir)};`);
  }
  write('node_modules/hooks/index.js', "module.exports = require('react').of;");
  write('node_modules/modules/package.json', { name: 'modules', type: 'module', main: 'index.js' });
  write('node_modules/modules/index.js', "import react from 'react'; export default react.of;");
  write('docs/package.json', { dependencies: { kit: 'file:..' } });
  symlinkSync(root, path.join(root, 'docs/node_modules/kit'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

/** The React of two packages of the library, in a process of its own: what Node resolves otherwise it resolves so for all. */
async function reactsOf(): Promise<unknown> {
  const file = path.join(root, 'one-react.mjs');
  const input = fileURLToPath(new URL('one-react.ts', import.meta.url));
  await build({ input, platform: 'node', logLevel: 'silent', output: { file } });
  const code = `
    import { shareReact } from './one-react.mjs';
    import { createRequire } from 'node:module';
    const isShared = shareReact(${JSON.stringify(path.join(root, 'docs'))}, ['kit']);
    const required = createRequire(import.meta.url)('hooks');
    const { default: imported } = await import('modules');
    console.log(JSON.stringify([isShared, required, imported]));`;
  write('run.mjs', code);
  return JSON.parse(
    execFileSync(process.execPath, [path.join(root, 'run.mjs')], { encoding: 'utf8' }),
  );
}

it('packages beside a linked library have the React of the site, required or imported', async () => {
  expect(await reactsOf()).toEqual([true, 'docs/', 'docs/']);
});

it('where there is no other, Node is left as it is', async () => {
  rmSync(path.join(root, 'docs/node_modules/react'), { recursive: true });
  expect(await reactsOf()).toEqual([false, '', '']);
});
