// The unit tests of a room of the engine, or of some of its folders, which Stryker runs for each change.
import { OPTIONS } from '../../vitest.config.mjs';
import { ENGINE } from '../house/limits.mjs';

/** The variable that says which: `of`, folders of the engine, and `near`, whether their tests share a process. */
export const TESTS = 'MUTATED_TESTS';
const { of, near } = JSON.parse(process.env[TESTS] ?? '{ "of": [] }');

/** Test files that cannot even be loaded have noticed the change; Stryker looks at their tests alone, of which there are none. */
const unloadable = {
  onInit(vitest) {
    this.state = vitest.state;
  },
  onTestModuleEnd(module) {
    for (const { message } of module.errors()) {
      // Stryker prints it, which only an error of this process allows.
      this.state.catchError(new Error(`${module.moduleId}: ${message}`), 'Unhandled Error');
    }
  },
};

export default {
  test: {
    ...OPTIONS,
    maxWorkers: 2,
    include: of.map((folder) => `${ENGINE}/${folder}/**/*.test.ts`),
    // Or what runs as a module is loaded would count for the one test that happens to load it first.
    isolate: !near,
    // These hold that time is linear, which takes seconds for every change that leaves it so.
    exclude: ['**/linear.test.ts'],
    reporters: [unloadable],
  },
};
