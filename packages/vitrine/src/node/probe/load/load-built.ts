import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProbeInput } from '../trial/trial.ts';
import { messageOf, noteMissing, type Failures } from './failures.ts';
import { OF_PROJECT } from './hooks.ts';
import { joinWhole } from './join-whole.ts';
import { loadBundled } from './load-bundled.ts';
import type { Loader } from './loader.ts';
import type { Require } from './project-react.ts';

/** Loads a library that is built, by Node or, what Node cannot load, by the bundler. */
export function openBuilt(
  { root, bundler, task }: Pick<ProbeInput, 'root' | 'bundler' | 'task'>,
  require: Require,
  assets: Set<string>,
  failures: Failures,
): Loader {
  const bundled = (name: string) => loadBundled(name, { root, bundler, require, assets });
  const tryBundled = async (name: string) => {
    try {
      return await bundled(name);
    } catch (error) {
      // What holds up a bundle, too, is what counts: Node may have stopped at a path without its ending before.
      failures.notLoaded ??= messageOf(error);
      noteMissing(failures, error);
      return null;
    }
  };
  const load = async (name: string) => {
    const module = (await loadInstalled(name, require, failures)) ?? (await tryBundled(name));
    // Only the modules that a bundler takes may import the sheets, where Node is given others that are required.
    if (module && task !== 'choose' && assets.size === 0) {
      await import(OF_PROJECT + name)
        .catch(() => bundled(name))
        .catch((error: unknown) => noteMissing(failures, error));
    }
    return module;
  };
  return { load, readSheets: () => Promise.resolve(readSheets(assets)) };
}

async function loadInstalled(name: string, require: Require, failures: Failures): Promise<unknown> {
  try {
    const file = require.resolve(name);
    return isModule(file) ? await import(pathToFileURL(file).href) : require(name);
  } catch (error) {
    noteMissing(failures, error);
    try {
      return await import(pathToFileURL(require.resolve(name)).href);
    } catch (later) {
      noteMissing(failures, later);
      return null;
    }
  }
}

/** Whether Node takes a file for a module. Required, modules are loaded past the hooks. */
function isModule(file: string): boolean {
  for (let dir = dirname(file); file.endsWith('.js') && dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json');
    if (!existsSync(manifest)) continue;
    const text = readFileSync(manifest, 'utf8').replace(/^\uFEFF/, '');
    return (JSON.parse(text) as { type?: string }).type === 'module';
  }
  return file.endsWith('.mjs');
}

function readSheets(assets: ReadonlySet<string>): string {
  const files = Array.from(assets, (file) => file.split('?')[0]!);
  const sheets = files.filter((file) => file.endsWith('.css') && existsSync(file));
  return joinWhole(sheets.map((file) => readFileSync(file, 'utf8')));
}
