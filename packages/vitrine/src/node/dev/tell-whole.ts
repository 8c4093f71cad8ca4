import { formatProblem } from '../base/errors.ts';
import { describeNativeCode } from '../base/faults.ts';
import { withoutOthersFaults } from '../check/strict.ts';
import { messageOf } from '../base/text.ts';
import { WHOLE_SITE, type DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Has the APIs of all packages read, and reloads every open page once they are there: its navigation and its links lack
 * what follows from them. Says what is wrong where one cannot be read.
 */
export function tellWhenWhole(
  site: Pick<DevSite, 'whole' | 'isReading' | 'current'>,
  messages: Pick<DevMessages, 'reload' | 'setSiteError'>,
): void {
  if (!site.isReading()) return tellUnread(site);
  site.whole().then(
    () => {
      messages.reload();
      tellUnread(site);
    },
    (error: unknown) => {
      const ofSystem = describeNativeCode(error);
      messages.setSiteError(WHOLE_SITE, ofSystem ? formatProblem(ofSystem) : messageOf(error));
    },
  );
}

/** In the terminal alone: what is missing has no page that could say so, and is no mistake of those that are there. */
function tellUnread({ current }: Pick<DevSite, 'current'>): void {
  const unread = withoutOthersFaults(current().problems).filter(({ code }) => UNREAD.has(code));
  for (const one of unread) console.warn(formatProblem(one));
}

const UNREAD: ReadonlySet<string> = new Set(['paths-not-read', 'types-not-there']);
