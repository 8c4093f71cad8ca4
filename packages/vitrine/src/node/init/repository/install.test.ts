import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf } from '../../base/text.ts';
import {
  addPackages,
  dropPackages,
  install,
  installLibrary,
  pinVersion,
  prepareManifest,
  readPeerConflict,
} from './install.ts';

const SAID = `npm error code ERESOLVE
npm error ERESOLVE unable to resolve dependency tree
npm error While resolving: docs@undefined
npm error Found: react@19.3.1
npm error node_modules/react
npm error   peer react@">=16.8.0" from @acme/dials@11.1.0
npm error Could not resolve dependency:
npm error peer react@"^16.8.0 || ^18.0.0" from @acme/old@7.1.9
npm error node_modules/@acme/old`;

it('names the package that asks for an older React', () => {
  expect(readPeerConflict(SAID)).toBe('@acme/old@7.1.9 asks for react@"^16.8.0 || ^18.0.0"');
});

it('takes the only one that is named', () => {
  const said = 'npm error code ERESOLVE\nnpm error peer react@"^18" from kit@7.1.9';
  expect(readPeerConflict(said)).toBe('kit@7.1.9 asks for react@"^18"');
});

it('leaves other failures as they are', () => {
  expect(readPeerConflict('npm error code E404\nnpm error peer react@"1" from x')).toBe(null);
  expect(readPeerConflict('npm error code ERESOLVE\nnpm error could not resolve')).toBe(null);
  // Without a network.
  expect(readPeerConflict(SAID.replace('react@19.3.1', 'react@undefined'))).toBe(null);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const site = () => path.join(root, 'docs');
const manifestOf = () =>
  JSON.parse(readFileSync(path.join(site(), 'package.json'), 'utf8').replace('\uFEFF', '')) as {
    dependencies: Record<string, string>;
  };
const prepare = (vitrine?: string) =>
  prepareManifest(site(), { name: 'kit', spec: '^1.0.0', folder: null }, vitrine);
function writeManifest(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), `\uFEFF${JSON.stringify(manifest)}`);
}

it('writes a package for the site, with what it needs by name', () => {
  expect(prepare('file:../vitrine.tgz')).toBe(true);
  const written = manifestOf();
  expect(written).toMatchObject({
    ...{ name: 'docs', private: true, type: 'module' },
    scripts: { dev: 'vitrine dev', check: 'vitrine check --types' },
    dependencies: { kit: '^1.0.0', vitrine: 'file:../vitrine.tgz' },
  });
  const names = Object.keys(written.dependencies);
  expect(names).toEqual([
    ...['@types/react', '@types/react-dom', 'kit', 'react', 'react-dom', 'typescript', 'vitrine'],
  ]);
  prepare();
  expect(manifestOf().dependencies.vitrine).toBe('file:../vitrine.tgz');
  prepare('file:../other.tgz');
  expect(manifestOf().dependencies.vitrine).toBe('file:../other.tgz');
});

it('asks for an installation while one of them is missing', () => {
  for (const name of [
    '@types/react',
    '@types/react-dom',
    'kit',
    'react',
    'react-dom',
    'typescript',
  ])
    writeManifest(`node_modules/${name}`, { name, version: '19.0.0' });
  expect(prepare()).toBe(true);
  writeManifest('node_modules/vitrine', { name: 'vitrine', version: '19.0.0' });
  expect(prepare()).toBe(false);
});

it('leaves the package of a site whole where it cannot be written', () => {
  writeManifest('docs', { name: 'mine', dependencies: {} });
  const before = readFileSync(path.join(site(), 'package.json'), 'utf8');
  mkdirSync(path.join(site(), `package.json.${process.pid}.tmp/a`), { recursive: true });
  expect(() => prepare()).toThrow('EISDIR');
  expect(readFileSync(path.join(site(), 'package.json'), 'utf8')).toBe(before);
});

it('keeps what the package of a site says, adds to it and takes away', () => {
  writeManifest('docs', {
    ...{ name: 'mine', license: 'MIT', scripts: { dev: 'mine' } },
    dependencies: { zod: '1', kit: '0.9.0' },
  });
  prepare();
  expect(manifestOf()).toMatchObject({
    ...{ name: 'mine', license: 'MIT', scripts: { dev: 'mine', build: 'vitrine build' } },
    dependencies: { zod: '1', kit: '0.9.0' },
  });
  addPackages(site(), { added: '^2.0.0', zod: '2' });
  expect(manifestOf()).toMatchObject({
    license: 'MIT',
    dependencies: { added: '^2.0.0', zod: '2' },
  });
  expect(Object.keys(manifestOf().dependencies)[2]).toBe('added');
  dropPackages(site(), ['zod', 'react-dom', 'absent']);
  const left = manifestOf().dependencies;
  expect(Object.keys(left)).toEqual([
    ...['@types/react', '@types/react-dom', 'added', 'kit', 'react', 'typescript', 'vitrine'],
  ]);
  expect(manifestOf()).toMatchObject({ license: 'MIT' });
});

