import type { RunnerData } from '../../shared/contract.ts';
import { STALL_MS } from '../core/constants.ts';
import { pressSearchKey } from '../core/keys/forward-search-keys.ts';
import { watchLook } from '../demo/demo-look.ts';
import { fitHeight } from '../demo/iframe/sync-height.ts';
import type { CompiledModule } from './runner/edited-code.ts';
import { openRunnerChannel } from './messages/runner-channel.ts';
import { SANDBOX, type FromRunner, type RunError } from './runner/messages.ts';
import { runnerMessage } from './messages/runner-document.ts';

/** Time for a runner to show a demo, until the reader is told. */
export const SILENCE_MS = 8000;
/** Greatest height in CSS pixels, so that code cannot make the page endless. */
const MOST_HEIGHT = 4000;

interface RunnerOptions {
  /** The demo's fragment on the page. */
  hash: string;
  data: RunnerData;
  title: string;
  onShown: () => void;
  /** @param isShown whether the failing version is the one that is shown */
  onError: (error: RunError, modules: CompiledModule[], isShown: boolean) => void;
  /** A run has shown nothing: an endless loop, say. */
  onSilence: () => void;
  /** It sent more messages than the page takes. */
  onFlood: () => void;
  /** What is between it and the page could not be loaded. */
  onFailure: () => void;
  /** Nothing has arrived for a long time; it still may. */
  onLate: () => void;
  /** It has arrived. */
  onReady: () => void;
}

/** Shows edited code in the place of a demo; the demo itself stays below, as it is. */
export interface RunnerIframe {
  run: (modules: CompiledModule[]) => void;
  /** Newer code cannot run: what is said of the version that runs tells nothing of it. */
  overtake: () => void;
  remove: () => void;
}

export function createRunnerIframe(options: RunnerOptions): RunnerIframe {
  const { hash, onShown, onError, onSilence, onFlood, onFailure, onLate, onReady } = options;
  const box = document.getElementById(hash)!;
  const stage = box.querySelector<HTMLElement>('.demo-stage')!;
  const iframe = createIframe(options, stage.clientHeight);
  const fit = fitHeight(iframe, stage.clientHeight, { most: MOST_HEIGHT });
  const sent = new Map<number, CompiledModule[]>();
  let lastRun = 0;
  let shownRun = 0;
  let isOvertaken = false;
  // Its document or what is between it and the page: neither may say that it did not arrive.
  const arrival = setTimeout(onLate, STALL_MS);
  let isReady = false;
  let silence: ReturnType<typeof setTimeout>;
  const awaitRun = () => {
    clearTimeout(silence);
    // What has not arrived is late, not silent.
    if (isReady && lastRun > 0) silence = setTimeout(onSilence, SILENCE_MS);
  };
  let focused: Element | null = null;
  const onMessage = (message: FromRunner) => {
    switch (message.type) {
      case 'height':
        fit(message.height);
        break;
      case 'shown': {
        // One that never was.
        if (message.run > lastRun) return;
        const isLast = message.run === lastRun;
        if (isLast) clearTimeout(silence);
        shownRun = message.run;
        delete iframe.dataset.waiting;
        // A demo may have taken the focus, from a reader who is writing.
        if (document.activeElement === iframe && focused instanceof HTMLElement) focused.focus();
        if (isLast && !isOvertaken) onShown();
        break;
      }
      case 'failed':
      case 'crashed': {
        const { run, error } = message;
        // A newer version is on its way.
        if (run !== lastRun) return;
        clearTimeout(silence);
        if (!isOvertaken) onError(error, sent.get(run) ?? [], run === shownRun);
        break;
      }
      case 'search':
        if (isPressed(iframe)) pressSearchKey(document, message);
        break;
      case 'ready':
        clearTimeout(arrival);
        isReady = true;
        awaitRun();
        onReady();
        break;
    }
  };
  const channel = openRunnerChannel({ iframe, onMessage, onFlood, onFailure });
  const { send } = channel;
  iframe.addEventListener(
    'load',
    () => iframe.contentWindow?.postMessage(firstMessage(options, box), '*', [channel.port]),
    { once: true },
  );
  const stopLook = watchLook(hash, ({ width, ...look }) => {
    iframe.style.width = width ? `${width}px` : '';
    send({ type: 'look', look });
  });
  stage.append(iframe);
  return {
    run: (modules) => {
      lastRun += 1;
      isOvertaken = false;
      sent.clear();
      sent.set(lastRun, modules);
      focused = document.activeElement;
      awaitRun();
      send({ type: 'run', run: lastRun, modules });
    },
    overtake: () => (isOvertaken = true),
    remove: () => {
      clearTimeout(silence);
      clearTimeout(arrival);
      stopLook();
      channel.close();
      iframe.remove();
    },
  };
}

/** What its document is told as soon as it is there. */
function firstMessage({ data }: RunnerOptions, box: HTMLElement) {
  return runnerMessage({
    data,
    pageUrl: location.href.replace(/#.*/s, ''),
    language: document.documentElement.lang,
    direction: document.dir,
    isolated: box.dataset.module === undefined,
  });
}

/** Whether the reader can have pressed a key in it: its code may say so whenever it likes. */
function isPressed(iframe: HTMLIFrameElement): boolean {
  return document.activeElement === iframe && navigator.userActivation?.isActive !== false;
}

function createIframe(
  { data: { frame }, title }: RunnerOptions,
  height: number,
): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.className = 'edit-frame';
  iframe.title = `${title}, edited`;
  iframe.setAttribute('sandbox', SANDBOX);
  // Laid out, but not seen before it shows something.
  iframe.dataset.waiting = '';
  iframe.style.height = `${height}px`;
  if ('url' in frame) iframe.src = frame.url;
  else iframe.srcdoc = frame.html;
  return iframe;
}
