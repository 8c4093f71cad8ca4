import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of the workspace or the repository that a folder lies in: the nearest one above with workspaces of a package
 * manager, else the one with `.git`, else the folder itself.
 */
export function findWorkspace(from: string): string {
  const start = existsSync(from) ? realpathSync(from) : path.resolve(from);
  let repository: string | null = null;
  for (let dir = start; ; dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, 'pnpm-workspace.yaml')) || hasWorkspaces(dir)) return dir;
    if (repository === null && existsSync(path.join(dir, '.git'))) repository = dir;
    // Nothing above a repository belongs to it.
    if (repository !== null || dir === path.dirname(dir)) return repository ?? start;
  }
}

function hasWorkspaces(dir: string): boolean {
  try {
    const text = readFileSync(path.join(dir, 'package.json'), 'utf8');
    return Boolean((JSON.parse(text) as { workspaces?: unknown } | null)?.workspaces);
  } catch {
    return false;
  }
}
