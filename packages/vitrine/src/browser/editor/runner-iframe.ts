import type { PreviewData } from '../../shared/contract.ts';
import type { CompiledModule } from './runner/edited-code.ts';
import { followLook } from './follow-look.ts';
import { CONNECT, type FromPreview, type RunError, type ToPreview } from './runner/messages.ts';
import { previewDocument, SANDBOX } from './runner-document.ts';

/** How long a preview may take to show a demo before the reader is told. */
export const SILENCE_MS = 8000;
/** Most, so that code cannot make the page endless. */
const MOST_HEIGHT = 4000;

interface PreviewOptions {
  /** The demo's frame in the page. */
  frame: HTMLElement;
  data: PreviewData;
  title: string;
  onShown: () => void;
  /** @param shown whether the failing version is the one that is shown */
  onError: (error: RunError, modules: CompiledModule[], shown: boolean) => void;
  /** Nothing has come of a run: an endless loop, say. */
  onSilence: () => void;
}

/** Shows edited code in the place of a demo; the demo itself stays below, as it is. */
export interface PreviewFrame {
  run: (modules: CompiledModule[]) => void;
  remove: () => void;
}

export function createPreviewFrame(options: PreviewOptions): PreviewFrame {
  const { frame, data, title, onShown, onError, onSilence } = options;
  const stage = frame.querySelector<HTMLElement>('.demo-stage')!;
  const height = createHeightFollower(stage.clientHeight);
  const iframe = document.createElement('iframe');
  iframe.className = 'edit-frame';
  iframe.title = `${title}, edited`;
  iframe.setAttribute('sandbox', SANDBOX);
  // Laid out, but not seen before it shows something.
  iframe.dataset.waiting = '';
  height.attach(iframe);
  iframe.srcdoc = previewDocument({
    data,
    pageUrl: location.href.replace(/#.*/s, ''),
    language: document.documentElement.lang,
    isolated: frame.dataset.module === undefined,
  });

  const { port1: port, port2 } = new MessageChannel();
  const send = (message: ToPreview) => port.postMessage(message);
  const sent = new Map<number, CompiledModule[]>();
  let lastRun = 0;
  let shownRun = 0;
  let silence: ReturnType<typeof setTimeout>;
  let focused: Element | null = null;
  port.onmessage = ({ data: message }: MessageEvent<FromPreview>) => {
    switch (message.type) {
      case 'height':
        height.follow(Number(message.height));
        break;
      case 'shown':
        clearTimeout(silence);
        shownRun = message.run;
        delete iframe.dataset.waiting;
        // A demo may have taken the focus, from a reader who is writing.
        if (document.activeElement === iframe && focused instanceof HTMLElement) focused.focus();
        onShown();
        break;
      case 'failed':
      case 'crashed': {
        const { run, error } = message;
        if (run === lastRun) clearTimeout(silence);
        // What has been overtaken is of no interest.
        if (run === lastRun) onError(readError(error), sent.get(run) ?? [], run === shownRun);
        break;
      }
      case 'ready':
        break;
    }
  };
  iframe.addEventListener(
    'load',
    () => {
      iframe.contentWindow?.frames[0]?.postMessage(CONNECT, '*', [port2]);
    },
    { once: true },
  );
  const stopFollowing = followLook(frame, iframe, (look) => send({ type: 'look', look }));
  stage.append(iframe);
  return {
    run: (modules) => {
      lastRun += 1;
      sent.clear();
      sent.set(lastRun, modules);
      focused = document.activeElement;
      clearTimeout(silence);
      silence = setTimeout(onSilence, SILENCE_MS);
      send({ type: 'run', run: lastRun, modules });
    },
    remove: () => {
      clearTimeout(silence);
      stopFollowing();
      port.close();
      iframe.remove();
    },
  };
}

/** Makes a frame as high as its document, with the same care as `frame/follow-height.ts`. */
function createHeightFollower(least: number) {
  let iframe: HTMLIFrameElement;
  let applied = least;
  let growing = false;
  return {
    attach: (element: HTMLIFrameElement) => {
      iframe = element;
      iframe.style.height = `${least}px`;
    },
    follow: (wanted: number) => {
      const height = Math.min(Math.max(least, wanted || 0), MOST_HEIGHT);
      if (height === applied || (growing && height > applied)) return;
      growing = height > applied;
      applied = height;
      iframe.style.height = `${height}px`;
      requestAnimationFrame(() => requestAnimationFrame(() => (growing = false)));
    },
  };
}

/** The code in the preview may say anything. */
function readError(error: RunError): RunError {
  const { message, file, line, column } = error;
  return {
    message: String(message),
    file: String(file),
    line: Number(line) || 0,
    column: Number(column) || 0,
  };
}
