import path from 'node:path';
import { remember } from '../../../shared/remember.ts';
import { writeAtomic } from '../../base/files/write.ts';
import { shortDigest } from '../../base/text.ts';
import { PARTS_DIR } from '../server/server-parts.ts';
import type { EntryExports } from './exports-of-entries.ts';
import { linkModule, mergeModule, minifyModule } from './link-module.ts';
import type { SingleModule } from './demo-plan.ts';
import type { DemoModule } from './read/read-demo.ts';

/** The files of a module that is compiled apart. */
export interface Part {
  key: string;
  /** Path of the file for browsers, and its content; `null`: it is inside the only one that imports it. */
  client: string | null;
  code: string;
  /** Relative to `PARTS_DIR`; its name changes with all that it imports. */
  server: string;
  /** The modules of the site that it imports, as parts. */
  locals: string[];
}

/** The bundle that parts are linked to: what they find in it, by their files. */
export interface LinkedBundle {
  client: Record<string, EntryExports>;
  server: Record<string, EntryExports>;
}

export interface PartsInput {
  /** Of the site. */
  root: string;
  /** Of the bundle. */
  dir: string;
  record: LinkedBundle;
  /** Demos. */
  single: SingleModule[];
  /** Modules that they import. */
  locals: SingleModule[];
  compile: (module: SingleModule) => Promise<DemoModule>;
}

/**
 * Gives the part of a file, which is made once, after those that it imports.
 * @param before parts that are there already, by file
 */
export function createPartMaker(
  { root, dir, record, single, locals, compile }: PartsInput,
  before: Record<string, Part>,
): (file: string) => Promise<Part> {
  const modules = new Map([...single, ...locals].map((module) => [module.file, module]));
  const inside = listInside(single, locals);

  /** Its code for browsers, and that of those inside it by how it imports them. */
  async function linkForBrowsers(file: string, merged: Map<string, string>): Promise<string> {
    const module = modules.get(file)!;
    const names: Record<string, string> = {};
    for (const [specifier, local] of Object.entries(module.locals)) {
      const { client } = await make(local);
      names[specifier] = client === null ? `inside:${local}` : besideIt(client);
      if (client === null) merged.set(names[specifier], await linkForBrowsers(local, merged));
    }
    const exports = record.client[file]!;
    if (exports.code !== undefined) merged.set(besideIt(exports.own!), exports.code);
    const place = { bundle: '', folder: 'assets', locals: names };
    return linkModule(await compile(module), module.imports, exports, place);
  }

  async function writeForNode(module: SingleModule): Promise<string> {
    const names: Record<string, string> = {};
    for (const [specifier, local] of Object.entries(module.locals))
      names[specifier] = besideIt((await make(local)).server);
    const compiled = await compile(module);
    const place = { bundle: 'server/', folder: `${PARTS_DIR}/server`, locals: names };
    const code = linkModule(compiled, module.imports, record.server[module.file]!, place);
    const server = `server/${nameOf(module.file)}-${shortDigest(module.file, code)}.js`;
    const target = path.join(dir, PARTS_DIR, server);
    const source = path.relative(path.dirname(target), path.join(root, module.file));
    const { version, names: named, mappings } = JSON.parse(compiled.map) as Record<string, unknown>;
    const sources = [source.replaceAll('\\', '/')];
    const map = Buffer.from(JSON.stringify({ version, sources, names: named, mappings }));
    const url = `data:application/json;base64,${map.toString('base64')}`;
    writeAtomic(target, `${code}\n//# sourceMappingURL=${url}\n`);
    return server;
  }

  const make = remember(async (file: string): Promise<Part> => {
    const module = modules.get(file)!;
    const imported = await Promise.all(Object.values(module.locals).map((local) => make(local)));
    const linked = [module.imports, record.client[file], record.server[file], inside.has(file)];
    const key = shortDigest(
      ...[module.digest, JSON.stringify([linked, module.locals])],
      ...imported.map((part) => part.key),
    );
    if (before[file]?.key === key) return before[file];
    const server = await writeForNode(module);
    const part = { key, server, locals: Object.values(module.locals) };
    if (inside.has(file)) return { ...part, client: null, code: '' };
    const merged = new Map<string, string>();
    const text = await linkForBrowsers(file, merged);
    const code = await (merged.size === 0 ? minifyModule(text) : mergeModule(text, merged));
    const client = `assets/${nameOf(file)}-${shortDigest(file, code).slice(0, 8)}.js`;
    return { ...part, client, code };
  });
  return make;
}

const besideIt = (file: string) => `./${path.posix.basename(file)}`;

const nameOf = (file: string) =>
  path
    .basename(file)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\w-]/g, '_');

/** Modules that one other alone imports: browsers get them in its file. */
function listInside(single: SingleModule[], locals: SingleModule[]): Set<string> {
  const users = new Map<string, number>();
  for (const each of [...single, ...locals])
    for (const file of new Set(Object.values(each.locals)))
      users.set(file, (users.get(file) ?? 0) + 1);
  return new Set(locals.map(({ file }) => file).filter((file) => users.get(file) === 1));
}
