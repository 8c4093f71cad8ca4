import type { ServiceWorkerSettings, VisitMessage } from '../shared/contract.ts';
import { answerRequest, keepPageAnswer } from './answer.ts';
import { completePage, findKept, isKeepable, keepFile, removeCaches } from './kept-files.ts';

/**
 * The service worker. It keeps pages that the reader has visited, and what they and the search need.
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
    const answer = answerRequest(event.request, [navUrl, searchUrl]);
    if (!answer) return;
    event.respondWith(answer.response);
    // Storage may be full or denied: then less is kept.
    event.waitUntil(answer.keeping.catch(() => undefined));
  });
  worker.addEventListener('message', (event) => {
    const { visited } = event.data as VisitMessage;
    // Without a network, or without storage, the next visit tries again.
    event.waitUntil(keepVisit(visited).catch(() => undefined));
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

/** Keeps the page that the reader is on, with its demos and the navigation. */
async function keepVisit(pathname: string): Promise<void> {
  if (!(await findKept(pathname))) await keepPageAnswer(pathname, await fetch(pathname));
  if (!(await findKept(navUrl))) {
    const nav = await fetch(navUrl);
    if (isKeepable(nav)) await keepFile(navUrl, nav);
  }
  await completePage(pathname);
}
