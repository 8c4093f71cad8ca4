import { useEffect, useState } from 'react';
import type { DemoSourceData, ToolbarData } from '../../shared/contract.ts';
import { currentCodeLanguage } from '../demo/code-language.ts';
import { Waiting } from '../demo/toolbar/toolbar-part.tsx';
import type { RunAction } from '../demo/toolbar/use-actions.ts';
import { DemoEditor } from './demo-editor.tsx';
import { openSharedEdit, sessionOf } from './sessions.ts';
import { clearAddress } from './share-edit.ts';

interface EditorPanelProps {
  data: ToolbarData;
  source: DemoSourceData;
  /** An edit from the address, still packed; `null`: the reader's own. */
  shared: string | null;
  run: RunAction;
  /** @param refusal why the edit in the address is not shown */
  stop: (refusal?: string) => void;
}

/** Opens the edit of a demo, or the one that came by link. */
export function EditorPanel({ data, source, shared, run, stop }: EditorPanelProps) {
  const [session, setSession] = useState(() =>
    shared === null ? sessionOf(data, source, currentCodeLanguage()) : null,
  );
  useEffect(() => {
    if (shared === null) return;
    let current = true;
    openSharedEdit(data, source, shared).then(
      (opened) => current && setSession(opened),
      (error: Error) => current && stop(`${error.message} The demo is shown as it was written.`),
    );
    return () => {
      current = false;
    };
  }, [data, source, shared, stop]);
  if (!session) return <Waiting />;
  const close = () => {
    session.hideRunner();
    clearAddress(data.hash);
    stop();
  };
  return <DemoEditor data={data} session={session} run={run} stop={close} />;
}
