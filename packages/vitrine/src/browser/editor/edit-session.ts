import type { CodeLanguage } from '../demo/code-language.ts';
import { editingOf } from '../demo/editing.ts';
import { fetchJson, loadOnce } from '../core/load.ts';
import { createStore, type Store } from '../core/store.ts';
import type { RunnerData } from '../../shared/contract.ts';
import { createCompiler, type Compiler } from './compiler.ts';
import { createErrorReport, updateState, type EditState, type ErrorReport } from './edit-state.ts';
import { locateInSource } from './locate-in-source.ts';
import { createRunnerIframe, SILENCE_MS, type RunnerIframe } from './runner-iframe.ts';
import type { CodeError, CompiledDemo, CompiledModule, EditedFile } from './runner/edited-code.ts';
import type { RunError } from './runner/messages.ts';

/** The edit of one demo, for as long as the page is shown. */
export interface EditSession {
  language: CodeLanguage;
  state: Store<EditState>;
  /** Loads what editing needs; code that was changed before runs again. */
  open: () => void;
  /** Stops compiling. The runner stays as it is. */
  close: () => void;
  change: (name: string, code: string) => void;
  /** Runs the code, also when it came by link. */
  run: () => void;
  /** Shows the demo as written, and keeps the edit. */
  hideRunner: () => void;
  /** Shows the demo as written, and forgets the edit. */
  reset: () => void;
  /** The files that differ from the demo as written. */
  changedFiles: () => EditedFile[];
}

interface SessionOptions {
  /** The demo's fragment on the page. */
  hash: string;
  title: string;
  runnerUrl: string;
  language: CodeLanguage;
  /** The demo as written, its own file first. */
  written: EditedFile[];
  /** Files that came by link. */
  shared: EditedFile[];
}

const loadRunner = loadOnce((url) => fetchJson<RunnerData>(url));

export function createEditSession(options: SessionOptions): EditSession {
  const { hash, runnerUrl, language, written, shared } = options;
  const state = createStore<EditState>({
    files: replaceFiles(written, shared),
    errors: [],
    status: shared.length > 0 ? 'foreign' : 'idle',
    failure: '',
    modules: [],
  });
  const update = (change: Partial<EditState>) => updateState(state, change);
  const report = createErrorReport(state);
  const runner = createRunner(options, state, report);
  const fail = () => update({ failure: NOT_LOADED });
  let compiler: Compiler | undefined;
  let isOpen = false;

  const onCompiled = ({ modules, errors }: CompiledDemo) => {
    if (state.get().status === 'foreign') return;
    if (errors.length > 0) runner.overtake(errors);
    else void runner.run(modules, () => isOpen);
  };
  const stopCompiler = () => {
    compiler?.stop();
    compiler = undefined;
  };
  const prepare = async () => {
    const { modules } = await loadRunner(runnerUrl);
    if (!isOpen || compiler) return;
    update({ modules });
    const giveUp = () => {
      stopCompiler();
      fail();
    };
    compiler = createCompiler(modules, onCompiled, giveUp, fail);
  };
  const compile = () => {
    prepare().then(() => compiler?.compile(state.get().files), fail);
  };
  const changedFiles = () =>
    state
      .get()
      .files.filter(({ name, code }) => written.find((file) => file.name === name)?.code !== code);

  return {
    language,
    state,
    changedFiles,
    open: () => {
      isOpen = true;
      const { status } = state.get();
      if (status === 'foreign') prepare().catch(fail);
      // So that the first keystroke is answered at once.
      else if (status === 'idle' && changedFiles().length === 0)
        prepare().then(runner.ensure, fail);
      else compile();
    },
    close: () => {
      isOpen = false;
      stopCompiler();
      report.hush();
    },
    change: (name, code) => {
      const { files, status } = state.get();
      update({ files: files.map((file) => (file.name === name ? { ...file, code } : file)) });
      if (status === 'foreign') return;
      if (status === 'idle') update({ status: 'behind' });
      compile();
    },
    run: () => {
      editingOf(hash).set(true);
      // What did not arrive is asked for again.
      if (state.get().failure !== '') {
        stopCompiler();
        runner.remove();
      }
      update({ status: 'behind', failure: '' });
      compile();
    },
    hideRunner: () => {
      runner.remove();
      if (state.get().status !== 'foreign') update({ status: 'idle', errors: [], failure: '' });
    },
    reset: () => {
      editingOf(hash).set(true);
      runner.remove();
      update({ files: written, errors: [], status: 'idle', failure: '' });
      if (isOpen) void runner.ensure().catch(fail);
    },
  };
}

/** Files with those of the same name in the place of theirs. */
function replaceFiles(files: EditedFile[], others: EditedFile[]): EditedFile[] {
  return files.map((file) => ({ ...file, ...others.find(({ name }) => name === file.name) }));
}

/** The runner of an edit, made when it is first wanted and again when it was stopped. */
function createRunner(
  { hash, title, runnerUrl }: SessionOptions,
  state: Store<EditState>,
  report: ErrorReport,
) {
  let iframe: RunnerIframe | undefined;
  const remove = () => {
    iframe?.remove();
    iframe = undefined;
    report.hush();
  };
  const onError = (error: RunError, modules: CompiledModule[], isShown: boolean) =>
    report.show([locateInSource(error, modules)], isShown ? 'shown' : 'behind');
  const stop = (failure: string) => () => {
    // Whatever it is doing ends with its document.
    remove();
    updateState(state, { status: 'behind', failure });
  };
  const onSilence = stop(SILENT);
  const onFlood = stop(FLOODED);
  const onFailure = stop(NOT_LOADED);
  const onLate = () => updateState(state, { failure: NOT_LOADED });
  const onReady = () => {
    if (state.get().failure === NOT_LOADED) updateState(state, { failure: '' });
  };
  const ensure = async () => {
    const data = await loadRunner(runnerUrl);
    const onShown = () => report.show([], 'shown');
    iframe ??= createRunnerIframe({
      ...{ hash, title, data },
      ...{ onShown, onError, onSilence, onFlood, onFailure, onLate, onReady },
    });
    return iframe;
  };
  let newest = 0;
  /** Newer code does not compile. */
  const overtake = (errors: CodeError[]) => {
    newest += 1;
    iframe?.overtake();
    report.show(errors, 'behind');
  };
  const run = async (modules: CompiledModule[], isWanted: () => boolean) => {
    const own = (newest += 1);
    const ready = await ensure();
    if (isWanted() && own === newest) ready.run(modules);
  };
  return { ensure, run, overtake, remove };
}

const NOT_LOADED = 'The preview could not be loaded. Check the connection and run the code again.';
const SILENT = `The code has not shown anything for ${SILENCE_MS / 1000} seconds, so it was stopped. It may loop without end, or wait for something.`;
const FLOODED =
  'The code sent the page more messages than it takes, so it was stopped. It may report an error again and again.';
