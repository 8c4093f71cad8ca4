import { useId, useState } from 'react';
import { CLIENT_ERRORS } from '../../client/client-errors.ts';
import { copyText } from '../../client/copy-text.ts';
import { CodeIcon, CopyIcon } from '../icons.tsx';
import { useSource } from './use-source.ts';

/** How long the copy button says what has happened. */
const FEEDBACK_MS = 2000;

interface DemoToolbarProps {
  /** Address of the demo's source as highlighted HTML. */
  sourceUrl: string;
}

/** The controls under a demo and, once asked for, its source. */
export function DemoToolbar({ sourceUrl }: DemoToolbarProps) {
  const [open, setOpen] = useState(false);
  const [feedback, setFeedback] = useState('');
  const { source, load } = useSource(sourceUrl);
  const panelId = useId();

  const copy = async () => {
    const loaded = await load();
    const copied = loaded.status === 'ready' && (await copyText(loaded.code));
    setFeedback(copied ? 'Copied' : CLIENT_ERRORS['copy-failed'][0]);
    setTimeout(() => setFeedback(''), FEEDBACK_MS);
  };

  return (
    <>
      <div className="demo-toolbar">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => {
            setOpen(!open);
            void load();
          }}
        >
          <CodeIcon />
          {open ? 'Hide the source' : 'Show the source'}
        </button>
        <button type="button" onClick={() => void copy()}>
          <CopyIcon />
          {feedback === '' ? 'Copy the source' : feedback}
        </button>
        <span className="visually-hidden" role="status">
          {feedback}
        </span>
      </div>
      {open && (
        <div id={panelId} className="code demo-source">
          {source.status === 'ready' && (
            <pre tabIndex={0} dir="ltr">
              <code dangerouslySetInnerHTML={{ __html: source.html }} />
            </pre>
          )}
          {source.status === 'loading' && <p role="status">Loading the source…</p>}
          {source.status === 'failed' && (
            <p className="demo-message" role="alert">
              The source could not be loaded.{' '}
              <button type="button" onClick={() => void load()}>
                Try again
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
