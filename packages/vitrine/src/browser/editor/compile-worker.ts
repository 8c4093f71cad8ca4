import { compileDemo } from './compile.ts';
import type { CompiledDemo, EditedFile } from './runner/edited-code.ts';

/** A request of the page to the worker. */
export interface CompileRequest {
  id: number;
  files: EditedFile[];
  modules: readonly string[];
}

export interface CompileAnswer extends CompiledDemo {
  id: number;
}

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const answer: CompileAnswer = { id: data.id, ...compileDemo(data.files, data.modules) };
  postMessage(answer);
});
