import { parentPort } from 'node:worker_threads';
import { messageOf } from '../base/text.ts';
import type { PrerenderedDemo, Server } from '../../shared/contract.ts';
import type { RenderAnswer, SentDemo } from './demo-renderer.ts';

/** Answers what `createDemoRenderer` asks, from within its thread. */
export function answerRenders(loadServer: () => Promise<Server>): void {
  const tell = (answer: RenderAnswer) => parentPort!.postMessage(answer);
  const send = createSender();
  let server: Server | undefined;
  const render = async (file: string, id: string): Promise<RenderAnswer> => {
    if (!server) {
      try {
        server = await loadServer();
      } catch (error) {
        return { type: 'unloadable', ...describe(error) };
      }
      tell({ type: 'loaded' });
    }
    try {
      return { type: 'rendered', rendered: send(await server.prerenderDemo(file, id)) };
    } catch (error) {
      return { type: 'threw', ...describe(error) };
    }
  };
  parentPort!.on('message', (asked: { file?: string; id?: string }) => {
    if (asked.file !== undefined) void render(asked.file, asked.id!).then(tell);
  });
}

/** Demos of one library have most of their styles in common: of the flagship's 17 MB a tenth is left. */
function createSender(): (rendered: PrerenderedDemo) => SentDemo {
  const sent = new Map<string, number>();
  return (rendered) => ({
    ...rendered,
    styles: rendered.styles.map((style) => {
      const text = `${style.id}\0${style.css}`;
      const known = sent.get(text);
      if (known === undefined) sent.set(text, sent.size);
      return known ?? style;
    }),
  });
}

const describe = (error: unknown) => ({ message: messageOf(error), stack: stackOf(error) });

function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
