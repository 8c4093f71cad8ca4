import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';

const VITRINE = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
const CREATE = path.join(ROOT, 'packages/create-vitrine/bin/create-vitrine.mjs');
/** What makes Node say that it is an older one. */
const OLD = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'commands-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it.each([VITRINE, CREATE])('%s says which Node it needs', (command) => {
  const { status, stderr, stdout } = run(['--import', OLD, command, 'build']);
  expect(stderr).toBe('Vitrine needs Node.js 20.19 or later; this is 18.20.4.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

it('tells its version and its commands', () => {
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/vitrine/package.json'), 'utf8'),
  ) as { version: string };
  for (const flag of ['--version', '-v']) expect(run([VITRINE, flag]).stdout).toBe(`${version}\n`);
  expect(run([VITRINE, '--help']).stdout).toContain('vitrine init [--library NAME]');
  expect(run([CREATE, '--help']).stdout).toContain('--library NAME');
});

it('says when packages cannot be installed for want of a network', () => {
  const offline = { npm_config_offline: 'true', npm_config_cache: path.join(dir, 'cache') };
  const { status, stderr } = run([CREATE, '--library', 'kit', '--yes'], offline);
  expect(status).toBe(1);
  expect(stderr).toContain('error install-failed\n  npm could not install:\n');
  expect(stderr).toContain('See that the network can be reached');
  // Nothing is left of the try.
  expect(readdirSync(dir)).toEqual(['cache']);
  expect(stderr).not.toMatch(/\n\s+at /);
}, 60_000);

