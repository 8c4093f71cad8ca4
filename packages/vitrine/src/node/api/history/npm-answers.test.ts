import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeNpm, printing } from '../fixtures/fake-npm.ts';
import { tempDir } from '../fixtures/install.ts';
import { installPackages, viewPackage } from './npm.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const QUIET =
  '--no-audit --no-fund --no-update-notifier --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=500 --loglevel=error';

describe('what is published', () => {
  const unknown = { error: { code: 'E404', summary: 'Not found' } };

  test('is asked for quietly, and comes with its peers and all versions', async () => {
    const versions = ['1.0.0', '1.1.0'];
    const peerDependencies = { react: '>=18' };
    const { asked } = fakeNpm(printing({ version: '1.1.0', versions, peerDependencies }));
    expect(await viewPackage('@acme/dials', 'latest')).toEqual({
      ...{ name: '@acme/dials', version: '1.1.0', versions, peers: { react: '>=18' } },
    });
    const fields = 'name version versions peerDependencies --json';
    expect(asked()).toEqual([`view @acme/dials@latest ${fields} ${QUIET}`]);
  });

  test('has no peers but those of the registry', async () => {
    const peerDependencies = {
      ...{ react: '^18 || >=19.0.0-rc.1', '@acme/base': 'latest', any: '*', none: '' },
      ...{ folder: 'file:../..', path: '~/kit', archive: 'kit.tgz', web: 'https://kit.example/a' },
      ...{ git: 'git+ssh://git@kit.example/a.git', short: 'acme/kit', link: 'link:/etc' },
      ...{ '../out': '1', 'a b': '1', '--global': '1 /' },
    };
    fakeNpm(printing({ version: '1.1.0', versions: ['1.1.0'], peerDependencies }));
    const { peers } = await viewPackage('dials', 'latest');
    expect(Object.keys(peers)).toEqual(['react', '@acme/base', 'any', 'none']);
  });

  test.each([{ version: 1 }, { version: '1', peerDependencies: { react: 1 } }, [[]], null])(
    'an answer of another form is none: %j',
    async (answer) => {
      fakeNpm(printing(answer));
      await expect(viewPackage('dials', 'latest')).rejects.toThrow('package-not-published');
    },
  );

  test('of a range is the last that npm names; one version alone is no list', async () => {
    fakeNpm(printing([{ version: '1.0.0' }, { version: '1.2.0', versions: '1.2.0' }]));
    expect(await viewPackage('dials', '^1')).toEqual({
      ...{ name: 'dials', version: '1.2.0', versions: ['1.2.0'], peers: {} },
    });
    fakeNpm(printing({ version: '1.0.0' }));
    expect((await viewPackage('dials', '1')).versions).toEqual([]);
  });

  test.each([
    ['an answer without any', ':'],
    ['an empty list', 'echo "[]"'],
    ['one that is no JSON', 'echo "no JSON"'],
    ['one that says that there is none', `${printing(unknown)}\nexit 1`],
  ])('no version, as told by %s: the newest stable one is named', async (_, script) => {
    const versions = ['1.0.0', '1.1.0', '2.0.0-rc.1'];
    const { asked } = fakeNpm(`if [ "$3" = versions ]; then
${printing(versions)}
else
${script}
fi`);
    await expect(viewPackage('dials', '^9')).rejects.toThrow(
      /version-not-published\n {2}No version of "dials" is "\^9"; the newest is 1\.1\.0\n/,
    );
    expect(asked()[1]).toBe(`view dials versions --json ${QUIET}`);
  });

  test('no stable version is named where there is none', async () => {
    fakeNpm(`[ "$3" = versions ] && echo '"2.0.0-rc.1"'; true`);
    await expect(viewPackage('dials', '1')).rejects.toThrow(/ No version of "dials" is "1"\n/);
  });

  test.each([
    ['fails', 'exit 1'],
    ['is no JSON', 'echo none'],
  ])('a package of which the list of versions %s is not published', async (_, list) => {
    const { asked } = fakeNpm(`if [ "$3" = versions ]; then ${list}; fi`);
    await expect(viewPackage('dials', '1')).rejects.toThrow(
      /package-not-published\n {2}npm knows no package "dials"\n/,
    );
    expect(asked()).toHaveLength(2);
  });

  test('is not asked for again where nothing is the latest', async () => {
    const { asked } = fakeNpm(`${printing(unknown)}\nexit 1`);
    await expect(viewPackage('dials', 'latest')).rejects.toThrow(/package-not-published/);
    expect(asked()).toHaveLength(1);
  });
});

