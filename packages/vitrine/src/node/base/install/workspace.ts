import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';

/**
 * The folder of the workspace or the repository that a folder lies in: the nearest one above with workspaces of a package
 * manager, else the one with `.git`, else the folder itself.
 */
export function findWorkspace(from: string): string {
  const start = existsSync(from) ? realpathSync(from) : path.resolve(from);
  for (const dir of upwards(start)) {
    if (existsSync(path.join(dir, 'pnpm-workspace.yaml')) || hasWorkspaces(dir)) return dir;
    // Nothing above a repository belongs to it.
    if (existsSync(path.join(dir, '.git'))) return dir;
  }
  return start;
}

function hasWorkspaces(dir: string): boolean {
  try {
    const text = readFileSync(path.join(dir, 'package.json'), 'utf8');
    return Boolean((JSON.parse(text) as { workspaces?: unknown } | null)?.workspaces);
  } catch {
    return false;
  }
}
