// `npm run mutate -- --sample N --seed S`: of all changes to a room that its tests reach, N are tried.
import { createHash } from 'node:crypto';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The variable that says how many to draw, and by what seed: Stryker asks in a process of its own. */
export const SAMPLE = 'MUTATED_SAMPLE';

/**
 * The changes to a room that are left alone, of all to modules that its tests reach: every one is as likely to be tried
 * as every other, and for one seed it is the same ones on every machine. Modules that no test reaches are not counted,
 * so nothing is drawn of them.
 * @param {import('@stryker-mutator/api/core').Mutant[]} mutants
 * @param {{ count: number, seed: string }} sample
 */
export function leaveOut(mutants, { count, seed }) {
  const isReached = ({ static: atLoad, coveredBy = [] }) => Boolean(atLoad) || coveredBy.length > 0;
  const reached = new Set(mutants.filter(isReached).map(({ fileName }) => fileName));
  const rank = (mutant) =>
    createHash('sha256')
      .update(`${seed}\n${nameOf(mutant)}`)
      .digest('hex');
  return mutants
    .filter(({ fileName }) => reached.has(fileName))
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(count)
    .map(({ mutant }) => mutant);
}

/** A change is the same on every machine, whatever number Stryker has given it. */
function nameOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/packages\//, 'packages/');
  const place = [start, end].map(({ line, column }) => `${line}:${column}`).join('-');
  return [file, place, mutatorName, replacement].join('\n');
}

/** Stryker asks it which changes are worth a run; what is not drawn is reported as `CompileError`. */
function createSample() {
  const left = new Set();
  return {
    init: async () => {},
    group: async (mutants) => {
      for (const { id } of leaveOut(mutants, JSON.parse(process.env[SAMPLE]))) left.add(id);
      return [mutants.map(({ id }) => id)];
    },
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          left.has(id)
            ? { status: CheckStatus.CompileError, reason: 'not drawn' }
            : { status: CheckStatus.Passed },
        ]),
      ),
  };
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', createSample())];
