import { workerData } from 'node:worker_threads';
import type { Server } from '../../shared/contract.ts';
import { answerRenders } from './answer-renders.ts';

/* Renders demos of a bundle, beside the build that waits for them. */
const { entry } = workerData as { entry: string };
// Sources named by React and by the demo, so that a thrown error says where in the demo.
process.setSourceMapsEnabled(true);
answerRenders(() => import(entry) as Promise<Server>);
