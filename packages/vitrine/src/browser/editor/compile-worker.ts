import { compileDemo } from './compile.ts';
import type { CompiledDemo, EditedFile } from './runner/edited-code.ts';

/** What the page asks the worker for. */
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
