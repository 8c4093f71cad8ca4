// Type-checks every project. The engine's declarations must have been built.
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const PROJECTS = [
  'packages/vitrine/tsconfig.node.json',
  'packages/vitrine/tsconfig.browser.json',
  'packages/vitrine/tsconfig.worker.json',
  'flagship/tsconfig.json',
  'e2e/tsconfig.json',
  'scripts/tsconfig.json',
];
const tsc = path.join(ROOT, 'node_modules/ts-api/bin/tsc');
// Of several checkers each infers the types of React and of libraries anew: together they take half as long again of the
// processors, on which other checks wait.
for (const project of PROJECTS) run(process.execPath, [tsc, '-p', project, '--checkers', '1']);
