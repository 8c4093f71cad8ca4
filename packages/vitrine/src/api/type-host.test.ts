import { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { installFixtures } from './fixtures/install.js';
import { openTypeHost } from './type-host.js';

test('the checker’s process is ended by a signal that it cannot answer with a message', () => {
  const root = installFixtures(['plain-ui']);
  const kill = vi.spyOn(ChildProcess.prototype, 'kill');
  try {
    openTypeHost(root, path.join(root, 'node_modules/plain-ui'), 'plain-ui').close();
    expect(kill.mock.calls).toEqual([['SIGKILL']]);
  } finally {
    kill.mockRestore();
  }
});
