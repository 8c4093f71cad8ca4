import { createMessageGate } from './message-gate.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/*
 * Between the page and a runner: edited code may send whatever it likes as often as it likes, and it is this
 * thread that is kept busy with it, not the page.
 */
let port: MessagePort | undefined;
const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data, ports: [given] }: MessageEvent<ToWorker>) => {
  if (data.type === 'send') {
    port?.postMessage(data.message);
    return;
  }
  port = given!;
  const pass = createMessageGate({
    now: () => performance.now(),
    forward: (message) => tell({ type: 'message', message }),
    onFlood: () => {
      given!.close();
      tell({ type: 'flood' });
    },
  });
  given!.onmessageerror = () => pass(() => null);
  // What is in a message is unpacked when it is first read.
  given!.onmessage = (event: MessageEvent<unknown>) => pass(() => event.data);
});
