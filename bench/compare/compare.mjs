// Measures another commit beside the working tree, in turns, so that both meet the same noise.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareFigures, formatComparison } from './compare-figures.mjs';
import { BENCH, REPOSITORY, WORK } from '../contenders.mjs';

/**
 * Measures both in turns and gives the table.
 * @param ref the commit to compare with
 * @param args options of `bench` that both are measured with
 * @param runs how often each is measured
 */
export function compareWith(ref, { args, runs }) {
  const base = checkOut(ref);
  const measured = { base: [], own: [] };
  try {
    prepare(base);
    for (let run = 0; run < runs; run++) {
      // Who comes first changes, since what comes second meets a warmer machine.
      for (const side of run % 2 === 0 ? ['base', 'own'] : ['own', 'base']) {
        console.error(`${side === 'base' ? ref : 'this'}, run ${run + 1} of ${runs}`);
        measured[side].push(measureOnce(side === 'base' ? base : REPOSITORY, args));
      }
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', base], { cwd: REPOSITORY });
  }
  return formatComparison(compareFigures(measured.base, measured.own), [ref, 'This']);
}

/** A checkout of its own. What is installed is shared as hard links, where both have the same lockfile. */
function checkOut(ref) {
  const base = path.join(WORK, 'base');
  const git = (...args) => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
  rmSync(base, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', base, ref);
  return base;
}

const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 2, 2] });

function prepare(base) {
  const lockfileOf = (dir) => readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  if (lockfileOf(base) === lockfileOf(REPOSITORY)) linkPackages(base);
  else run(base, 'npm', 'ci', '--no-audit', '--no-fund');
  run(base, process.execPath, 'scripts/build-engine.mjs');
  for (const dir of [base, REPOSITORY])
    run(dir, 'npm', 'run', '--silent', 'icons', '-w', 'flagship');
}

function linkPackages(base) {
  const folders = execFileSync('git', ['ls-files', '*package.json'], {
    cwd: base,
    encoding: 'utf8',
  });
  for (const file of folders.trim().split('\n')) {
    const packages = path.join(path.dirname(file), 'node_modules');
    const from = path.join(REPOSITORY, packages);
    if (existsSync(from)) run(base, 'cp', '-al', from, path.join(base, packages));
  }
}

/** Runs this very measurement, of the engine and the sites of a checkout. */
function measureOnce(repository, args) {
  const file = path.join(WORK, 'figures.json');
  mkdirSync(WORK, { recursive: true });
  rmSync(file, { force: true });
  const options = [...args, '--runs', '1', '--peers', 'none', '--json', file];
  execFileSync(process.execPath, [path.join(BENCH, 'bench.mjs'), ...options], {
    cwd: repository,
    env: { ...process.env, VITRINE_BENCH_REPOSITORY: repository },
    stdio: ['ignore', 2, 2],
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}
