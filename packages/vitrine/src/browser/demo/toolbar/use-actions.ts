import { useEffect, useRef, useState } from 'react';
import { CodedError } from '../../core/client-errors.ts';
import { DemoError } from '../demo-errors.ts';

/** Time for which a success is shown. A failure is shown until the next action. */
const SUCCESS_MS = 2000;

/** Something a control does; resolves to what to say of it. */
export type Action = () => Promise<string | void>;
export type RunAction = (action: Action) => Promise<void>;

interface ActionNotice {
  text: string;
  /** Code of what went wrong; empty when nothing did. */
  error: string;
}

const SILENCE: ActionNotice = { text: '', error: '' };

/** Runs the toolbar's actions and says how the last one ended. */
export function useActions(): { notice: ActionNotice; run: RunAction } {
  const [notice, setNotice] = useState(SILENCE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Action>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = async (action: Action) => {
    last.current = action;
    clearTimeout(timer.current);
    setNotice(SILENCE);
    const next = await action().then((text) => ({ text: text ?? '', error: '' }), describeFailure);
    // The reader waits for the later one of two that overlap.
    if (last.current !== action) return;
    setNotice(next);
    if (next.error === '') timer.current = setTimeout(() => setNotice(SILENCE), SUCCESS_MS);
  };
  return { notice, run };
}

/** Any other failure is code that did not load. */
function describeFailure(cause: unknown): ActionNotice {
  const { text, code: error }: CodedError =
    cause instanceof CodedError ? cause : new DemoError('toolbar-load-failed', cause);
  return { text, error };
}
