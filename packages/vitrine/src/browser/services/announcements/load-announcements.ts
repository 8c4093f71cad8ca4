import { ClientError } from '../../core/client-errors.ts';
import { fetchJson } from '../../core/load.ts';

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
    const list = await fetchJson<unknown>(url);
    if (Array.isArray(list) && list.every(isAnnouncement)) return list;
    throw new Error('The answer is no list of announcements');
  } catch (error) {
    throw new ClientError('announcements-failed', error);
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  const { id, text } = (value ?? {}) as Partial<Announcement>;
  return typeof id === 'number' && typeof text === 'string';
}
