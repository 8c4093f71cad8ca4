/**
 * Everything that can go wrong in a reader's browser, as data: the counterpart of `node/base/errors/`, in few words
 * because every page loads it.
 */
export const CLIENT_ERRORS = {
  'route-cancelled': ['Cancelled route load', 'Another navigation has taken its place.'],
  'page-load-failed': ['Page-load failure', 'The browser loads the page in full.'],
  'not-a-page': ['The answer is no page of this site', 'The browser loads the page in full.'],
  'other-build': ['The site has been published anew', 'The browser loads the page in full.'],
  'demo-load-failed': ['This demo could not be loaded', 'Check the connection and try again.'],
  'copy-failed': ['Copying failed', 'Select the text and copy it with the keyboard.'],
  'announcements-failed': ['Notification fetch failure', 'No announcement is shown.'],
} as const satisfies Record<string, readonly [message: string, hint: string]>;

/** Permanent; shown to readers as `data-error`, so that a report can name it. */
export type ClientErrorCode = keyof typeof CLIENT_ERRORS;

/** Something that went wrong in the browser. Its message is the catalogue's, and what is known of the cause. */
export class CodedError extends Error {
  declare readonly code: string;
  declare readonly hint: string;
  /** Both in words for the reader. */
  declare readonly text: string;

  constructor(
    code: string,
    [message, hint]: readonly [message: string, hint: string],
    cause?: unknown,
  ) {
    super(cause === undefined ? message : `${message}: ${describeCause(cause)}`, { cause });
    Object.assign(this, { name: code, code, hint, text: `${this.message}. ${hint}` });
  }
}

export class ClientError extends CodedError {
  declare readonly code: ClientErrorCode;

  constructor(code: ClientErrorCode, cause?: unknown) {
    super(code, CLIENT_ERRORS[code], cause);
  }
}

function describeCause(cause: unknown): string {
  return (cause as Partial<Error> | null)?.message ?? String(cause);
}
