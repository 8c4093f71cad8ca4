import { announce } from '../core/announce.ts';
import type { Store } from '../core/store.ts';
import type { CodeError, EditedFile } from './runner/edited-code.ts';

/** Pause of the reader before errors are announced: code is full of them while one types. */
const ANNOUNCE_MS = 1000;

export interface EditState {
  /** As edited, the demo's own file first. */
  files: EditedFile[];
  errors: CodeError[];
  /**
   * `foreign`: it came by link, and nothing of it has run. `idle`: the demo is shown as written.
   * `shown`: the runner shows the code. `behind`: it shows an earlier version, or nothing yet.
   */
  status: 'idle' | 'foreign' | 'behind' | 'shown';
  /** A failure outside the code, in words; empty when there is none. */
  failure: string;
  /** Specifiers that the code may import; empty until they are known. */
  modules: readonly string[];
}

export function updateState(state: Store<EditState>, change: Partial<EditState>): void {
  state.set({ ...state.get(), ...change });
}

export type ErrorReport = ReturnType<typeof createErrorReport>;

/** Puts errors into a state, and announces them once the reader pauses. */
export function createErrorReport(state: Store<EditState>) {
  let announcing: ReturnType<typeof setTimeout>;
  const hush = () => clearTimeout(announcing);
  return {
    show: (errors: CodeError[], status: EditState['status']) => {
      const had = state.get().errors.length > 0;
      updateState(state, { errors, status, failure: '' });
      hush();
      if (errors.length === 0 && !had) return;
      announcing = setTimeout(() => announce(describeErrors(errors)), ANNOUNCE_MS);
    },
    /** Announces nothing that was not announced yet. */
    hush,
  };
}

function describeErrors(errors: CodeError[]): string {
  const [first] = errors;
  if (!first) return 'The preview shows the code again.';
  const place = first.file === '' ? '' : `${first.file}, line ${first.line}: `;
  const rest = errors.length === 1 ? '' : ` And ${errors.length - 1} more.`;
  return `The code has an error. ${place}${first.message}${rest}`;
}