it('says what its package manager says, and which there is none of', () => {
  writeManifest('docs', {});
  const manager = path.join(root, 'npm');
  const say = (script: string) => {
    writeFileSync(manager, `#!/bin/sh\n${script}\n`);
    chmodSync(manager, 0o755);
  };
  vi.stubEnv('PATH', root);
  try {
    expect(() => install(site(), [], 'npm')).toThrow(/npm/);
    expect(() => install(site(), [], 'npm')).toThrow(
      expect.objectContaining({
        problems: [expect.objectContaining({ code: 'no-package-manager' })],
      }),
    );
    say('exit 0');
    install(site(), [], 'npm');
    say(
      'echo "npm warn old"; echo; echo "one $1 $2"; echo two >&2; for i in 3 4 5; do echo $i; done; exit 1',
    );
    let said = '';
    try {
      install(site(), ['--flag'], 'npm');
    } catch (error) {
      said = String((error as Error).message);
    }
    expect(said).toContain('two\n  one install');
    expect(said).toContain('\n  4');
    expect(said).not.toMatch(/old|\b5\b/);
    say(`echo '${SAID}' >&2; exit 1`);
    expect(() => install(site(), [], 'npm')).toThrow(/@acme\/old@7\.1\.9/);
  } finally {
    vi.unstubAllEnvs();
  }
});

