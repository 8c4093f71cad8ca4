/** A short text for readers. */
export interface Announcement {
  /** Later announcements have higher ids. */
  id: number;
  /** HTML that is not trusted. */
  text: string;
}

/** Fetches the announcements. Without an answer, or with any other than a list of them, there are none. */
export async function loadAnnouncements(url: string): Promise<Announcement[]> {
  try {
    const response = await fetch(url);
    if (!response.ok) return [];
    const list: unknown = await response.json();
    return Array.isArray(list) && list.every(isAnnouncement) ? list : [];
  } catch {
    // Announcements are an extra: a reader who gets none is not told so (specification section 8).
    return [];
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  const { id, text } = (value ?? {}) as Partial<Announcement>;
  return typeof id === 'number' && typeof text === 'string';
}
