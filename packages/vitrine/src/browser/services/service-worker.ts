import { SERVICE_WORKER_FILE, type VisitMessage } from '../../shared/contract.ts';
import { savesData, whenIdle } from '../core/later.ts';
import { trusted } from '../core/trusted.ts';
import { BASE, pageAddress } from '../core/base.ts';
import { dimAbsentPages } from './offline/dim-absent.ts';
import type { ServedPage } from '../router/page-state.ts';
import type { ReadableStore } from '../core/store.ts';

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Registers the service worker and tells it of every page visited. Loaded when the page has nothing else
 * to do, on the configured host only.
 */
export async function startServiceWorker(page: ReadableStore<ServedPage>): Promise<void> {
  const report = async () => {
    const { pathname } = page.get();
    const address = new URL(pathname, location.href).pathname;
    // The page for an unknown address has another path than the address, and need not be kept. The files that
    // a page itself loads are kept all the same.
    if (address !== pageAddress(location.pathname) || savesData()) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ visited: pathname } satisfies VisitMessage);
  };
  dimAbsentPages(page);
  await idle();
  await navigator.serviceWorker.register(trusted.createScriptURL(BASE + SERVICE_WORKER_FILE));
  page.subscribe(() => void idle().then(report));
  await report();
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, IDLE_TIMEOUT_MS));