it('does not go on asking for a library that cannot be installed', () => {
  const npm = path.join(root, 'npm');
  vi.stubEnv('PATH', `${root}${path.delimiter}${process.env.PATH}`);
  const fail = (said: string) => {
    prepare();
    writeFileSync(npm, `#!/bin/sh\necho '${said}' >&2; exit 1\n`);
    chmodSync(npm, 0o755);
    expect(() => installLibrary(site(), 'kit')).toThrow();
    return Object.keys(manifestOf().dependencies);
  };
  try {
    const left = fail('npm error code E404');
    expect(left).not.toContain('kit');
    expect(left).toContain('react');
    // Of those that disagree, what is to be done is said about the file.
    expect(fail(SAID.replaceAll('react@', 'dials@'))).toContain('kit');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('lets the React of the site stand for an older one that a library asks for, and says so', () => {
  prepare();
  const before = readFileSync(path.join(site(), 'package.json'), 'utf8');
  const npm = path.join(root, 'npm');
  const say = (script: string) => {
    writeFileSync(npm, `#!/bin/sh\n${script}\n`);
    chmodSync(npm, 0o755);
  };
  vi.stubEnv('PATH', `${root}${path.delimiter}${process.env.PATH}`);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    say(`echo '${SAID}' >&2; exit 1`);
    expect(() => install(site(), [], 'npm')).toThrow(/@acme\/old@7\.1\.9/);
    expect(readFileSync(path.join(site(), 'package.json'), 'utf8')).toBe(before);
    expect(log).not.toHaveBeenCalled();
    // The one that is left without that of React, which is no help then.
    const left = SAID.replaceAll('react@', 'native@');
    say(`grep -q overrides package.json && echo '${left}' >&2 || echo '${SAID}' >&2; exit 1`);
    const disagree = /asks for native@[^]*legacy-peer-deps=true/;
    expect(() => install(site(), [], 'npm')).toThrow(disagree);
    expect(readFileSync(path.join(site(), 'package.json'), 'utf8')).toBe(before);
    say(`grep -q overrides package.json && exit 0; echo '${SAID}' >&2; exit 1`);
    install(site(), [], 'npm');
    expect(manifestOf()).toMatchObject({
      overrides: Object.fromEntries(
        ['react', 'react-dom', '@types/react', '@types/react-dom'].map((one) => [one, `$${one}`]),
      ),
      dependencies: { kit: '^1.0.0' },
    });
    const place = path.relative(process.cwd(), path.join(site(), 'package.json'));
    expect(log.mock.calls).toEqual([
      [
        `@acme/old@7.1.9 asks for react@"^16.8.0 || ^18.0.0". It is installed with React 19, as "overrides" in ${place} says: look at its demos, as what needs an older one fails.`,
      ],
    ]);
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
});

it('leaves conflicts that are not about React, and what the site says of its React, as they are', () => {
  prepare();
  const npm = path.join(root, 'npm');
  vi.stubEnv('PATH', `${root}${path.delimiter}${process.env.PATH}`);
  const fail = (said: string) => {
    writeFileSync(npm, `#!/bin/sh\necho '${said}' >&2; grep -q overrides package.json || exit 1\n`);
    chmodSync(npm, 0o755);
    expect(() => install(site(), [], 'npm')).toThrow(/ asks for /);
  };
  try {
    fail(SAID.replaceAll('react@', 'dials@'));
    // Nothing is tried a second time, whatever would come of it.
    const conflict = SAID.replaceAll('react@', 'dials@');
    const ran = path.join(root, 'ran');
    writeFileSync(
      npm,
      `#!/bin/sh\ntest -f ${ran} && exit 0; : > ${ran}; echo '${conflict}'; exit 1`,
    );
    expect(() => install(site(), [], 'npm')).toThrow(/ asks for /);
    const overrides = { react: '$react', 'react-dom': '$react-dom', '@types/react': '18' };
    writeManifest('docs', { dependencies: { react: '^19.0.0' }, overrides });
    writeFileSync(npm, `#!/bin/sh\necho '${SAID}' >&2; exit 1\n`);
    expect(() => install(site(), [], 'npm')).toThrow(/ asks for /);
    expect(manifestOf()).toMatchObject({ overrides });
  } finally {
    vi.unstubAllEnvs();
  }
});

it('names the version of a library that was installed as the latest', () => {
  prepare();
  addPackages(site(), { kit: 'latest', dials: 'latest', pots: '~1.0.0', new: 'next' });
  pinVersion(site(), 'kit');
  expect(manifestOf().dependencies.kit).toBe('latest');
  for (const name of ['kit', 'dials', 'pots', 'new'])
    writeManifest(`docs/node_modules/${name}`, { name, version: '1.2.3' });
  for (const name of ['kit', 'pots', 'new', 'vitrine']) pinVersion(site(), name);
  expect(manifestOf().dependencies).toMatchObject({
    dials: 'latest',
    kit: '^1.2.3',
    new: '^1.2.3',
    pots: '~1.0.0',
  });
  // Of a folder without a package nothing is known.
  pinVersion(path.join(root, 'absent'), 'kit');
});

it('installs where the repository has an older React than every site needs', () => {
  for (const name of [
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'typescript',
    'vitrine',
    'kit',
  ])
    writeManifest(`node_modules/${name}`, { name, version: '19.0.0' });
  writeManifest('node_modules/react', { name: 'react', version: '18.3.1' });
  expect(prepare()).toBe(true);
  writeManifest('node_modules/react', { name: 'react', version: '19.0.0' });
  expect(prepare()).toBe(false);
});

it('what an earlier try wrote of a library that it found nowhere gives way to what is known now', () => {
  const specs = [
    ['latest', 'latest'],
    ['file:../kit', 'file:../kit'],
    ['2.0.0', 'file:../kit'],
  ] as const;
  for (const [spec, written] of specs) {
    prepareManifest(site(), { name: 'kit', spec, folder: null });
    expect(manifestOf().dependencies.kit).toBe(written);
  }
  writeManifest('docs/node_modules/kit', { name: 'kit', version: '2.0.0' });
  writeManifest('docs', { dependencies: { kit: 'latest' } });
  prepareManifest(site(), { name: 'kit', spec: '3.0.0', folder: null });
  expect(manifestOf().dependencies.kit).toBe('latest');
});

describe('a package manager that fails', () => {
  const REASON = 'ERR_PNPM_NO_MATCHING_VERSION  No matching version found for dials@^99.0.0';
  const fail = (manager: 'pnpm' | 'yarn' | 'bun', said: string[]) => {
    const bin = path.join(root, 'bin');
    mkdirSync(bin);
    mkdirSync(site());
    const code = `#!${process.execPath}\nconsole.log(${JSON.stringify(said.join('\n'))});\nprocess.exit(1);`;
    writeFileSync(path.join(bin, manager), code);
    chmodSync(path.join(bin, manager), 0o755);
    vi.stubEnv('PATH', bin);
    try {
      install(site(), [], manager);
    } catch (error) {
      return messageOf(error);
    } finally {
      vi.unstubAllEnvs();
    }
    return '';
  };

  it.each([
    [
      'pnpm',
      [
        'Scope: all 4 workspace projects',
        ...Array.from({ length: 9 }, () => '../.. | Progress: resolved 1, reused 0'),
      ],
    ],
    [
      'yarn',
      ['➤ YN0000: · Yarn 4.18.1', '➤ YN0000: ┌ Resolution step', '➤ YN0000: └ Completed in 1s'],
    ],
    ['yarn', ['yarn install v1.22.22', 'info No lockfile found.', '[1/4] Resolving packages...']],
    [
      'bun',
      ['bun install v1.4.5', 'Resolving dependencies', 'Resolved, downloaded and extracted [4]'],
    ],
  ] as const)('is told by its reason, not by how far it was: %s', (manager, progress) => {
    expect(fail(manager, [...progress, REASON])).toContain(`could not install:\n  ${REASON}\n`);
  });

  it('is told by what it said where that is all', () => {
    expect(fail('bun', ['Resolving dependencies'])).toContain(
      'install:\n  Resolving dependencies\n',
    );
  });
});

it.runIf(process.platform !== 'win32')(
  'waits for no network for minutes, unless its user wants that',
  () => {
    const npm = path.join(root, 'npm');
    const wait = 'npm_config_fetch_retry_maxtimeout';
    writeFileSync(npm, `#!/bin/sh\necho "waits $${wait}" >&2\nexit 1`);
    chmodSync(npm, 0o755);
    mkdirSync(site(), { recursive: true });
    vi.stubEnv('PATH', `${root}${path.delimiter}${process.env.PATH}`);
    expect(() => install(site(), [], 'npm')).toThrow('waits 3000');
    vi.stubEnv(wait, '60000');
    expect(() => install(site(), [], 'npm')).toThrow('waits 60000');
    vi.unstubAllEnvs();
  },
);
