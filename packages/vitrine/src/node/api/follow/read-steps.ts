/** Reads a package whole, or what follows from changed files, and adds what the code says to what the types say. */
import type { ModuleNames } from '../../base/code/module-names.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { withCode } from '../extract.ts';
import { namedExports } from '../read/found-exports.ts';
import { typesInSteps } from '../read/read-types.ts';
import type { PackageFacts } from '../read/facts.ts';
import type { FollowOptions } from './follow-options.ts';
import { readGraph, renewGraph, usersOf, type ImportGraph } from './import-graph.ts';
import { rememberPackage, type KnownPackage } from './known-package.ts';
import { readPart } from './read-part.ts';

/** A package as it was read. */
export interface Reading {
  options: FollowOptions;
  known: KnownPackage;
  graph: ImportGraph;
  /** Documentation by what the types say of it, complete with what the code does. */
  finished: ReadonlyMap<string, Finished>;
}

interface Finished {
  ofTypes: ComponentDoc;
  doc: ComponentDoc;
}

/** Is waited for between two steps. */
export type Pause = () => Promise<unknown> | undefined;

export interface Step {
  reading: Reading;
  read: string[] | null;
}

/** Reads what follows from changed files; `null` when everything has to be read. */
export async function readChanges(
  host: TypeHost,
  before: Reading,
  files: readonly string[],
): Promise<Step | null> {
  const renewed = renewGraph(host, before.graph, files);
  if (renewed === null) return null;
  const affected = usersOf(renewed.graph, renewed.paths);
  const part = affected === null ? null : readPart(host, before.options, before.known, affected);
  if (part === null) return null;
  const { docs, read, facts } = part;
  const { modules } = before.options;
  const known = { before: before.finished, read: new Set(read), modules };
  const finished = await finish(docs, { host, facts, ...known });
  return { reading: { ...before, known: part.known, graph: renewed.graph, finished }, read };
}

export async function readAll(host: TypeHost, options: FollowOptions, pause: Pause): Promise<Step> {
  const steps = typesInSteps(host, options);
  let step = steps.next();
  while (step.done !== true) {
    await pause();
    step = steps.next();
  }
  const types = step.value;
  const { facts } = types;
  const { modules } = options;
  const nothing = { before: new Map<string, Finished>(), read: new Set<string>(), modules };
  const finished = await finish(types.docs, { host, facts, ...nothing });
  const atRoot = (namedExports(host) ?? []).map(({ name }) => name);
  const known = rememberPackage(host, atRoot, types);
  return { reading: { options, known, graph: readGraph(host), finished }, read: null };
}

/** Adds what the code says to what the types say, where that is not what it was before. */
async function finish(
  docs: readonly ComponentDoc[],
  {
    host,
    facts: { installed, classConstants, openDefaults, farDefaults },
    before,
    read,
    modules,
  }: {
    host: TypeHost;
    facts: PackageFacts;
    before: ReadonlyMap<string, Finished>;
    read: ReadonlySet<string>;
    modules: Map<string, ModuleNames>;
  },
): Promise<Map<string, Finished>> {
  const isNew = (doc: ComponentDoc) => {
    const known = before.get(keyOf(doc))?.ofTypes;
    if (known === undefined || read.has(doc.name)) return true;
    return known !== doc && JSON.stringify(known) !== JSON.stringify(doc);
  };
  const fresh = docs.filter(isNew);
  const code = await withCode(fresh, {
    installed,
    paths: host.paths,
    classConstants,
    openDefaults,
    farDefaults,
    modules,
  });
  const done = new Map(fresh.map((doc, i) => [keyOf(doc), code.docs[i]!]));
  return new Map(
    docs.map((ofTypes) => {
      const key = keyOf(ofTypes);
      return [key, { ofTypes, doc: done.get(key) ?? before.get(key)!.doc }];
    }),
  );
}

const keyOf = ({ kind, name }: ComponentDoc) => `${kind} ${name}`;
