/** A package whose source is being written: what it says is read again where it changes. */
import path from 'node:path';
import { failure, problem, VitrineError } from '../../base/errors.ts';
import type { ModuleNames } from '../../base/module-names.ts';
import { findPackage } from '../../base/packages.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { openTypes, type TypeHost, type TypeSession } from '../checker/type-host.ts';
import type { ExtractResult } from '../extract-package.ts';
import { withCode } from '../extract.ts';
import { inOrder } from '../code/documented/as-component.ts';
import { isJavaScript } from '../code/java-script.ts';
import { candidateImports } from '../components/imports.ts';
import { namedExports, typesInSteps, type PackageFacts, type ReadOptions } from '../read-types.ts';
import type { GroupNames } from '../shared-props.ts';
import { addChange, type FileChange } from './file-changes.ts';
import { readGraph, renewGraph, usersOf, type ImportGraph } from './import-graph.ts';
import { rememberPackage, type KnownPackage } from './known-package.ts';
import { readPart } from './read-part.ts';

export interface FollowedPackage {
  /**
   * Reads what has changed since the last time that this succeeded.
   * @throws VitrineError as `extractPackage` does, and `invalid-source-code`
   */
  update(changes: ReadonlyMap<string, FileChange>): Promise<Followed>;
  /** Reads all of it as other work leaves time, so that the first update has less to do. What is wrong is not told. */
  prepare(): Promise<void>;
  /** Ends the checker's process. */
  close(): void;
}

export type Followed = Pick<ExtractResult, 'docs' | 'version' | 'ownName'> & {
  /** Names of what was read again; `null` when all was. */
  read: string[] | null;
};

interface Place {
  root: string;
  package: string;
  groups?: GroupNames | undefined;
}

/** A package as it was read. */
interface Reading {
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

/** Follows a package. Nothing is read, and no process is started, before the first update. */
export function followPackage(place: Place): FollowedPackage {
  let session: TypeSession | null = null;
  let reading: Reading | null = null;
  let isClosed = false;
  const pending = new Map<string, FileChange>();
  const close = () => {
    session?.close();
    session = null;
    reading = null;
  };
  const read = async (pause: Pause): Promise<Followed> => {
    if ([...pending.keys()].some(isSetting)) close();
    const options = reading?.options ?? describe(place);
    const files = [...pending.keys()];
    files.forEach((file) => options.modules.delete(file));
    let part: Step | null = null;
    if (session === null) {
      const { name, installed, imports } = options;
      const isCode = isJavaScript(place.root, installed);
      session = openTypes(place.root, installed.dir, name, imports, isCode);
      refuseErrors(session.host, files);
    } else if (canFollow(session.host, pending)) {
      session.renew(files);
      refuseErrors(session.host, files);
      part = reading === null ? null : await readChanges(session.host, reading, files);
    } else {
      session.renew();
      refuseErrors(session.host, files);
    }
    const step = part ?? (await readAll(session.host, options, pause));
    reading = step.reading;
    const { installed } = options;
    return {
      docs: inOrder([...step.reading.finished.values()].map(({ doc }) => doc)),
      version: installed.version,
      ownName: options.ownName,
      read: step.read,
    };
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: there is one checker. */
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const update = async (changes: ReadonlyMap<string, FileChange>) => {
    for (const [file, change] of changes) addChange(pending, file, change);
    const result = await read(NO_PAUSE).catch((error: unknown) => {
      if (error instanceof VitrineError) throw error;
      // The checker's process may have ended.
      close();
      return read(NO_PAUSE);
    });
    pending.clear();
    return result;
  };
  const prepare = async () => {
    if (!isClosed && session === null) await read(takeTurns()).catch(close);
  };
  return {
    update: (changes) => enqueue(() => update(changes)),
    prepare: () => enqueue(prepare),
    close() {
      isClosed = true;
      close();
    },
  };
}

/** Is waited for between two steps. */
type Pause = () => Promise<unknown> | undefined;

const NO_PAUSE: Pause = () => undefined;

/** Milliseconds of work before others have their turn. */
const TURN_MS = 10;

function takeTurns(): Pause {
  let began = performance.now();
  return () => {
    if (performance.now() - began < TURN_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        began = performance.now();
        resolve(null);
      }),
    );
  };
}

interface FollowOptions extends ReadOptions {
  /** Name that the package calls itself. */
  ownName: string;
  modules: Map<string, ModuleNames>;
}

/** @throws VitrineError `package-not-installed` */
function describe({ root, package: name, groups = {} }: Place): FollowOptions {
  const found = findPackage(path.resolve(root), name);
  if (found === null) throw failure('package-not-installed', [name, root]);
  const installed = { ...found, name };
  const imports = candidateImports(installed);
  const kept = { linked: new WeakMap<ComponentDoc, ComponentDoc>(), modules: new Map() };
  return { name, installed, groups, imports, ownName: found.name, ...kept };
}

/** Manifests and settings of the compiler decide on what the checker is started with. */
const isSetting = (file: string) => /(?:package|tsconfig[^/\\]*)\.json$/.test(path.basename(file));

/** Tells whether the files of the program are still the same ones. */
function canFollow(host: TypeHost, pending: ReadonlyMap<string, FileChange>): boolean {
  return [...pending].every(
    ([file, change]) => change === 'change' && host.sourceFile(file) !== undefined,
  );
}

/** @throws VitrineError `invalid-source-code` */
function refuseErrors(host: TypeHost, files: readonly string[]): void {
  const problems = files
    .filter((file) => host.sourceFile(file) !== undefined)
    .flatMap((file) => {
      const [first] = host.syntaxErrors(file);
      if (first === undefined) return [];
      return problem('invalid-source-code', [`${file}:${first.line}: ${first.text}`]);
    });
  if (problems.length > 0) throw new VitrineError(problems);
}

interface Step {
  reading: Reading;
  read: string[] | null;
}

/** Reads what follows from changed files; `null` when everything has to be read. */
async function readChanges(
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

async function readAll(host: TypeHost, options: FollowOptions, pause: Pause): Promise<Step> {
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
    facts: { installed, classConstants, openDefaults },
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
