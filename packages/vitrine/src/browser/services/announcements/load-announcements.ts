import { ClientError } from '../../core/client-errors.ts';
import { fetchText } from '../../core/read-limited.ts';
import { ANNOUNCEMENTS_TIMEOUT_MS } from './constants.ts';

/** Bytes of the file, announcements of it that are looked at, and characters of one. */
const MAX_BYTES = 200_000;
export const MAX_ANNOUNCEMENTS = 300;
export const MAX_TEXT = 2000;

/** A short text for readers. */
export interface Announcement {
  /** Later announcements have higher ids. */
  id: number;
  /** HTML that is not trusted. */
  text: string;
}

/** The announcements; none when they cannot be had. */
export async function loadAnnouncements(url: string): Promise<Announcement[]> {
  try {
    return await fetchAnnouncements(url);
  } catch {
    // Announcements are an extra: a reader who gets none is not told so.
    return [];
  }
}

/** @throws ClientError `announcements-failed` without an answer, or with any other than a list of them */
export async function fetchAnnouncements(url: string): Promise<Announcement[]> {
  try {
    const signal = AbortSignal.timeout(ANNOUNCEMENTS_TIMEOUT_MS);
    return parseAnnouncements(JSON.parse(await fetchText(url, { limit: MAX_BYTES, signal })));
  } catch (error) {
    throw new ClientError('announcements-failed', error);
  }
}

/**
 * The schema of the file: the first of its list. A list with anything else in them is none.
 * @throws Error
 */
export function parseAnnouncements(file: unknown): Announcement[] {
  const list: unknown[] | null = Array.isArray(file) ? file.slice(0, MAX_ANNOUNCEMENTS) : null;
  if (!list?.every(isAnnouncement)) throw new Error('The answer is no list of announcements');
  return list.map(({ id, text }) => ({ id, text }));
}

function isAnnouncement(value: unknown): value is Announcement {
  const { id, text } = (value ?? {}) as Partial<Announcement>;
  return Number.isSafeInteger(id) && typeof text === 'string' && text.length <= MAX_TEXT;
}
