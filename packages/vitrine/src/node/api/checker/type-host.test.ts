import { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'ts-api/unstable/sync';
import { afterEach, expect, test, vi } from 'vitest';
import { installFixtures, tempDir } from '../fixtures/install.ts';
import { openTypes } from './type-host.ts';

const open = (root = installFixtures(['plain-ui'])) =>
  openTypes(root, path.join(root, 'node_modules/plain-ui'), 'plain-ui');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the checker’s process is ended by a signal that it cannot answer with a message', () => {
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  open().close();
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
});

test('a checker that fails leaves neither a process nor its folder behind', () => {
  const root = installFixtures(['plain-ui']);
  const temporary = tempDir();
  vi.stubEnv('TMPDIR', temporary);
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  vi.spyOn(API.prototype, 'updateSnapshot').mockImplementation(() => {
    expect(readdirSync(temporary)).toHaveLength(1);
    throw new Error('The checker has failed.');
  });
  expect(() => open(root)).toThrow('The checker has failed.');
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
  expect(readdirSync(temporary)).toEqual([]);
});
