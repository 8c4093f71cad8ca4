import { useMemo, useState } from 'react';
import { trusted } from '../../core/trusted.ts';

interface SourceCodeProps {
  /** Highlighted code as HTML. */
  html: string;
  /** The part that the author wants to be seen first; empty: there is none. */
  excerpt: string;
}

/** Highlighted code, of which an excerpt is shown first. */
export function SourceCode({ html, excerpt }: SourceCodeProps) {
  const [all, setAll] = useState(excerpt === '');
  // Made once: React writes another object anew, whatever is in it.
  const shown = useMemo(() => trusted.createHTML(all ? html : excerpt), [all, html, excerpt]);
  return (
    <>
      <div className="code source-code">
        <pre tabIndex={0} dir="ltr">
          <code dangerouslySetInnerHTML={{ __html: shown }} />
        </pre>
      </div>
      {excerpt !== '' && (
        <button
          type="button"
          className="demo-button source-more"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show the excerpt' : 'Show all'}
        </button>
      )}
    </>
  );
}
