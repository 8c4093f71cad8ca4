/** A file of a demo as the reader has edited it. */
export interface EditedFile {
  /** Relative to the demo's folder, e.g. `split-button.tsx` or `../shared/rows.ts`. */
  name: string;
  code: string;
  /** By specifier: where imports lead to that are no paths of files. */
  links?: Record<string, string>;
}

/** Something wrong in edited code, in words for the reader. */
export interface CodeError {
  message: string;
  /** Name of the file; empty when nobody knows where it happened. */
  file: string;
  /** Both counted from 1; 0 without a file. */
  line: number;
  column: number;
}

/** Both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A file turned into a script that the runner can run. */
export interface CompiledModule {
  name: string;
  /** Body of a function with the parameters `require`, `module`, `exports`, `addStyle` and what `check` says. */
  code: string;
  /** Name of the parameter that stops it, see `loop-guard.ts`; no code can know it beforehand. */
  check: string;
  /** Where each loop begins, by the number that its checks give. */
  loops: Place[];
  /** What the checks have added to the code: line from 1, column from 0 without them, length. */
  added: [line: number, column: number, length: number][];
  /** Source map as JSON, of the code without checks; empty where nothing can be wrong. */
  map: string;
  /** By specifier: the name of another compiled module, or of what the site provides under another name; `null` for its modules. */
  imports: Record<string, string | null>;
}

/** A demo as the compiler returns it: its modules, or the errors in them. */
export interface CompiledDemo {
  /** The demo's own first. */
  modules: CompiledModule[];
  errors: CodeError[];
}