describe('npm create vitrine', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  /** A vitrine that is installed already, and whose `init` does this. */
  const installVitrine = (code: string) => write('docs/node_modules/vitrine/bin/vitrine.mjs', code);

  it.each(['package.json', 'docs/package.json'])('names a %s that does not parse', (file) => {
    write(file, '{ "name": ');
    const { status, stderr } = run([CREATE, '--yes', '--library', 'kit']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ error invalid-package\n/);
    expect(stderr).toContain(path.join(dir, file));
    expect(readFileSync(path.join(dir, file), 'utf8')).toBe('{ "name": ');
  });

  it.each(['EACCES', 'EROFS'] as const)(
    'says in words that a folder may not be written: %s',
    (code) => {
      // Whoever runs this may write everywhere.
      const refuse = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.mkdirSync = (path) => { throw Object.assign(new Error('refused'), { code: '${code}', path }); };
      syncBuiltinESMExports();`;
      const hook = `data:text/javascript,${encodeURIComponent(refuse)}`;
      const { status, stderr } = run(['--import', hook, CREATE, '--yes', '--library', 'kit']);
      expect(status).toBe(1);
      const [name, reason] = {
        EACCES: ['no-permission', 'there is no permission'],
        EROFS: ['read-only', 'it lies on a read-only file system'],
      }[code];
      expect(stderr).toMatch(new RegExp(`^error ${name}\n`));
      expect(stderr).toContain(`${path.join(dir, 'docs')}`);
      expect(stderr).toContain(`${reason} (${code})`);
      expect(readdirSync(dir)).toEqual([]);
    },
  );

  it('says before it installs that there are several libraries', () => {
    for (const name of ['core', 'lab']) {
      const library = { name: `@acme/${name}`, main: './a.js', peerDependencies: { react: '*' } };
      write(`packages/${name}/package.json`, JSON.stringify(library));
    }
    // Nothing could be installed.
    const { status, stderr, stdout } = run([CREATE, '--yes'], { PATH: dir });
    expect(stderr).toMatch(
      /^error library-unclear\n.*there are several: @acme\/core, @acme\/lab\n/,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(readdirSync(dir)).toEqual(['packages']);
  });

  it('names the manager of the project that is not installed', () => {
    write('pnpm-lock.yaml', '');
    const { status, stderr } = run([CREATE, '--yes', '--library', 'kit'], { PATH: dir });
    expect(status).toBe(1);
    expect(stderr).toContain('pnpm installs its packages, and pnpm is not installed here\n');
    expect(readdirSync(dir)).toEqual(['pnpm-lock.yaml']);
  });

  it('says when the library asks for an older React', () => {
    const said = `npm error code ERESOLVE\nnpm error peer react@"^16 || ^18" from kit@7.1.9\n`;
    write(
      'bin/npm',
      `#!${process.execPath}\nprocess.stderr.write(${JSON.stringify(said)}); process.exit(1);`,
    );
    chmodSync(path.join(dir, 'bin/npm'), 0o755);
    const { stderr } = run([CREATE, '--yes', '--library', 'kit'], { PATH: path.join(dir, 'bin') });
    expect(stderr).toContain('because kit@7.1.9 asks for react@"^16 || ^18". Vitrine needs React');
    expect(stderr).toContain(`(folder: ${path.join(dir, 'docs')})`);
    expect(stderr).toContain(
      'write "overrides": { "react": "^19.0.0", "react-dom": "^19.0.0" } to the package.json',
    );
    expect(existsSync(path.join(dir, 'docs'))).toBe(false);
  });

  it('says when packages lie in archives', () => {
    write('package.json', '{"workspaces":["docs"]}');
    write('yarn.lock', '');
    write('.pnp.cjs', '');
    write('bin/yarn', `#!${process.execPath}\n`);
    chmodSync(path.join(dir, 'bin/yarn'), 0o755);
    const { stderr } = run([CREATE, '--yes', '--library', 'kit'], { PATH: path.join(dir, 'bin') });
    expect(stderr).toContain('Write "nodeLinker: node-modules" in .yarnrc.yml, run yarn install');
  });

  it('finds what a workspace has installed for its packages', () => {
    write('package.json', '{"workspaces":["docs"]}');
    write('node_modules/vitrine/bin/vitrine.mjs', 'console.log("found");');
    expect(run([CREATE, '--yes', '--library', 'kit']).stdout).toContain('found\n');
  });

  it('lets what it installs find its packages where Yarn runs this with hooks', () => {
    write('docs/package.json', '{}');
    write('.pnp.cjs', 'console.log("hooked");');
    write('docs/node_modules/vitrine/bin/vitrine.mjs', 'console.log("found");');
    const env = { NODE_OPTIONS: `--require ${path.join(dir, '.pnp.cjs')}` };
    expect(run([CREATE, '--yes', '--library', 'kit'], env).stdout).toBe('hooked\nfound\n');
  });

  it('says in words what may not be written', () => {
    write('docs', '');
    const { status, stderr } = run([CREATE, '--yes', '--library', 'kit']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error file-refused\n/);
    expect(stderr).toContain(path.join(dir, 'docs'));
  });

  it('takes back what it wrote when no site comes of it, and nothing else', () => {
    write('docs/notes.md', 'mine');
    installVitrine('process.exit(1);');
    expect(run([CREATE, '--yes', '--library', 'kit']).status).toBe(1);
    expect(readdirSync(path.join(dir, 'docs')).sort()).toEqual(['node_modules', 'notes.md']);
  });

  it('passes all answers on, and leaves a site that was written', () => {
    installVitrine(`import { writeFileSync } from 'node:fs';
      writeFileSync('docs/vitrine.config.ts', '');
      console.log(process.argv.slice(2).join(' '));
      process.exit(3);`);
    const { status, stdout } = run([
      CREATE,
      '--library',
      'kit',
      '--url',
      'https://a.example',
      '--yes',
    ]);
    expect(stdout).toBe('init --library kit --url https://a.example --yes\n');
    expect(status).toBe(3);
    expect(readdirSync(path.join(dir, 'docs')).sort()).toEqual([
      'node_modules',
      'package.json',
      'vitrine.config.ts',
    ]);
  });
});
