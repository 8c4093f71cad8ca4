import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tempDir } from '../fixtures/install.ts';
import { readSide } from './read-side.ts';

const around = () => {
  const root = tempDir();
  return { root, cacheDir: root, cwd: root };
};

beforeEach(() => {
  // Nobody listens there.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_cache', tempDir());
});
afterEach(() => vi.unstubAllEnvs());

test('without a network the reason is told', async () => {
  await expect(readSide('dials@1.0.0', around())).rejects.toThrow(
    /^error npm-failed\n {2}npm view dials@1\.0\.0 failed: .*127\.0\.0\.1:9/,
  );
}, 20_000);

test('a machine without npm says so', async () => {
  vi.stubEnv('PATH', tempDir());
  await expect(readSide('dials@1.0.0', around())).rejects.toThrow(
    /^error npm-failed\n {2}npm view failed: .*ENOENT/,
  );
});

test.each(['dials@1.0.0; rm -rf x', '@acme', '-x@1', 'a b@1', 'dials@', '../nowhere', '@a/b/c@1'])(
  '%j is nothing to compare',
  async (side) => {
    await expect(readSide(side, around())).rejects.toThrow(/^error invalid-api-side\n/);
  },
);
