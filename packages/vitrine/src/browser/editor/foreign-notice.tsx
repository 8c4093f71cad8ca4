import type { MouseEvent } from 'react';
import { focusAround } from '../demo/message.ts';

/** Tells the reader that the code came with a link, before it runs. */
export function ForeignNotice({ run, discard }: { run: () => void; discard: () => void }) {
  const leave =
    (decide: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusAround(currentTarget);
      decide();
    };
  return (
    <div className="edit-foreign" role="group" aria-label="Code from a link">
      <p>
        This code came with the link, and not from this site. The demo above is still as it was
        written. When you run the code, it runs in a frame of its own, without access to this site,
        and can load nothing but pictures, fonts and media of this site. What no browser prevents:
        it can look like anything, so type nothing secret into it; it can keep this tab busy; and
        some browsers look up a host name that it gives.
      </p>
      <button type="button" className="demo-button" onClick={leave(run)}>
        Run the code
      </button>
      <button type="button" className="demo-button" onClick={leave(discard)}>
        Discard it
      </button>
    </div>
  );
}
