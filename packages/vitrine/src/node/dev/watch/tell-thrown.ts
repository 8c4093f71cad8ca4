import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import type { DevEnvironment, ViteDevServer } from 'vite';
import { THROWN_EVENT } from '../../../shared/contract.ts';
import { showControls } from '../../../shared/text/show-controls.ts';
import { digestOf } from '../../base/cache/file-states.ts';
import { isInstalled } from '../../base/packages/find-package.ts';
import { explainThrown } from '../../build/prerender/describe-thrown.ts';
import type { DevMessages } from '../messages.ts';

/** Longer texts and stacks are not from a module that throws. */
const MAX_LENGTH = 20_000;
const FRAME = /(https?:\/\/[^\s()]+):(\d+):(\d+)/g;

interface Place {
  file: string;
  /** From 1; left out where no frame of the stack is in the site's code. */
  line?: number;
}

/** Tells what an edited module throws as browsers load it, which Vite's client says to their consoles alone. */
export function tellThrown(
  { environments, config, watcher }: ViteDevServer,
  messages: DevMessages,
): void {
  const { client } = environments;
  // Documents in one page, and pages, load the same, and each of several modules that import what throws throws it.
  const told = new Set<string>();
  const hasChanged = createContentWatch();
  watcher.on('change', (file) => hasChanged(file) && told.clear());
  const tell = async ([url, message, stack]: string[]) => {
    const place: Place | null =
      (await findFrame(client, stack!)) ?? (await findModule(client, url!));
    if (place === null) return;
    const name = path.relative(config.root, place.file);
    const at = place.line === undefined ? name : `${name}:${place.line}`;
    const text = showControls(`${at}: ${explainThrown(message)}`);
    if (told.has(text)) return;
    told.add(text);
    messages.showError(text);
  };
  client.hot.on(THROWN_EVENT, (data: unknown) => {
    if (isReport(data)) void tell(data).catch(() => undefined);
  });
}

/** Tells whether a file that is said to have changed has: systems say it twice of some that are saved once. */
function createContentWatch(): (file: string) => boolean {
  const seen = new Map<string, string>();
  return (file) => {
    const digest = existsSync(file) ? digestOf(readFileSync(file)) : '';
    if (seen.get(file) === digest) return false;
    seen.set(file, digest);
    return true;
  };
}

/** Anyone who may open a page may send anything. */
const isReport = (data: unknown): data is string[] =>
  Array.isArray(data) &&
  data.length === 3 &&
  data.every((text) => typeof text === 'string' && text.length < MAX_LENGTH);

/** The place of the first frame that is in code of the site or of the workspace. */
async function findFrame(client: DevEnvironment, stack: string): Promise<Place | null> {
  for (const [, url, line, column] of stack.matchAll(FRAME)) {
    const found = await findModule(client, url!);
    if (found === null || isInstalled(found.file)) continue;
    const at = { line: Number(line), column: Math.max(0, Number(column) - 1) };
    const { line: written } = originalPositionFor(new TraceMap(found.map), at);
    return { file: found.file, line: written ?? at.line };
  }
  return null;
}

async function findModule({ moduleGraph }: DevEnvironment, address: string) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const module = await moduleGraph.getModuleByUrl(pathname + search);
  if (!module?.file) return null;
  return { file: module.file, map: (module.transformResult?.map ?? EMPTY) as EncodedSourceMap };
}

const EMPTY = { version: 3, names: [], sources: [], mappings: '' } as const;
