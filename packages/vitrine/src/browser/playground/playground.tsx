import { useEffect, useId, useMemo, useState, type ElementType } from 'react';
import { announce } from '../core/announce.ts';
import { CLIENT_ERRORS } from '../core/client-errors.ts';
import { copyText } from '../core/copy/copy-text.ts';
import { useStore } from '../core/store.ts';
import { DEMO_ERRORS } from '../demo/demo-errors.ts';
import { trusted } from '../core/trusted.ts';
import type { PlaygroundData } from '../../shared/playground.ts';
import { addressOf, createPlaygroundState, syncAddress, type PlaygroundState } from './address.ts';
import { changeState } from './change-state.ts';
import { Control } from './control.tsx';
import type { Changes, PlaygroundOptions } from './options.ts';
import { ResultBoundary } from './result-boundary.tsx';
import { Result } from './result.tsx';
import { printCode } from './print-code.ts';
import { initialValues, isChanged } from './values.ts';

export type { PlaygroundOptions } from './options.ts';

interface PlaygroundProps {
  component: ElementType;
  options: PlaygroundOptions;
  data: PlaygroundData;
}

/** A component, controls for its props and the code that follows them. */
export function Playground({ component, options, data }: PlaygroundProps) {
  const [state] = useState(() => createPlaygroundState(data));
  const [initial] = useState((): PlaygroundState => ({
    values: initialValues(data),
    held: {},
    refused: false,
  }));
  // A hydrating playground first shows what the server has rendered.
  const shown = useStore(state, initial);
  const { values, held, refused } = shown;
  useEffect(() => syncAddress(state, data), [state, data]);
  const titleId = useId();
  const code = printCode(data, values, held);
  // Made once: React writes another object anew, whatever is in it.
  const codeHtml = useMemo(() => trusted.createHTML(code.html), [code.html]);
  const change = (changes: Changes) => state.set(changeState(state.get(), changes, data));
  const reset = () => state.set(initial);
  const copyLink = async () => {
    const link = new URL(addressOf(values, data, `#${data.hash}`), location.href).href;
    const [failure, hint] = CLIENT_ERRORS['copy-failed'];
    announce((await copyText(link)) ? 'Link copied' : `${failure}. ${hint}`);
  };

  return (
    <div className="playground">
      {refused && (
        <p className="playground-message" role="status">
          {DEMO_ERRORS['playground-link-refused'].join('. ')}
        </p>
      )}
      <div className="playground-parts">
        <div className="playground-stage" role="group" aria-label="Result">
          <ResultBoundary state={shown} reset={reset}>
            <Result {...{ component, options, data, values, held, change }} />
          </ResultBoundary>
        </div>
        <div className="playground-controls" role="group" aria-labelledby={titleId}>
          <p className="playground-title" id={titleId}>
            Props of {data.component}
          </p>
          {data.controls.map((control) => (
            <Control
              key={control.prop}
              control={control}
              value={values[control.prop] ?? null}
              change={(value) => change({ [control.prop]: value })}
            />
          ))}
          <div className="playground-actions">
            <button type="button" onClick={() => void copyLink()}>
              Copy the link
            </button>
            <button
              type="button"
              aria-disabled={!isChanged(values, initial.values) && Object.keys(held).length === 0}
              onClick={reset}
            >
              Reset
            </button>
          </div>
        </div>
      </div>
      <div className="code playground-code">
        <pre tabIndex={0} dir="ltr" role="group" aria-label={`Code of ${data.component}`}>
          <code dangerouslySetInnerHTML={{ __html: codeHtml }} />
        </pre>
        {/* `browser/page/content-behaviours.ts` copies the code beside it. */}
        <button type="button" className="copy">
          Copy
        </button>
      </div>
    </div>
  );
}
