import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { DemoError } from '../demo-errors.ts';
import { reloadIfReachable } from '../load-failure.ts';

interface ToolbarPartProps<Part> {
  /** The same function each time. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}

/** Loads a part of the toolbar when it is first shown, and says so while it is on its way or did not arrive. */
export function ToolbarPart<Props>({ load, children }: ToolbarPartProps<ComponentType<Props>>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<DemoError | null>(null);
  const tries = useRef(0);
  useEffect(() => {
    if (failure) return;
    let current = true;
    load().then(
      // A function: the component itself would be taken for an update of the state.
      (loaded) => current && setPart(() => loaded),
      (cause: unknown) => {
        if (!current) return;
        tries.current += 1;
        setFailure(new DemoError('toolbar-load-failed', cause));
        // The browser may remember that it failed.
        if (tries.current > 1) void reloadIfReachable(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [load, failure]);
  if (part) return children(part);
  return failure ? <LoadFailure error={failure} retry={() => setFailure(null)} /> : <Waiting />;
}

export function Waiting() {
  return (
    <p className="demo-waiting" role="status">
      Loading…
    </p>
  );
}

/** Says that something did not arrive, and offers to ask for it again. */
export function LoadFailure({ error, retry }: { error: DemoError; retry: () => void }) {
  return (
    <p className="demo-message" role="alert" dir="auto" data-error={error.code}>
      {error.message}. {error.hint}{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
