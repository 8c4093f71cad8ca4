import type { Worker } from 'node:worker_threads';
import type { CriticalStyle } from '../../shared/contract.ts';
import { LOAD_LIMIT_MS } from './load-code.ts';
import type { RenderAnswer, SentDemo } from './prerender/render-answer.ts';
import type { DemoRender } from './prerender/render-answer.ts';

/** Milliseconds that a demo may take to render: fifty times what a large one does. */
const DEMO_LIMIT_MS = 10_000;

/** A demo did not come to an end. */
export class DemoEndless extends Error {
  constructor(milliseconds: number) {
    super(`it has not rendered within ${milliseconds / 1000} seconds`);
    this.name = 'DemoEndless';
  }
}

interface Unloadable {
  reason: Error | undefined;
}

/** Renders demos in a thread, so that one that never ends can be stopped. */
export interface DemoRenderer {
  /** @throws DemoEndless; an error with message and stack of what the demo throws */
  render: (file: string, id: string) => Promise<DemoRender>;
  /** What was thrown when nothing was being rendered, as in a timer, and which file had been rendered last. */
  late: readonly { file: string; error: unknown }[];
  close: () => Promise<void>;
}

interface RendererOptions {
  /** Starts a thread that answers `{ file, id }` with `RenderAnswer`s. */
  start: () => Worker;
  /**
   * Called where the thread cannot load what demos share, with its reason, or not in time: loads the same here, to
   * say why.
   */
  onUnloadable: (reason?: Error) => Promise<never>;
  limit?: number;
  loadLimit?: number;
}

export function createDemoRenderer(options: RendererOptions): DemoRenderer {
  const { start, onUnloadable, limit = DEMO_LIMIT_MS, loadLimit = LOAD_LIMIT_MS } = options;
  let worker: Worker | null = null;
  let isLoaded = false;
  let receive = createReceiver();
  const late: { file: string; error: unknown }[] = [];
  let asking = { file: '', isDone: true };
  const open = () => {
    const started = start();
    // Without it such an error would end the build as one of the engine's.
    started.on('error', (error) => {
      if (worker !== started || !asking.isDone) return;
      late.push({ file: asking.file, error });
      void close();
    });
    return started;
  };
  const close = async () => {
    const ended = worker;
    worker = null;
    isLoaded = false;
    receive = createReceiver();
    await ended?.terminate();
  };
  const ask = (file: string, id: string) =>
    new Promise<DemoRender | Unloadable>((resolve, reject) => {
      const asked = (worker ??= open());
      asking = { file, isDone: false };
      const isStuck = () => settle(() => void close().then(() => resolve({ reason: undefined })));
      const isEndless = () => fail(new DemoEndless(limit));
      let timer = isLoaded ? setTimeout(isEndless, limit) : setTimeout(isStuck, loadLimit);
      const settle = (done: () => void) => {
        clearTimeout(timer);
        asking.isDone = true;
        asked.off('message', answer).off('error', fail).off('exit', exit);
        done();
      };
      // A thread that has failed is not asked again.
      const fail = (error: unknown) => {
        settle(() => void close().then(() => reject(error as Error)));
      };
      const exit = () => fail(new Error('it ended the process'));
      const answer = (said: RenderAnswer) => {
        if (said.type === 'loaded') {
          isLoaded = true;
          clearTimeout(timer);
          timer = setTimeout(isEndless, limit);
        } else if (said.type === 'rendered')
          settle(() =>
            resolve({ ...receive(said.rendered), ...(said.varying && { varying: said.varying }) }),
          );
        else if (said.type === 'unloadable') settle(() => resolve({ reason: thrown(said) }));
        else if (said.type === 'threw') settle(() => reject(thrown(said)));
      };
      asked.on('message', answer).on('error', fail).on('exit', exit);
      asked.postMessage({ file, id });
    });
  return {
    close,
    late,
    render: async (file, id) => {
      const rendered = await ask(file, id);
      return 'reason' in rendered ? onUnloadable(rendered.reason) : rendered;
    },
  };
}

/** Puts the styles that were sent before in the place of their numbers: so each is in memory once. */
function createReceiver(): (sent: SentDemo) => DemoRender {
  const received: CriticalStyle[] = [];
  const take = (style: CriticalStyle | number) => {
    if (typeof style === 'number') return received[style]!;
    received.push(style);
    return style;
  };
  return (sent) => ({ ...sent, styles: sent.styles.map(take) });
}

function thrown({ message, stack }: { message: string; stack: string }): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}
