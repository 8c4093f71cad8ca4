/** A package whose source is being written: what it says is read again where it changes. */
import { problem, VitrineError } from '../../base/errors.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { inOrder } from '../code/documented/as-component.ts';
import { isJavaScript } from '../components/paths/java-script.ts';
import type { ExtractResult } from '../extract-package.ts';
import { addChange, type FileChange } from './file-changes.ts';
import { canFollow, hasOtherImports, isSetting, optionsFor, type Place } from './follow-options.ts';
import { readAll, readChanges, type Pause, type Reading, type Step } from './read-steps.ts';

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
    const isOther = reading !== null && hasOtherImports(place, reading.options, pending);
    if (isOther || [...pending.keys()].some((file) => isSetting(file, reading?.options))) close();
    const options = reading?.options ?? optionsFor(place);
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
