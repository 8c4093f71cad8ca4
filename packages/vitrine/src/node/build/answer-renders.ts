import { parentPort } from 'node:worker_threads';
import { keepProcess } from '../base/code/keep-process.ts';
import { messageOf } from '../base/text.ts';
import type { LoadDemo, PrerenderedDemo, Server } from '../../shared/contract.ts';
import { lineIn } from '../base/code/line-in.ts';
import type { RenderAnswer, SentDemo, Varying } from './prerender/render-answer.ts';
import { findVarying, type FoundVarying } from '../varying/find-varying.ts';
import type { Inputs } from '../varying/inputs.ts';

interface Thread {
  loadServer: () => Promise<Server>;
  /** Loads the module of a demo anew, which runs once more. */
  reload: (file: string) => ReturnType<LoadDemo>;
  inputs: Inputs;
}

/** Answers what `createDemoRenderer` asks, from within its thread. */
export function answerRenders({ loadServer, reload, inputs }: Thread): void {
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
    const { prerenderDemo } = server;
    try {
      inputs.takeAsked();
      const rendered = await prerenderDemo(file, id);
      const again = async () => (await prerenderDemo(file, id, () => reload(file))).html;
      const facts = { asked: inputs.takeAsked(), html: rendered.html };
      const found = await findVarying(inputs, facts, again);
      const varying = found && firstCall(found, file);
      return { type: 'rendered', rendered: send(rendered), varying };
    } catch (error) {
      return { type: 'threw', ...describe(error) };
    }
  };
  parentPort!.on('message', (asked: { file?: string; id?: string }) => {
    const { file, id } = asked;
    if (file !== undefined) void keepProcess(() => render(file, id!)).then(tell);
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

/** The first call of the demo's own, else of what it imports. */
function firstCall({ kind, calls }: FoundVarying, file: string): Varying {
  const call = calls.find(({ at }) => lineIn(at, file) > 0) ?? calls[0]!;
  return { kind, call: call.name, line: lineIn(call.at, file) };
}

const describe = (error: unknown) => ({ message: messageOf(error), stack: stackOf(error) });

function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
