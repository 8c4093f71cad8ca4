import { OFFLINE_LIST_FILE, type OfflineList } from '../shared/contract.ts';
import { BASE } from './base.ts';
import { findCached, inheritMark, keepMark, readMark, settleKept } from './cached-files.ts';
import { keepPage } from './keep-page.ts';
import { readPageHtml } from './page-html.ts';

let renewing: Promise<void> | undefined;

/**
 * Keeps all pages of a new build for a reader who has kept all of an earlier one: begun by the first visit of a page
 * of the new build, and gone on with by the next when the browser has ended this worker meanwhile.
 */
export function renewKept(visited: string): Promise<void> {
  renewing ??= renew(visited).finally(() => (renewing = undefined));
  return renewing;
}

async function renew(visited: string): Promise<void> {
  const page = readPageHtml((await (await findCached(visited))?.text()) ?? '');
  if (!page) return;
  await inheritMark(page.buildId);
  if ((await readMark(page.buildId)) !== 'renew') return;
  const answer = await fetch(BASE + OFFLINE_LIST_FILE, { cache: 'no-cache' });
  if (!answer.ok) return;
  const { pages } = (await answer.json()) as OfflineList;
  let all = true;
  for (const pathname of pages) {
    // The reader may have removed them meanwhile.
    if ((await readMark(page.buildId)) !== 'renew') return;
    const kept = await keepPage(pathname, page.buildId);
    if (kept === 'full') return;
    all &&= kept === 'kept';
  }
  if (!all) return;
  await keepMark(page.buildId, 'whole');
  await settleKept(page.buildId);
}
