import { rmSync } from 'node:fs';
import path from 'node:path';
import type { KnownChecksums } from '../../base/cache/known-checksums.ts';
import { folderChecksum } from '../../base/files/folder-checksum.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { writeAtomic } from '../../base/files/write.ts';
import { PARTS_DIR, STYLE_PART_FILES } from '../server/server-parts.ts';
import type { ServerKeys } from '../server/server-keys.ts';
import type { BundleInputs } from '../site/inputs.ts';
import { createPartMaker, type LinkedBundle, type Part, type PartsInput } from './make-part.ts';
import type { SingleModule } from './demo-plan.ts';

/** The parts of a bundle that change without the rest: what is compiled apart, and the site's style sheets. */
export interface BundleParts {
  demos: Record<string, Part>;
  /** Modules that these import. */
  locals: Record<string, Part>;
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

interface PartsOptions extends PartsInput {
  /** Of the bundle, with the files there of demos that are a part of it. */
  record: LinkedBundle & { keys: Pick<ServerKeys, 'chunks'> };
  /** Writes the style sheets into a folder, unless they are there. */
  makeStyles: (dir: string, before: StyleParts | undefined) => Promise<StyleParts>;
  /** Gives the checksum of a file. Default: `fileChecksum`. */
  checksumOf?: KnownChecksums['of'];
}

const recordOf = (dir: string) => path.join(dir, 'parts.json');

/** Makes the parts that are not there yet, and removes those that are no longer wanted. */
export async function makeParts(options: PartsOptions): Promise<BundleParts> {
  const { dir, record, single, locals, checksumOf } = options;
  const partsDir = path.join(dir, PARTS_DIR);
  const checksumParts = () => folderChecksum(partsDir, checksumOf);
  const stored = readJson<BundleParts>(recordOf(dir));
  const before = stored?.checksum === checksumParts() ? stored : null;
  if (!before) rmSync(partsDir, { recursive: true, force: true });
  const make = createPartMaker(options, { ...before?.demos, ...before?.locals });
  const makeAll = async (modules: SingleModule[]) => {
    const parts: Record<string, Part> = {};
    for (const { file } of modules) parts[file] = await make(file);
    return parts;
  };
  const made = { demos: await makeAll(single), locals: await makeAll(locals) };
  const styles = await options.makeStyles(partsDir, before?.styles);
  if (
    before &&
    JSON.stringify(before) === JSON.stringify({ ...made, styles, checksum: before.checksum })
  )
    return before;
  writeAtomic(path.join(partsDir, 'demos.js'), printList(made.demos, record.keys.chunks));
  const servers = Object.values(made).flatMap((parts) => Object.values(parts));
  const wanted = new Set(['demos.js', ...STYLE_PART_FILES, ...servers.map(({ server }) => server)]);
  for (const file of listFiles(partsDir)) if (!wanted.has(file)) rmSync(path.join(partsDir, file));
  const parts: BundleParts = { ...made, styles, checksum: checksumParts() };
  writeJson(recordOf(dir), parts);
  return parts;
}

/** The module that loads any demo. */
function printList(demos: BundleParts['demos'], chunks: ServerKeys['chunks']): string {
  const entries = [
    ...Object.entries(chunks).map(([file, chunk]) => [file, `../server/${chunk}`] as const),
    ...Object.entries(demos).map(([file, { server }]) => [file, `./${server}`] as const),
  ];
  const lines = entries.map(
    ([file, from]) => `${JSON.stringify(file)}: () => import(${JSON.stringify(from)}),`,
  );
  return `export const demos = {\n${lines.join('\n')}\n};\n`;
}
