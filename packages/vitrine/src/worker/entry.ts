import { OFFLINE_LIST_FILE, type ServiceWorkerSettings } from '../shared/contract.ts';
import { BASE } from './base.ts';
import { answerRequest, cachePageAnswer } from './answer.ts';
import { removeCaches } from './builds.ts';
import { cacheSearch } from './cache-search.ts';
import { keepPage } from './keep-page.ts';
import { readVisit } from './read-visit.ts';
import { renewKept } from './renew-kept.ts';
import { completePage, findCached, isCacheableFile, cacheFile, keepMark } from './cached-files.ts';

/**
 * The service worker. It caches pages that the reader has visited, and what they and the search need.
 * Nothing in it depends on the build of the site: a new one is seen in the pages, which always come from
 * the network first, so that there is no update of the worker to wait for.
 */
const worker = self as unknown as ServiceWorkerGlobalScope & { vitrine: ServiceWorkerSettings };
const { host, navUrl, searchUrl } = worker.vitrine;
const wanted = host !== '' && [worker.location.host, worker.location.hostname].includes(host);

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(wanted ? takeOver() : remove()));

// A worker that is not wanted has no say in any request.
if (wanted) {
  worker.addEventListener('fetch', (event) => {
    const answer = answerRequest(event.request, [navUrl, searchUrl, BASE + OFFLINE_LIST_FILE]);
    if (!answer) return;
    event.respondWith(answer.response);
    // Storage may be full or denied: then less is cached.
    event.waitUntil(answer.caching.catch(() => undefined));
  });
  worker.addEventListener('message', (event) => {
    const visit = readVisit(event.data);
    if (visit === null) return;
    const { visited, ofBuild, isLast } = visit;
    if (ofBuild !== undefined) {
      const keep = async () => {
        const answer = await keepPage(visited, ofBuild);
        if (isLast && answer === 'kept') await keepMark(ofBuild, 'whole');
        event.ports[0]?.postMessage(answer);
      };
      event.waitUntil(keep());
      return;
    }
    // Without a network, or without storage, the next visit tries again.
    event.waitUntil(cacheVisit(visited).catch(() => undefined));
  });
}

async function takeOver(): Promise<void> {
  await removeCaches('outdated');
  await worker.clients.claim();
}

/** The switch that takes it away from every reader. */
async function remove(): Promise<void> {
  await removeCaches('all');
  await worker.registration.unregister();
}

/** Keeps the page that the reader is on, with its demos, the navigation and the search. */
async function cacheVisit(pathname: string): Promise<void> {
  if (!(await findCached(pathname))) await cachePageAnswer(pathname, await fetch(pathname));
  if (!(await findCached(navUrl))) {
    const nav = await fetch(navUrl);
    if (isCacheableFile(nav)) await cacheFile(navUrl, nav);
  }
  await completePage(pathname);
  if (searchUrl !== '') await cacheSearch(searchUrl);
  await renewKept(pathname);
}
