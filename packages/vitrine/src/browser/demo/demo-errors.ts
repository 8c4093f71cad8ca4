import { CodedError } from '../core/client-errors.ts';

const TRY_AGAIN = 'Check the connection and try again.';

/**
 * Everything that can go wrong with a demo once its page is there: continues `CLIENT_ERRORS`, and is loaded
 * with the first demo.
 */
export const DEMO_ERRORS = {
  'demo-crashed': ['This demo crashed', 'The rest of the page goes on.'],
  'demo-without-component': ['Its module exports no component', 'Export it by default.'],
  'demo-threw': ['This demo reported an error', 'The browser’s console says more.'],
  'demo-waits': [
    'This demo is waiting for something that has not arrived',
    'It goes on once that is there.',
  ],
  'playground-link-refused': [
    'The settings in this link are damaged or of another version',
    'The playground shows its own.',
  ],
  'source-load-failed': ['The source could not be loaded', TRY_AGAIN],
  'toolbar-load-failed': ['This part of the toolbar could not be loaded', TRY_AGAIN],
  'tab-blocked': ['The browser blocked the new tab', 'Allow pop-ups for this site and try again.'],
} as const satisfies Record<string, readonly [message: string, hint: string]>;

/** Permanent, like those of `CLIENT_ERRORS`. */
export type DemoErrorCode = keyof typeof DEMO_ERRORS;

/** Something that went wrong with a demo, or with what its toolbar does. */
export class DemoError extends CodedError {
  declare readonly code: DemoErrorCode;

  constructor(code: DemoErrorCode, cause?: unknown) {
    super(code, DEMO_ERRORS[code], cause);
  }
}
