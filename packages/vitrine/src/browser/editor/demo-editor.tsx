import { useEffect, useId, useRef, useState } from 'react';
import { createCodeEditor, type CodeEditor } from './code-editor.ts';
import type { CodeError } from './runner/edited-code.ts';
import type { EditSession } from './edit-session.ts';
import { editUrl, followAddress } from './share-edit.ts';
import { useStore } from '../core/store.ts';
import type { ToolbarData } from '../../shared/contract.ts';
import { copyText } from '../core/copy-text.ts';
import { FileTabs } from '../demo/toolbar/file-tabs.tsx';
import type { RunAction } from '../demo/toolbar/use-actions.ts';
import './editor.css';
import { EditErrors } from './edit-errors.tsx';
import { ForeignNotice } from './foreign-notice.tsx';
import { ProvidedModules } from './provided-modules.tsx';

interface DemoEditorProps {
  data: ToolbarData;
  session: EditSession;
  run: RunAction;
  /** Shows the source as written in the place of the editor. */
  stop: () => void;
}

/** The files of a demo, to be edited where they stand. */
export function DemoEditor({ data, session, run, stop }: DemoEditorProps) {
  const { files, errors, status, failure, modules } = useStore(session.state);
  const [selected, setSelected] = useState(0);
  const host = useRef<HTMLPreElement>(null);
  const editor = useRef<CodeEditor>(null);
  const id = useId();
  const hintId = `${id}hint`;

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
    const unfollow = followAddress(data.hash, session);
    return () => {
      unfollow();
      session.close();
      created.destroy();
    };
  }, [session, data, hintId]);
  useEffect(() => editor.current?.setErrors(errors), [errors]);

  const select = (index: number) => {
    setSelected(index);
    editor.current!.show(files[index]!.name);
  };
  const goTo = ({ file, line, column }: CodeError) => {
    const index = files.findIndex(({ name }) => name === file);
    if (index !== selected) select(index);
    editor.current!.goTo(line, column);
  };
  const reset = () => {
    session.reset();
    editor.current!.replace(session.state.get().files);
  };
  const copyLink = async () => {
    const url = await editUrl(data.hash, session);
    if (!(await copyText(url))) throw new Error('Copying failed: the browser denied access.');
    return 'Link copied';
  };
  const isChanged = session.changedFiles().length > 0;
  return (
    <div className="edit">
      {status === 'foreign' && <ForeignNotice run={session.run} discard={reset} />}
      <div className="source-bar">
        <FileTabs
          names={files.map(({ name }) => name)}
          selected={selected}
          select={select}
          id={id}
        />
        <div className="edit-actions">
          {failure !== '' && (
            <button type="button" className="demo-button" onClick={session.run}>
              Run the code
            </button>
          )}
          <button type="button" className="demo-button" disabled={!isChanged} onClick={reset}>
            Reset
          </button>
          <button type="button" className="demo-button" onClick={() => void run(copyLink)}>
            Copy link to the edit
          </button>
          <button type="button" className="demo-button" onClick={stop}>
            Stop editing
          </button>
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${selected}`}
        className="code edit-panel"
      >
        <pre ref={host} className="edit-host" dir="ltr" />
      </div>
      <p id={hintId} className="edit-hint">
        The demo follows what you write. Press Escape and then Tab to leave the editor.
      </p>
      {failure !== '' && (
        <p className="demo-message" role="alert">
          {failure}
        </p>
      )}
      <EditErrors errors={errors} isBehind={status === 'behind'} goTo={goTo} />
      <ProvidedModules modules={modules} />
    </div>
  );
}
