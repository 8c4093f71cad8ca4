import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';

/* The compiled dev server, as a process of its own, with what a library or a demo does to that. */

const FILES = {
  'package.json': '{ "type": "module" }',
  'vitrine.config.ts': `export default {
  title: 'Kit', description: 'A library', url: 'https://kit.example', lastUpdated: false,
  vite: { resolve: { alias: [{ find: 'preact/hooks', replacement: 'react' }] } },
};`,
  'content/index.md': '# Home\n\nText.\n\n::demo{file=aliased.tsx}\n',
  'content/aliased.tsx': `import { useState } from 'preact/hooks';
export default () => <b>{useState('through an alias')[0]}</b>;`,
  'content/other.md': '# Other\n\nText.\n\n::demo{file=leaves.tsx}\n\n::demo{file=later.tsx}\n',
  'content/leaves.tsx': 'export default () => process.exit(3);\n',
  'content/later.tsx': `export default () => {
  setTimeout(() => process.exit(4));
  return <i>ends later</i>;
};`,
};

let root: string;
let server: ChildProcess;
let url = '';
let said = '';
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-dev-'));
  mkdirSync(path.join(root, 'content'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(root, file), text);
  const command = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  server = spawn(process.execPath, [command, 'dev', '--port', '0'], { cwd: root });
  await new Promise<void>((resolve) => {
    const read = (data: Buffer) => {
      said += data.toString();
      url = /Ready at (\S+)/.exec(said)?.[1] ?? '';
      if (url !== '') resolve();
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
  });
}, 60_000);
afterAll(async () => {
  const closed = once(server, 'close');
  server.kill();
  // Until then it may write dependencies into the folder.
  await closed;
  rmSync(root, { recursive: true });
});

const read = async (address: string) => (await fetch(new URL(address, url))).text();

it('a package of CommonJS that an alias leads to is loaded as such', async () => {
  expect(await read('/')).toContain('<b>through an alias</b>');
}, 60_000);

it('demos that would end the process do not, and are named', async () => {
  const page = await read('/other');
  expect(page).toContain('it calls process.exit(), which ends the process');
  expect(page).toContain('<i>ends later</i>');
  await expect.poll(() => said).toContain('threw outside of any page: it calls process.exit()');
  expect(said).toContain('content/leaves.tsx: it calls process.exit()');
  expect(await read('/')).toContain('through an alias');
}, 60_000);
