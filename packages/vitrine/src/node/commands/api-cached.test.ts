import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { installFixtures } from '../api/fixtures/install.ts';

test('data is printed from the cache without the checker, the bundler and the validator', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = installFixtures(['compound-ui']);
  expect(await main(['api', 'compound-ui', '--json', '--root', root])).toBe(0);
  vi.resetModules();
  const loaded: string[] = [];
  for (const name of ['zod', 'rolldown/utils', 'ts-api/unstable/sync', './search-records.ts'])
    vi.doMock(name, () => {
      loaded.push(name);
      return {};
    });
  const { main: anew } = await import('../../cli.ts');
  const file = path.join(root, 'out/api.json');
  const code = await anew(['api', 'compound-ui', '--json', '--root', root, '--out', file]);
  expect(loaded).toEqual([]);
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(write.mock.calls.flat().join(''));
}, 30_000);
