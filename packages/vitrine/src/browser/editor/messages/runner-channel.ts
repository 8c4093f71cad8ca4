import { trusted } from '../../core/trusted.ts';
import workerUrl from './message-worker.ts?worker&url';
import type { FromRunner, ToRunner } from '../runner/messages.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Messages that windows of a runner may send to the page itself, which it never does: someone else's may be a few. */
const MAX_WINDOW_MESSAGES = 20;

interface ChannelOptions {
  iframe: HTMLIFrameElement;
  onMessage: (message: FromRunner) => void;
  /** The channel is closed, because too much came. */
  onFlood: () => void;
  /** The worker could not be loaded. */
  onFailure: () => void;
}

export interface RunnerChannel {
  /** The runner's end. */
  port: MessagePort;
  send: (message: ToRunner) => void;
  close: () => void;
}

/** A channel to a runner, on which what comes is checked in a thread of its own. */
export function openRunnerChannel(options: ChannelOptions): RunnerChannel {
  const { iframe, onMessage, onFlood, onFailure } = options;
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  const tell = (message: ToWorker, ports: MessagePort[] = []) => worker.postMessage(message, ports);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'flood') onFlood();
    else onMessage(data.message);
  });
  worker.addEventListener('error', onFailure);
  tell({ type: 'open' }, [port1]);
  let strays = 0;
  const countStray = ({ source }: MessageEvent) => {
    if (!source || !windowsOf(iframe).includes(source)) return;
    strays += 1;
    if (strays > MAX_WINDOW_MESSAGES) onFlood();
  };
  addEventListener('message', countStray);
  return {
    port: port2,
    send: (message) => tell({ type: 'send', message }),
    close: () => {
      removeEventListener('message', countStray);
      worker.terminate();
    },
  };
}

/** The window of the iframe, and that in which the code runs. */
function windowsOf({ contentWindow }: HTMLIFrameElement): MessageEventSource[] {
  const inner = contentWindow?.frames[0];
  return contentWindow ? [contentWindow, ...(inner ? [inner] : [])] : [];
}
