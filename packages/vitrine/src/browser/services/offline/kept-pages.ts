/** Begins the names of the caches that the service worker makes. */
const CACHE_PREFIX = 'vitrine:';

/** Paths of the files that can be read without a network, pages among them. */
export async function listKept(): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  }
  return kept;
}

/** Takes all of them from the device. What is visited is kept anew. */
export async function removeKept(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
}
