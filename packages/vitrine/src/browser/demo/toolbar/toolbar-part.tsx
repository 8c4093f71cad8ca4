import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { reloadIfReachable } from '../../core/reload.ts';
import { inTime } from '../../core/load.ts';
import { DemoError } from '../demo-errors.ts';
import { Message } from './message.tsx';

/**
 * Loads something when it is first shown.
 * @param load the same function each time
 * @returns what was loaded; else what to show: that it is on its way, or did not arrive and can be asked for
 * again
 */
export function useLoaded<Value>(load: () => Promise<Value>): [Value | null, ReactNode] {
  const [loaded, setLoaded] = useState<{ value: Value } | null>(null);
  const [failure, setFailure] = useState<DemoError | null>(null);
  const tries = useRef(0);
  useEffect(() => {
    if (failure) return;
    let current = true;
    inTime(load().then(assertLoaded)).then(
      (value) => current && setLoaded({ value }),
      (cause: unknown) => {
        if (!current) return;
        tries.current += 1;
        const isOurs = cause instanceof DemoError;
        setFailure(isOurs ? cause : new DemoError('toolbar-load-failed', cause));
        // The browser may remember that a module failed.
        if (!isOurs && tries.current > 1) void reloadIfReachable(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [load, failure]);
  const pending = failure ? (
    <Message content={failure} action={['Try again', () => setFailure(null)]} />
  ) : (
    <Waiting />
  );
  return [loaded?.value ?? null, pending];
}

/** A script that was cut off may be one that runs, and exports nothing. */
function assertLoaded<Value>(value: Value): Value {
  if (value === undefined) throw new SyntaxError('It is not what it should be');
  return value;
}

interface ToolbarPartProps<Part> {
  /** The same function each time. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}

/** A part of the toolbar that is loaded when it is first shown. */
export function ToolbarPart<Props>({ load, children }: ToolbarPartProps<ComponentType<Props>>) {
  const [part, pending] = useLoaded(load);
  return part ? children(part) : pending;
}

export function Waiting() {
  return (
    <p className="demo-waiting" role="status">
      Loading…
    </p>
  );
}
