import type { KeepAnswer, OfflineList, VisitMessage } from '../../../shared/contract.ts';
import { createStore } from '../../core/store.ts';

/** How far all pages are kept. It outlives the menu that shows it. */
export interface KeepState {
  status: 'idle' | 'keeping' | 'kept' | 'stopped' | 'failed' | 'full';
  done: number;
  /** Pages that could not be had, however often they were asked for. */
  failed: number;
}

/** Sends the service worker a page to keep. */
export type AskWorker = (message: VisitMessage) => Promise<KeepAnswer>;

/** How often a page is asked for. */
const TRIES = 3;
/** First wait before it is asked for again; then twice as long. */
const WAIT_MS = 1000;
/** Pages asked for at the same time. */
const AT_ONCE = 3;
/** Longest wait for the service worker, which the browser may have ended. */
const ANSWER_MS = 60_000;

export const keepState = createStore<KeepState>({ status: 'idle', done: 0, failed: 0 });

let stop = new AbortController();

/** Ends `keepAllPages`. What is there stays. */
export const stopKeeping = () => stop.abort();

/** Asks the service worker of this page. */
const askWorker: AskWorker = async (message) => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS, 'failed');
    port1.onmessage = ({ data }: MessageEvent<KeepAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    active!.postMessage(message, [port2]);
  });
};

/**
 * Keeps every page, a few at a time; a page that fails is asked for again, and at last left out. Called again, it
 * goes on where it ended.
 * @param ask see `askWorker`
 */
export async function keepAllPages(
  { pages }: Pick<OfflineList, 'pages'>,
  buildId: string,
  ask: AskWorker = askWorker,
): Promise<void> {
  if (keepState.get().status === 'keeping') return;
  stop = new AbortController();
  const { signal } = stop;
  keepState.set({ status: 'keeping', done: 0, failed: 0 });
  const waiting = [...pages];
  let isFull = false;
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      if (signal.aborted || isFull) return;
      const answer = await keepPage({ visited: page, ofBuild: buildId }, ask, signal);
      if (signal.aborted) return;
      const { status, done, failed } = keepState.get();
      if (answer === 'kept') keepState.set({ status, done: done + 1, failed });
      else if (answer === 'full') isFull = true;
      else keepState.set({ status, done, failed: failed + 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { done, failed } = keepState.get();
  const [last] = pages;
  if (!signal.aborted && !isFull && failed === 0 && last !== undefined) {
    // What is whole is kept again when the site is published anew.
    await keepPage({ visited: last, ofBuild: buildId, isLast: true }, ask, signal);
  }
  const ended = failed > 0 ? 'failed' : 'kept';
  keepState.set({ status: signal.aborted ? 'stopped' : isFull ? 'full' : ended, done, failed });
}

async function keepPage(
  message: VisitMessage,
  ask: AskWorker,
  signal: AbortSignal,
): Promise<KeepAnswer> {
  const stopped = new Promise<KeepAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve('failed'), { once: true });
  });
  for (let tries = 1; ; tries++) {
    const asked = ask(message).catch(() => 'failed' as const);
    const answer = await Promise.race([asked, stopped]);
    if (answer !== 'failed' || tries === TRIES || signal.aborted) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * 2 ** (tries - 1)));
  }
}
