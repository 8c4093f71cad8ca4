/** Tells the reader that the code came with a link, before it runs. */
export function ForeignNotice({ run, discard }: { run: () => void; discard: () => void }) {
  return (
    <div className="edit-foreign" role="group" aria-label="Code from a link">
      <p>
        This code came with the link, and not from this site. The demo above is still as it was
        written. When you run the code, it runs in a frame of its own, without access to this site
        and without a network but for this site’s pictures, fonts and media. What it shows there
        is still a stranger’s: type nothing secret into it. No browser lets a page keep a
        stranger’s code from using memory and processor time, and some look up an address that the
        code names.
      </p>
      <button type="button" className="demo-button" onClick={run}>
        Run the code
      </button>
      <button type="button" className="demo-button" onClick={discard}>
        Discard it
      </button>
    </div>
  );
}
