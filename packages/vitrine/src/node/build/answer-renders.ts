import { parentPort } from 'node:worker_threads';
import { messageOf } from '../base/text.ts';
import type { Server } from '../../shared/contract.ts';
import type { RenderAnswer } from './demo-renderer.ts';

/** Answers what `createDemoRenderer` asks, from within its thread. */
export function answerRenders(loadServer: () => Promise<Server>): void {
  const tell = (answer: RenderAnswer) => parentPort!.postMessage(answer);
  const render = async (file: string, id: string): Promise<RenderAnswer> => {
    const server = await loadServer().catch(() => null);
    if (!server) return { type: 'unloadable' };
    tell({ type: 'began' });
    try {
      return { type: 'rendered', rendered: await server.prerenderDemo(file, id) };
    } catch (error) {
      return { type: 'threw', message: messageOf(error), stack: stackOf(error) };
    }
  };
  parentPort!.on('message', (asked: { file?: string; id?: string }) => {
    if (asked.file !== undefined) void render(asked.file, asked.id!).then(tell);
  });
}

function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
