import { useEffect, useRef, useState } from 'react';
import type { ToolbarData } from '../../shared/contract.ts';
import { createCodeEditor, type CodeEditor } from './code-editor.ts';
import type { EditSession } from './edit-session.ts';
import type { CodeError } from './runner/edited-code.ts';
import { syncAddress } from './share-edit.ts';

/**
 * The text field of an edit: there as long as the component that calls this, and the edit is open meanwhile.
 * @param hintId id of the text that says how to leave the field
 */
export function useCodeEditor(session: EditSession, data: ToolbarData, hintId: string) {
  const { files, errors } = session.state.get();
  const [selected, setSelected] = useState(0);
  const host = useRef<HTMLPreElement>(null);
  const editor = useRef<CodeEditor>(null);
  useEffect(() => {
    const created = createCodeEditor(host.current!, {
      files: session.state.get().files,
      label: (name) => `${data.title}: ${name}, editable`,
      hintId,
      onChange: session.change,
      onRun: session.run,
    });
    editor.current = created;
    created.focus();
    session.open();
    const stopAddress = syncAddress(data.hash, session);
    return () => {
      stopAddress();
      session.close();
      created.destroy();
    };
  }, [session, data, hintId]);
  useEffect(() => editor.current?.setErrors(errors), [errors]);
  const select = (index: number) => {
    setSelected(index);
    editor.current!.show(files[index]!.name);
  };
  return {
    /** Takes the editor's element. */
    host,
    /** Index of the file shown. */
    selected,
    select,
    goTo: ({ file, line, column }: CodeError) => {
      const index = files.findIndex(({ name }) => name === file);
      if (index !== selected) select(index);
      editor.current!.goTo(line, column);
    },
    reset: () => {
      session.reset();
      editor.current!.replace(session.state.get().files);
    },
  };
}