describe('a failure of npm gives its reason', () => {
  const says = (reason: string) => `npm-failed\n  npm view dials@1 failed: ${reason}\n`;
  test.each([
    [
      'that it sums up',
      printing({ error: { code: 'E500', summary: '\n--\nIt is down.' } }),
      'It is down.',
    ],
    ['that it prints', 'echo "***"; echo "npm error code ENET"; echo more', 'ENET'],
    ['as older ones print it', 'echo "npm ERR! all is lost"', 'all is lost'],
    ['in the middle of a line', 'echo "said npm error code 1"', 'said npm error code 1'],
    ['or none', 'kill -9 $$', 'it gave no reason'],
  ])('%s', async (_, script, reason) => {
    fakeNpm(`${script}\nexit 1`);
    await expect(viewPackage('dials', '1')).rejects.toThrow(says(reason));
  });

  test('in what it prints as errors, of an installation', async () => {
    fakeNpm('echo "npm error code E1" >&2; echo "npm error more" >&2; exit 1');
    await expect(installPackages(tempDir())).rejects.toThrow('npm install failed: E1\n');
  });
});

test('an installation runs nothing of the packages, in its folder', async () => {
  const { asked, here } = fakeNpm('pwd > "$HERE/where"');
  const dir = tempDir();
  expect(await installPackages(dir)).toBeNull();
  expect(readFileSync(path.join(here, 'where'), 'utf8').trim()).toBe(realpathSync(dir));
  const options = '--ignore-scripts --no-package-lock --legacy-peer-deps --prefer-offline';
  expect(asked()).toEqual([`install ${options} ${QUIET}`]);
});

test.each([
  ['npm error notarget No matching version found for dials@^9.0.0.', 'dials'],
  ['npm error No matching version found for @a.c-me~2/my.kit-3~x@9.', '@a.c-me~2/my.kit-3~x'],
  [`npm error 404  'dials@*' is not in this registry.`, 'dials'],
  [`npm error 404  '@ac.me/my-kit@^1.2.0'  could not be found`, '@ac.me/my-kit'],
  [`npm ERR 404  The resource 'kit@1'\nnpm ERR 404  could not be found`, 'kit'],
])('an installation names what is not published: %s', async (text, name) => {
  fakeNpm(`cat >&2 <<'END'\nnpm error code E\n${text}\nEND\nexit 1`);
  expect(await installPackages(tempDir())).toBe(name);
});

describe('npm that does not answer', () => {
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const until = async (holds: () => boolean) => {
    for (const end = Date.now() + 20_000; !holds() && Date.now() < end;) await setImmediate();
    return holds();
  };

  test.each([
    ['view', 30, () => viewPackage('dials', '1')],
    ['install', 240, () => installPackages(tempDir())],
  ])('is ended: npm %s after %i seconds', async (command, seconds, run) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { here } = fakeNpm(
      'echo $$ > "$HERE/pid.new"; mv "$HERE/pid.new" "$HERE/pid"; exec sleep 20',
    );
    const told = run().then(
      () => 'done',
      (error: Error) => error.message,
    );
    const file = path.join(here, 'pid');
    expect(await until(() => existsSync(file))).toBe(true);
    const pid = Number(readFileSync(file, 'utf8'));
    vi.advanceTimersByTime(seconds * 1000 - 1);
    await setImmediate();
    expect(isThere(pid)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await told).toContain(
      `npm ${command} failed: it did not answer within ${seconds} seconds\n`,
    );
    expect(await until(() => !isThere(pid))).toBe(true);
  });

  test('is not waited for once it has answered, or is not there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeNpm(printing({ version: '1.0.0' }));
    await viewPackage('dials', '1');
    expect(vi.getTimerCount()).toBe(0);
    vi.stubEnv('PATH', tempDir());
    await expect(viewPackage('dials', '1')).rejects.toThrow('npm view failed: ');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('an answer of more than fifty million characters is not read to its end', async () => {
  const spaces = `head -c 51000000 /dev/zero | tr '\\0' ' '`;
  fakeNpm(`printf '{"version":"1.0.0"}'; ${spaces}; echo rest`);
  expect((await viewPackage('dials', '1')).version).toBe('1.0.0');
});
