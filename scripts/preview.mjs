// Serves the built flagship for scripts that look at it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Serves it on a free port.
 * @returns its address, which ends in a slash, and how to stop
 */
export function servePreview() {
  const command = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  const args = [command, 'preview', '--root', 'flagship', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const url = /Serving at (\S+)/.exec(data.toString())?.[1];
      if (url) resolve({ url: url.replace(/\/?$/, '/'), stop: () => child.kill() });
    });
    child.on('exit', (code) => reject(new Error(`vitrine preview ended with code ${code}`)));
  });
}
