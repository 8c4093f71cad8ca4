import { expect, it } from 'vitest';
import { ClientError, type ClientErrorCode } from './client-errors.ts';

it.each<[ClientErrorCode, message: string, hint: string]>([
  ['route-cancelled', 'Cancelled route load', 'Another navigation has taken its place.'],
  ['page-load-failed', 'Page-load failure', 'The browser loads the page in full.'],
  ['not-a-page', 'The answer is no page of this site', 'The browser loads the page in full.'],
  ['other-build', 'The site has been published anew', 'The browser loads the page in full.'],
  ['demo-load-failed', 'This demo could not be loaded', 'Check the connection and try again.'],
  ['copy-failed', 'Copying failed', 'Select the text and copy it with the keyboard.'],
  ['announcements-failed', 'Notification fetch failure', 'No announcement is shown.'],
])('%s says what happened and what follows', (code, message, hint) => {
  expect(new ClientError(code)).toMatchObject({ code, message, hint });
  expect(new ClientError(code, new Error('404 /a')).message).toBe(`${message}: 404 /a`);
  expect(new ClientError(code, 'text').message).toBe(`${message}: text`);
});
