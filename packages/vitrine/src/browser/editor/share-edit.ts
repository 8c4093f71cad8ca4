import { readEditHash } from '../demo/edit-hash.ts';
import { writeEditHash } from './edit-link.ts';
import type { EditSession } from './edit-session.ts';

/** Pause of the reader before the address is updated: browsers limit how often it may change. */
export const ADDRESS_MS = 500;

/** The address at which the page opens with the edit; that of the demo when nothing is changed. */
export async function editUrl(demo: string, session: EditSession): Promise<string> {
  const files = session.changedFiles();
  const hash =
    files.length === 0 ? demo : await writeEditHash(demo, { language: session.language, files });
  // Only now: a playground may have written its part in the meantime.
  const url = new URL(location.href);
  url.hash = hash;
  return url.href;
}

/**
 * Keeps the edit in the address.
 * @returns a function that ends it
 */
export function syncAddress(demo: string, session: EditSession): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  let written = session.state.get().files;
  const update = async () => {
    const hasEdit = readEditHash(location.hash) !== null;
    // Nothing to write, and nothing to remove.
    if (session.changedFiles().length === 0 && !hasEdit) return;
    // Too long for an address: the button that copies the link says so.
    const url = await editUrl(demo, session).catch(() => null);
    if (url !== null && !ended) replaceAddress(url);
  };
  const updateLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), ADDRESS_MS);
  };
  // The last edit may have been closed before it reached the address.
  updateLater();
  const unsubscribe = session.state.subscribe(() => {
    const { files } = session.state.get();
    if (files === written) return;
    written = files;
    updateLater();
  });
  return () => {
    ended = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Takes the edit of a demo out of the address. */
export function clearAddress(demo: string): void {
  if (readEditHash(location.hash)?.demo !== demo) return;
  const url = new URL(location.href);
  url.hash = demo;
  replaceAddress(url.href);
}

function replaceAddress(url: string): void {
  const isLeaving = 'navigation' in window && navigation.transition !== null;
  // No event tells of this change: the edit in the address is the one that is open.
  if (url !== location.href && !isLeaving) history.replaceState(history.state, '', url);
}
