import { createRoot } from 'react-dom/client';
import { addNotice } from '../../core/notice-area.ts';
import '../../core/notices.css';
import { AnnouncementNotice } from './announcement-notice.tsx';
import { isCrawler } from './crawlers.ts';
import { readLastSeen } from './last-seen.ts';
import { loadAnnouncements } from './load-announcements.ts';
import { canSanitize, sanitizeNatively, type Sanitize } from './set-html.ts';

/** The browser's own sanitizer, or a library for browsers without one. */
const loadSanitize = async (): Promise<Sanitize> =>
  canSanitize ? sanitizeNatively : (await import('./sanitize.ts')).sanitize;

/** Fetches the announcements, once for each loaded page, and shows those that the reader has not closed. */
export async function startAnnouncements(url: string): Promise<void> {
  if (isCrawler(navigator.userAgent)) return;
  const list = await loadAnnouncements(url);
  if (!list.some(({ id }) => id > readLastSeen())) return;
  // The region is there before its text, or screen readers would not read it out.
  const sanitizer = loadSanitize();
  const notice = addNotice();
  const root = createRoot(notice);
  root.render(<AnnouncementNotice list={list} sanitizer={sanitizer} />);
}
