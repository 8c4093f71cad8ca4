import { workerData } from 'node:worker_threads';
import type { LoadDemo, Server } from '../../shared/contract.ts';
import { answerRenders } from './answer-renders.ts';
import type { RendererData } from './prerender/render-answer.ts';
import { replaceInputs } from '../varying/replace-inputs.ts';

/* Renders demos of a bundle, beside the build that waits for them. */
const { entry, modules } = workerData as RendererData;
// Sources named by React and by the demo, so that a thrown error says where in the demo.
process.setSourceMapsEnabled(true);
let loads = 0;
answerRenders({
  inputs: replaceInputs(),
  loadServer: () => import(entry) as Promise<Server>,
  reload: (file) => import(`${modules[file]!}?${(loads += 1)}`) as ReturnType<LoadDemo>,
});
