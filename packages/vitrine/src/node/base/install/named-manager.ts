import path from 'node:path';
import { readFileSync } from 'node:fs';
import { isFile } from '../files/kinds.ts';
import { upwards } from '../folders.ts';
import { parseJson } from '../text.ts';

/** What installs the packages of a project. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** What a package.json says that its project is installed with. */
export interface NamedManager {
  name: PackageManager;
  /** Empty where none is said. */
  version: string;
}

const NAMED = /^(npm|pnpm|yarn|bun)(?=@|$)(?:@\D*(\d[^+]*))?/;

/** `"packageManager": "yarn@4.9.0"`, or `devEngines`; `null` where a folder says nothing that is known here. */
export function readNamedManager(dir: string): NamedManager | null {
  const { packageManager, devEngines } = readManifest(path.join(dir, 'package.json'));
  const { packageManager: wanted } = (devEngines ?? {}) as { packageManager?: unknown };
  const first = (Array.isArray(wanted) ? wanted[0] : wanted) as Partial<NamedManager> | undefined;
  const texts = [packageManager, `${first?.name}@${first?.version ?? ''}`];
  for (const text of texts) {
    const [, name, version = ''] = NAMED.exec(String(text)) ?? [];
    if (name !== undefined) return { name: name as PackageManager, version };
  }
  return null;
}

function readManifest(file: string): Record<string, unknown> {
  try {
    return (parseJson(readFileSync(file, 'utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    // One that is missing says nothing, and one that cannot be read is told by who needs it.
    return {};
  }
}

/** Whether the Yarn of a folder is the first, which knows no `workspace:` and keeps everything in `node_modules`. */
export function isClassicYarn(root: string): boolean {
  for (const dir of upwards(root)) {
    const named = readNamedManager(dir);
    if (named?.name === 'yarn' && named.version !== '') return named.version.startsWith('1.');
    const lockfile = path.join(dir, 'yarn.lock');
    if (isFile(lockfile)) return readFileSync(lockfile, 'utf8').includes('# yarn lockfile v1');
  }
  return false;
}
