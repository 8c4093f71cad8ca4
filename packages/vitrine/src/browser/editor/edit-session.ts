import { announce } from '../core/announce.ts';
import type { CodeLanguage } from '../demo/code-language.ts';
import { createStore, type Store } from '../core/store.ts';
import { createCompiler, type Compiler } from './compiler.ts';
import type { CodeError, CompiledDemo, CompiledModule, EditedFile } from './runner/edited-code.ts';
import { loadPreviewData } from './load-runner.ts';
import { locateInSource } from './locate-in-source.ts';
import { createPreviewFrame, SILENCE_MS, type PreviewFrame } from './runner-iframe.ts';

/** How long the reader has to pause before errors are announced: code is full of them while one types. */
const ANNOUNCE_MS = 1000;

export interface EditState {
  /** As edited, the demo's own file first. */
  files: EditedFile[];
  errors: CodeError[];
  /**
   * `foreign`: it came by link, and nothing of it has run. `idle`: the demo is shown as written.
   * `shown`: the preview shows the code. `behind`: it shows an earlier version, or nothing yet.
   */
  status: 'idle' | 'foreign' | 'behind' | 'shown';
  /** What went wrong that is not in the code; empty when nothing did. */
  failure: string;
  /** What the code may import; empty until that is known. */
  modules: readonly string[];
}

/** The edit of one demo, for as long as the page is shown. */
export interface EditSession {
  language: CodeLanguage;
  state: Store<EditState>;
  /** Loads what editing needs; code that was changed before runs again. */
  open: () => void;
  /** Stops compiling. The preview stays as it is. */
  close: () => void;
  change: (name: string, code: string) => void;
  /** Runs the code, also when it came by link. */
  run: () => void;
  /** Shows the demo as written, and keeps the edit. */
  hidePreview: () => void;
  /** Shows the demo as written, and forgets the edit. */
  reset: () => void;
  /** The files that differ from the demo as written. */
  changedFiles: () => EditedFile[];
}

interface SessionOptions {
  /** The demo's frame in the page. */
  frame: HTMLElement;
  title: string;
  previewUrl: string;
  language: CodeLanguage;
  /** The demo as written, its own file first. */
  written: EditedFile[];
  /** Files that came by link. */
  shared: EditedFile[];
}

export function createEditSession(options: SessionOptions): EditSession {
  const { frame, title, previewUrl, language, written, shared } = options;
  const isForeign = shared.length > 0;
  const state = createStore<EditState>({
    files: written.map((file) => shared.find(({ name }) => name === file.name) ?? file),
    errors: [],
    status: isForeign ? 'foreign' : 'idle',
    failure: '',
    modules: [],
  });
  const update = (change: Partial<EditState>) => state.set({ ...state.get(), ...change });
  let compiler: Compiler | undefined;
  let preview: PreviewFrame | undefined;
  let isOpen = false;
  let announcing: ReturnType<typeof setTimeout>;

  const showErrors = (errors: CodeError[], status: EditState['status']) => {
    const had = state.get().errors.length > 0;
    update({ errors, status, failure: '' });
    clearTimeout(announcing);
    if (errors.length === 0 && !had) return;
    announcing = setTimeout(() => announce(describeErrors(errors)), ANNOUNCE_MS);
  };
  const onCompiled = ({ modules, errors }: CompiledDemo) => {
    if (state.get().status === 'foreign') return;
    if (errors.length > 0) showErrors(errors, 'behind');
    else void runPreview(modules);
  };
  const ensurePreview = async () => {
    const data = await loadPreviewData(previewUrl);
    preview ??= createPreviewFrame({
      frame,
      data,
      title,
      onShown: () => showErrors([], 'shown'),
      onError: (error, modules, shown) =>
        showErrors([locateInSource(error, modules)], shown ? 'shown' : 'behind'),
      onSilence: () => {
        // Whatever it is doing ends with its document.
        preview?.remove();
        preview = undefined;
        update({ status: 'behind', failure: SILENT });
      },
    });
    return preview;
  };
  const runPreview = async (modules: CompiledModule[]) => {
    const ready = await ensurePreview();
    if (isOpen) ready.run(modules);
  };
  const prepare = async () => {
    const { modules } = await loadPreviewData(previewUrl);
    if (!isOpen || compiler) return;
    update({ modules });
    compiler = createCompiler(modules, onCompiled, () => {
      compiler = undefined;
      update({ failure: NOT_LOADED });
    });
  };
  const compile = () => {
    prepare().then(
      () => compiler?.compile(state.get().files),
      () => update({ failure: NOT_LOADED }),
    );
  };
  const removePreview = () => {
    preview?.remove();
    preview = undefined;
    clearTimeout(announcing);
  };
  const changedFiles = () =>
    state
      .get()
      .files.filter(({ name, code }) => written.find((file) => file.name === name)?.code !== code);

  return {
    language,
    state,
    open: () => {
      isOpen = true;
      const { status } = state.get();
      if (status === 'foreign') prepare().catch(() => update({ failure: NOT_LOADED }));
      else if (status === 'idle' && changedFiles().length === 0) {
        // So that the first keystroke is answered at once.
        prepare().then(ensurePreview, () => update({ failure: NOT_LOADED }));
      } else compile();
    },
    close: () => {
      isOpen = false;
      compiler?.stop();
      compiler = undefined;
      clearTimeout(announcing);
    },
    change: (name, code) => {
      const { files, status } = state.get();
      update({ files: files.map((file) => (file.name === name ? { name, code } : file)) });
      if (status === 'foreign') return;
      if (status === 'idle') update({ status: 'behind' });
      compile();
    },
    run: () => {
      update({ status: 'behind', failure: '' });
      compile();
    },
    hidePreview: () => {
      removePreview();
      const { status } = state.get();
      if (status !== 'foreign') update({ status: 'idle', errors: [], failure: '' });
    },
    reset: () => {
      removePreview();
      update({ files: written, errors: [], status: 'idle', failure: '' });
      if (isOpen) void ensurePreview().catch(() => update({ failure: NOT_LOADED }));
    },
    changedFiles,
  };
}

const NOT_LOADED = 'The preview could not be loaded. Check the connection and run the code again.';
const SILENT = `The code has not shown anything for ${SILENCE_MS / 1000} seconds, so it was stopped. It may loop without end, or wait for something.`;

function describeErrors(errors: CodeError[]): string {
  const [first] = errors;
  if (!first) return 'The preview shows the code again.';
  const place = first.file === '' ? '' : `${first.file}, line ${first.line}: `;
  const rest = errors.length === 1 ? '' : ` And ${errors.length - 1} more.`;
  return `The code has an error. ${place}${first.message}${rest}`;
}
