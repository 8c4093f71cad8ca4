import { useCallback, useState } from 'react';
import type { ToolbarData } from '../../../shared/contract.ts';
import { useStore } from '../../core/store.ts';
import { editingOf } from '../editing.ts';
import { sourceLoader } from '../load-source.ts';
import { Message } from './message.tsx';
import { SourceFiles } from './source-files.tsx';
import { ToolbarPart, useLoaded } from './toolbar-part.tsx';
import type { RunAction } from './use-actions.ts';

interface DemoSourceProps {
  data: ToolbarData;
  /** An edit from the address, still packed. */
  shared: string | null;
  run: RunAction;
}

const loadEditor = () =>
  import('../../editor/editor-panel.tsx').then(({ EditorPanel }) => EditorPanel);

/** A demo's source below it, to be read or to be edited. */
export function DemoSource({ data, shared, run }: DemoSourceProps) {
  const editing = editingOf(data.hash);
  const isEditing = useStore(editing);
  const newest = useStore(sourceLoader);
  const [loader, setLoader] = useState(() => newest);
  // What a reader edits stays what it was.
  if (!isEditing && loader !== newest) setLoader(() => newest);
  const [source, pending] = useLoaded(useCallback(() => loader(data.sourceUrl), [data, loader]));
  // A link that carries an edit opens the editor, until the reader ends it.
  const [ended, setEnded] = useState({ link: null as string | null, refusal: '' });
  const link = ended.link === shared ? null : shared;
  const stop = useCallback(
    (refusal = '') => {
      setEnded({ link: shared, refusal });
      editing.set(false);
    },
    [editing, shared],
  );
  if (!source) return pending;
  if (isEditing || link !== null) {
    return (
      <ToolbarPart load={loadEditor}>
        {(EditorPanel) => <EditorPanel key={link} {...{ data, source, shared: link, run, stop }} />}
      </ToolbarPart>
    );
  }
  return (
    <>
      {ended.refusal !== '' && <Message content={{ text: ended.refusal }} />}
      <SourceFiles
        source={source}
        run={run}
        edit={data.runnerUrl === '' ? undefined : () => editing.set(true)}
      />
    </>
  );
}
