import { useId } from 'react';
import type { ToolbarData } from '../../shared/contract.ts';
import { copyText } from '../core/copy/copy-text.ts';
import { useStore } from '../core/store.ts';
import { focusAround } from '../demo/message.ts';
import { FileTabs } from '../demo/toolbar/file-tabs.tsx';
import { Message } from '../demo/toolbar/message.tsx';
import type { RunAction } from '../demo/toolbar/use-actions.ts';
import './editor.css';
import { EditErrors } from './edit-errors.tsx';
import type { EditSession } from './edit-session.ts';
import { ForeignNotice } from './foreign-notice.tsx';
import { ProvidedModules } from './provided-modules.tsx';
import { editUrl } from './share-edit.ts';
import { useCodeEditor } from './use-code-editor.ts';

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
  const id = useId();
  const hintId = `${id}hint`;
  const { host, selected, select, goTo, reset } = useCodeEditor(session, data, hintId);
  const copyLink = async () => {
    const url = await editUrl(data.hash, session);
    if (!(await copyText(url))) throw new Error('Copying failed: the browser denied access.');
    return 'Link copied';
  };
  // A button that is `disabled` once it is pressed loses the focus, and the reader the place.
  const action = (label: string, act: (button: HTMLElement) => void, disabled = false) => (
    <button
      type="button"
      className="demo-button"
      aria-disabled={disabled}
      onClick={disabled ? undefined : ({ currentTarget }) => act(currentTarget)}
    >
      {label}
    </button>
  );
  // As does one that goes.
  const leave = (act: () => void) => (button: HTMLElement) => {
    focusAround(button);
    act();
  };
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
          {failure !== '' && action('Run the code', leave(session.run))}
          {action('Reset', reset, session.changedFiles().length === 0)}
          {action('Copy link to the edit', () => void run(copyLink))}
          {action('Stop editing', leave(stop))}
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
      {failure !== '' && <Message content={{ text: failure }} />}
      <EditErrors errors={errors} isBehind={status === 'behind'} goTo={goTo} />
      <ProvidedModules modules={modules} />
    </div>
  );
}
