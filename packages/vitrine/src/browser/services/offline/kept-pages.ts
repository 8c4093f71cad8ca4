import { isOwnCache } from '../../../shared/cache-names.ts';
import { BASE } from '../../core/base.ts';

/** Paths of the files that can be read without a network, pages among them. */
export async function listKept(): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of await caches.keys()) {
    if (!isOwnCache(BASE, name)) continue;
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  }
  return kept;
}

/** Takes all of them from the device. What is visited is kept anew. */
export async function removeKept(): Promise<void> {
  for (const name of await caches.keys()) {
    if (isOwnCache(BASE, name)) await caches.delete(name);
  }
}
