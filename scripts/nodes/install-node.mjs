import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.mjs';

/** The oldest Node that the engine runs on, and the last version of each that is kept up beside it. */
export const NODES = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

/**
 * Installs a version of Node where no command line finds it by itself; once.
 * @returns {string} its program
 */
export function installNode(version) {
  const dir = path.join(ROOT, 'node_modules/.cache/vitrine-nodes', version);
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = path.join(dir, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(dir, { recursive: true });
  const options = ['--prefix', dir, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', ...options, `${name}@${version}`], { shell: isWindows });
  return program;
}
