import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { init } from './init.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'init-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file: string, content: string | object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const library = (name: string) => ({
  name,
  exports: './index.js',
  peerDependencies: { react: '*' },
});
const run = (...args: string[]) => init(['--yes', ...args], root);

describe('refuses, and writes nothing', () => {
  afterEach(() => expect(existsSync(path.join(root, 'docs/package.json'))).toBe(false));

  it('a folder that is no project', async () => {
    await expect(run()).rejects.toThrow(
      /library-unclear\n.*: no package of React components is in .*\n.*--library NAME/,
    );
  });

  it('a monorepo with three candidates, which it names', async () => {
    for (const name of ['@acme/core', '@acme/lab', '@acme/icons']) {
      write(`packages/${name.slice(6)}/package.json`, library(name));
    }
    await expect(run()).rejects.toThrow('there are several: @acme/core, @acme/icons, @acme/lab');
  });

  it('a style sheet that is not there', async () => {
    write('package.json', library('kit'));
    await expect(run('--css', './gone.css')).rejects.toThrow(
      'or @acme/ui/styles.css of a package, received "./gone.css"',
    );
  });

  it('names that no package can have, and unknown flags', async () => {
    await expect(run('--library', 'My Kit')).rejects.toThrow(
      '--library expects the name of a package, with or without a version, received "My Kit"',
    );
    await expect(run('--libary', 'kit')).rejects.toThrow(
      `Unknown option '--libary'; did you mean "--library"?`,
    );
  });

  it.each(['', 'docs.kit.example', 'javascript:alert(1)', 'https://kit.example/?a'])(
    'an address that no site is at: %j',
    async (url) => {
      await expect(run('--library', 'kit', '--url', url)).rejects.toThrow(
        /--url expects (a full|the) address .*, received "/,
      );
    },
  );

  it('a folder that a link leads out of the project', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'init-outside-'));
    symlinkSync(outside, path.join(root, 'linked'));
    await expect(run('--dir', 'linked')).rejects.toThrow('--dir expects a folder below this one');
    await expect(run('--dir', 'linked/docs')).rejects.toThrow('--dir expects');
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  it.each(['..', '/tmp/x', '.', '.git/docs', 'node_modules'])('the folder %s', async (dir) => {
    await expect(run('--dir', dir)).rejects.toThrow('--dir expects a folder below this one');
  });

  it('a second time', async () => {
    write('docs/vitrine.config.ts', 'export default 1;');
    await expect(run('--library', 'kit')).rejects.toThrow(
      'There is a site in docs already; nothing has been changed',
    );
  });
});

describe('with a library that is installed', () => {
  beforeEach(() => {
    const modules = 'node_modules';
    const files = {
      react: '',
      'react-dom': '',
      vitrine: '',
      typescript: '',
      '@types/react': '',
      '@types/react-dom': '',
    };
    for (const name of Object.keys(files))
      write(`${modules}/${name}/package.json`, { name, version: '19.0.0' });
    write('package.json', { dependencies: { kit: '1.0.0' } });
    write(`${modules}/kit/package.json`, {
      ...library('kit'),
      version: '1.0.0',
      types: 'index.d.ts',
    });
    // Neither React nor the library can be loaded: nothing renders.
    write(`${modules}/kit/index.d.ts`, 'export declare function Button(props: {}): null;');
  });

  it('says when no component of it renders', async () => {
    await expect(run()).rejects.toThrow('No component of "kit" renders by itself');
  });

  it('leaves a package.json of the site alone that cannot be read, and passes over others', async () => {
    write('docs/package.json', '{');
    write('fixtures/broken/package.json', '{');
    await expect(run()).rejects.toMatchObject({
      problems: [{ code: 'invalid-package', file: path.join(root, 'docs/package.json') }],
    });
    expect(readFileSync(path.join(root, 'docs/package.json'), 'utf8')).toBe('{');
  });

  it('changes no key that a package.json of the site has', async () => {
    write('docs/package.json', {
      name: 'mine',
      scripts: { dev: 'mine' },
      dependencies: { kit: '0.9.0' },
    });
    await expect(run()).rejects.toThrow();
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(root, 'docs/package.json'), 'utf8'),
    );
    expect(manifest).toMatchObject({
      name: 'mine',
      scripts: { dev: 'mine', 'vitrine:dev': 'vitrine dev', build: 'vitrine build' },
      dependencies: { kit: '0.9.0', react: '^19.0.0' },
    });
  });
});

it.skipIf(process.platform === 'win32')('says that Yarn keeps packages in archives', async () => {
  write('package.json', { workspaces: ['docs', 'packages/*'] });
  write('packages/kit/package.json', library('kit'));
  for (const [file, text] of Object.entries({ 'yarn.lock': '', '.pnp.cjs': '' })) write(file, text);
  write('bin/yarn', '#!/bin/sh\n');
  chmodSync(path.join(root, 'bin/yarn'), 0o755);
  vi.stubEnv('PATH', `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`);
  try {
    await expect(run()).rejects.toThrow(
      /packages-in-archives\n.*\n.*"nodeLinker: node-modules" in \.yarnrc\.yml, run yarn install/,
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
