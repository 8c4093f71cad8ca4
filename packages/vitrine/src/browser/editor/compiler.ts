import workerUrl from './compile-worker.ts?worker&url';
import { STALL_MS } from '../core/constants.ts';
import { trusted } from '../core/trusted.ts';
import type { CompileAnswer, CompileRequest } from './compile-worker.ts';
import type { CompiledDemo, EditedFile } from './runner/edited-code.ts';

/** Compiles in a worker, one version at a time: versions that were overtaken are skipped. */
export interface Compiler {
  compile: (files: EditedFile[]) => void;
  stop: () => void;
}

/**
 * @param modules what the site provides
 * @param onCompiled called with each result, in order
 * @param onFailure called when the worker could not be loaded; the compiler is then of no more use
 * @param onLate called when an answer takes long: its script stalls, or is another one, which reports no error
 */
export function createCompiler(
  modules: readonly string[],
  onCompiled: (compiled: CompiledDemo) => void,
  onFailure: () => void,
  onLate: () => void,
): Compiler {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  let id = 0;
  let isBusy = false;
  let next: EditedFile[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (files: EditedFile[]) => {
    isBusy = true;
    next = null;
    timer = setTimeout(onLate, STALL_MS);
    worker.postMessage({ id: ++id, files, modules } satisfies CompileRequest);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
    isBusy = false;
    clearTimeout(timer);
    onCompiled(data);
    if (next) send(next);
  });
  worker.addEventListener('error', onFailure);
  return {
    compile: (files) => {
      if (isBusy) next = files;
      else send(files);
    },
    stop: () => {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
