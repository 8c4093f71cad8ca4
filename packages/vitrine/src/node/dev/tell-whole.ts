import { messageOf } from '../base/text.ts';
import type { DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Has the APIs of all packages read, and reloads every open page once they are there: its navigation and its links lack
 * what follows from them. Says what is wrong where one cannot be read.
 */
export function tellWhenWhole(
  site: Pick<DevSite, 'whole' | 'isReading'>,
  messages: Pick<DevMessages, 'reload' | 'setSiteError'>,
): void {
  if (!site.isReading()) return;
  site.whole().then(messages.reload, (error: unknown) => messages.setSiteError(messageOf(error)));
}
