import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * Packs a package of the workspace as npm would publish it.
 * @param root of the checkout that it is taken from
 * @returns {{ file: string, files: string[] }} the archive, and the paths in it
 */
export function packPackage(name, outDir, root = ROOT) {
  mkdirSync(outDir, { recursive: true });
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', outDir],
    { cwd: path.join(root, 'packages', name), encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`npm pack of ${name} failed:\n${stderr}`);
  const printed = JSON.parse(stdout);
  // By name in newer versions of npm, a list in others.
  const [packed] = Array.isArray(printed) ? printed : Object.values(printed);
  return {
    file: path.join(outDir, packed.filename),
    files: packed.files.map((file) => file.path),
  };
}
