import type { ViteDevServer } from 'vite';
import { messageOf } from '../base/text.ts';
import type { DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Has every open page shown anew once the APIs of all packages are there: its navigation and its links lack what follows
 * from them. Says what is wrong where one cannot be read.
 */
export function tellWhenWhole(
  vite: Pick<ViteDevServer, 'ws'>,
  site: Pick<DevSite, 'whole' | 'isReading'>,
  messages: Pick<DevMessages, 'noteChange' | 'setSiteError'>,
): void {
  if (!site.isReading()) return;
  site.whole().then(
    () => {
      messages.noteChange();
      vite.ws.send('vitrine:page', {});
    },
    (error: unknown) => messages.setSiteError(messageOf(error)),
  );
}
