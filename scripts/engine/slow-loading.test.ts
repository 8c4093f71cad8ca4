import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENGINE } from './paths.mjs';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** What the bundler is made of takes its time, as on a disk that is slow. */
const HOOKS = `let isBegun = false;
export async function load(url, context, next) {
  isBegun ||= url.includes('/vite/dist/node/');
  if (isBegun && url.includes('/rolldown/')) await new Promise((done) => setTimeout(done, 600));
  return next(url, context);
}`;
const FILES = {
  'hooks.mjs': HOOKS,
  'register.mjs': `import { register } from 'node:module';
register('./hooks.mjs', import.meta.url);`,
  'package.json': '{"type":"module"}',
  'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","types":"index.d.ts"}',
  'node_modules/kit/index.d.ts': 'export declare function Knob(props: { size?: number }): null;',
  'node_modules/kit/index.js': 'export const Knob = () => null;',
  'node_modules/kit/kit.css': '.kit { color: red }',
  'vitrine.config.ts': `export default {
  title: 'Kit',
  description: 'A site',
  url: 'https://kit.example',
  adapter: './adapter.tsx',
  pages: [{ pathname: '/', title: 'Home' }, { pathname: '/api', title: 'API' }],
  api: [{ package: 'kit', route: '/api', notShown: { '*': 'Tested elsewhere.' } }],
};`,
  'adapter.tsx': `import './library.css';
export const Provider = ({ children }) => children;`,
  'library.css': "@import 'kit/kit.css' layer(library);",
  'content/api/index.md': '# API\n\nText.\n',
  'content/index.md': '# Home\n\nText.\n\n::demo{file=demo.tsx}\n',
  'content/demo.tsx': 'export default () => <p>Text</p>;',
};

it('a build asks for a style sheet of a package while the bundler is still loaded', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-slow-'));
  try {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    for (const name of ['react', 'react-dom', '@types'])
      symlinkSync(path.join(MODULES, name), path.join(dir, 'node_modules', name));
    // Newer versions of Node call these hooks old.
    const hooks = ['--no-deprecation', '--import', './register.mjs'];
    const args = [...hooks, path.join(ENGINE, 'bin/vitrine.mjs'), 'build'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(dir, { recursive: true });
  }
}, 60_000);
