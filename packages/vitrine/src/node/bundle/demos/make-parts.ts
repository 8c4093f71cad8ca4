import { rmSync } from 'node:fs';
import path from 'node:path';
import { folderChecksum } from '../../base/folder-checksum.ts';
import { listFiles, readJson, writeAtomic, writeJson } from '../../base/files.ts';
import { shortDigest } from '../../base/text.ts';
import type { EntryExports } from './exports-of-entries.ts';
import { PARTS_DIR, STYLE_PART_FILES } from '../server/server-parts.ts';
import type { ServerKeys } from '../server/server-keys.ts';
import type { BundleInputs } from '../site/inputs.ts';
import { linkDemo, mergeDemo, minifyDemo } from './link-demo.ts';
import type { SingleDemo } from './plan-demos.ts';
import type { DemoModule } from './read-demo.ts';

/** The parts of a bundle that change without the rest: single demos, and the site's style sheets. */
export interface BundleParts {
  demos: Record<string, DemoPart>;
  styles: StyleParts;
  checksum: string;
}

/** The style sheets of a site, as modules for Node. */
export interface StyleParts {
  /** Changes with what they are made of. */
  key: string;
  /** Changes with them. */
  digest: string;
  inputs?: BundleInputs;
}

/** The bundle that demos are linked to: what they find in it, and the files of those that are a part of it. */
interface LinkedBundle {
  client: Record<string, EntryExports>;
  server: Record<string, EntryExports>;
  keys: Pick<ServerKeys, 'chunks'>;
}

/** The files of a single demo. */
interface DemoPart {
  key: string;
  /** Path of the file for browsers, and its content. */
  client: string;
  code: string;
  /** Relative to `PARTS_DIR`; its name changes with all that it imports. */
  server: string;
}

interface PartsOptions {
  /** Of the site. */
  root: string;
  /** Of the bundle. */
  dir: string;
  record: LinkedBundle;
  single: SingleDemo[];
  compile: (demo: SingleDemo) => Promise<DemoModule>;
  /** Writes the style sheets into a folder, unless they are there. */
  makeStyles: (dir: string, before: StyleParts | undefined) => Promise<StyleParts>;
}

const recordOf = (dir: string) => path.join(dir, 'parts.json');

/** Makes the parts that are not there yet, and removes those that are no longer wanted. */
export async function makeParts(options: PartsOptions): Promise<BundleParts> {
  const { root, dir, record, single, compile } = options;
  const partsDir = path.join(dir, PARTS_DIR);
  const stored = readJson<BundleParts>(recordOf(dir));
  const before = stored?.checksum === checksumParts(partsDir) ? stored : null;
  if (!before) rmSync(partsDir, { recursive: true, force: true });
  const demos: BundleParts['demos'] = {};
  for (const demo of single) {
    const { file, digest, imports } = demo;
    const linked = [imports, record.client[file], record.server[file]];
    const key = shortDigest(digest, JSON.stringify(linked));
    const known = before?.demos[file];
    if (known?.key === key) demos[file] = known;
    else demos[file] = { key, ...(await makePart(root, dir, record, file, await compile(demo))) };
  }
  const styles = await options.makeStyles(partsDir, before?.styles);
  if (before && JSON.stringify([demos, styles]) === JSON.stringify([before.demos, before.styles]))
    return before;
  writeAtomic(path.join(partsDir, 'demos.js'), printList(demos, record));
  const wanted = new Set([
    'demos.js',
    ...STYLE_PART_FILES,
    ...Object.values(demos).map(({ server }) => server),
  ]);
  for (const file of listFiles(partsDir)) if (!wanted.has(file)) rmSync(path.join(partsDir, file));
  const parts: BundleParts = { demos, styles, checksum: checksumParts(partsDir) };
  writeJson(recordOf(dir), parts);
  return parts;
}

async function makePart(
  root: string,
  dir: string,
  record: LinkedBundle,
  file: string,
  module: DemoModule,
): Promise<Omit<DemoPart, 'key'>> {
  const name = path
    .basename(file)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\w-]/g, '_');
  const place = { bundle: '', folder: 'assets' };
  const exports = record.client[file]!;
  const linked = linkDemo(module, exports, place);
  const code = await (exports.code === undefined
    ? minifyDemo(linked)
    : mergeDemo(linked, { ...exports, code: exports.code }));
  const forNode = linkDemo(module, record.server[file]!, {
    bundle: 'server/',
    folder: `${PARTS_DIR}/server`,
  });
  const server = `server/${name}-${shortDigest(file, forNode)}.js`;
  const target = path.join(dir, PARTS_DIR, server);
  const source = path.relative(path.dirname(target), path.join(root, file)).replaceAll('\\', '/');
  const { version, names, mappings } = JSON.parse(module.map) as Record<string, unknown>;
  const map = Buffer.from(JSON.stringify({ version, sources: [source], names, mappings }));
  const url = `data:application/json;base64,${map.toString('base64')}`;
  writeAtomic(target, `${forNode}\n//# sourceMappingURL=${url}\n`);
  return { client: `assets/${name}-${shortDigest(file, code).slice(0, 8)}.js`, code, server };
}

/** The module that loads any demo. */
function printList(demos: BundleParts['demos'], { keys }: LinkedBundle): string {
  const entries = [
    ...Object.entries(keys.chunks).map(([file, chunk]) => [file, `../server/${chunk}`] as const),
    ...Object.entries(demos).map(([file, { server }]) => [file, `./${server}`] as const),
  ];
  const lines = entries.map(
    ([file, from]) => `${JSON.stringify(file)}: () => import(${JSON.stringify(from)}),`,
  );
  return `export const demos = {\n${lines.join('\n')}\n};\n`;
}

const checksumParts = (dir: string) => folderChecksum(dir);
