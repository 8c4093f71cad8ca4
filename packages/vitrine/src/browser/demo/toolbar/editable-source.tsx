import { useCallback, useState } from 'react';
import type { DemoSourceData, ToolbarData } from '../../../shared/contract.ts';
import { SourceFiles } from './source-files.tsx';
import { ToolbarPart } from './toolbar-part.tsx';
import type { RunAction } from './use-actions.ts';

interface EditableSourceProps {
  data: ToolbarData;
  source: DemoSourceData;
  /** An edit from the address, still packed. */
  shared: string | null;
  run: RunAction;
}

const loadEditor = () =>
  import('../../editor/editor-panel.tsx').then(({ EditorPanel }) => EditorPanel);

/** The source of a demo, to be read or to be edited. */
export function EditableSource({ data, source, shared, run }: EditableSourceProps) {
  const [link, setLink] = useState(shared);
  const [isEditing, setEditing] = useState(() => shared !== null || showsEdit(data));
  const [refusal, setRefusal] = useState('');
  const stop = useCallback((reason = '') => {
    setRefusal(reason);
    setLink(null);
    setEditing(false);
  }, []);
  if (isEditing) {
    return (
      <ToolbarPart load={loadEditor}>
        {(EditorPanel) => (
          <EditorPanel data={data} source={source} shared={link} run={run} stop={stop} />
        )}
      </ToolbarPart>
    );
  }
  return (
    <>
      {refusal !== '' && (
        <p className="demo-message" role="alert">
          {refusal}
        </p>
      )}
      <SourceFiles
        source={source}
        run={run}
        edit={data.previewUrl === '' ? undefined : () => setEditing(true)}
      />
    </>
  );
}

/** Whether the demo is being edited: its source may have been hidden and shown again meanwhile. */
function showsEdit({ hash }: ToolbarData): boolean {
  return document.getElementById(hash)?.querySelector('.edit-frame') != null;
}
