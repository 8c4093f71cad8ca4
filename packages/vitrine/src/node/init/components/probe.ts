import { spawnSync } from 'node:child_process';
import { needsBrowserFor } from '../../base/code/needs-browser.ts';
import { withoutPnp } from '../../base/install/without-pnp.ts';
import { programFile } from '../../probe/program-file.ts';
import {
  ANSWER,
  type Loaded,
  type Markup,
  type ProbeAnswer,
  type Seen,
} from '../../probe/trial/answer.ts';
import type { ChosenProvider, ProbeInput, Tried } from '../../probe/trial/trial.ts';
import type { Candidate, ShownComponent } from './choose-components.ts';

/** What came of a library. */
export interface Probed extends Loaded, Omit<Seen, 'waiting'> {
  /** The provider with which most components render; `null` where none is needed. */
  chosen: ChosenProvider | null;
  /** Seconds after which it was given up; `null` where it came to an end. */
  lateAfter: number | null;
}

/** What is to be tried. */
export interface Trial extends Tried {
  candidates: Candidate[];
}

/** Whether nothing could be rendered because there was no browser. */
export function needsBrowser({
  rendered,
  complaint,
}: Pick<Probed, 'rendered' | 'complaint'>): boolean {
  return rendered.length === 0 && complaint !== null && needsBrowserFor(complaint);
}

/** Why nothing could be loaded, as far as the library says it; `null` where something could be. */
export function reasonOf({
  missing,
  broken,
  loadsSome,
}: Pick<Probed, 'missing' | 'broken' | 'loadsSome'>): string | null {
  if (loadsSome) return null;
  if (missing.length > 0) return `: it asks for ${missing.join(', ')}, not installed`;
  const [, unbuilt] = NO_ENTRY.exec(broken ?? '') ?? [];
  if (unbuilt !== undefined) return `: it needs ${unbuilt}, whose files are to be built first`;
  return broken === null ? null : `: ${broken.split('\n')[0]}`;
}

/** What the bundler says of a package of the same workspace that nobody has built. */
const NO_ENTRY = /Failed to resolve entry for package "([^"]+)"/;

const TIME_LIMIT = 60_000;

/**
 * Renders components of a library, alone and within its providers.
 * @param timeLimit milliseconds for each
 */
export function probe(root: string, trial: Trial, timeLimit = TIME_LIMIT): Probed {
  const chosen = choose(root, trial, timeLimit);
  // In a process of its own: what was said once on the console is not said again.
  const { waiting = [], ...answer } =
    ask(root, { ...trial, task: 'render', chosen }, timeLimit) ?? {};
  const nothing = {
    ...{ rendered: [], styles: '', texts: [], missing: [], complaint: null, loadsSome: false },
    ...{ broken: 'React could not be run', lateAfter: null },
  };
  const found = { ...nothing, ...answer, chosen };
  if (waiting.length === 0) return found;
  const candidates = trial.candidates.filter(({ name }) => waiting.includes(name));
  const later =
    ask(root, { ...trial, task: 'show', candidates, chosen }, timeLimit)?.rendered ?? [];
  return { ...found, rendered: [...found.rendered, ...later] };
}

/**
 * Which of these throw once they are in a document, as a part that looks for its whole in an effect. The document is a
 * small one: what throws there may work in browsers.
 */
export function findFallen(
  root: string,
  trial: Trial,
  chosen: ChosenProvider | null,
  shown: readonly ShownComponent[],
): string[] {
  const candidates = shown.map((one) => ({ ...one, attempts: [one] }));
  return ask(root, { ...trial, task: 'mount', candidates, chosen })?.fallen ?? [];
}

/**
 * What demos show that are modules of their own, in a document or, where that has not all they need, as a server renders
 * them; `null` for one that a server cannot render, or that complains.
 * @param files compiled, absolute, their default exports the demos
 */
export function probeExamples(
  root: string,
  trial: Trial,
  chosen: ChosenProvider | null,
  files: readonly string[],
): (Markup | null)[] {
  const candidates = files.map((specifier) => ({
    ...{ name: specifier, specifier, isDefault: true, title: 'Example', isExample: true },
    attempts: [{ hasChildren: false, props: {} }],
  }));
  const own = { ...trial, candidates, chosen, texts: [] };
  const [plain, mounted] = (['render', 'show'] as const).map((task) => {
    const rendered = ask(root, { ...own, task })?.rendered ?? [];
    return files.map((file) => rendered.find(({ name }) => name === file)?.results[0] ?? null);
  });
  // A build renders it, too. What fails in the small document of the trial may work in browsers.
  return plain!.map((one, at) => {
    if (one === null || one.noisy) return null;
    return { ...(mounted![at] ?? one), ...(one.varies ? { varies: true } : {}) };
  });
}

/** The provider with which most render; `null` where none is needed, and where there is none to choose. */
function choose(root: string, trial: Trial, timeLimit: number): ChosenProvider | null {
  if (trial.providers.length === 0 && trial.within.length === 0) return null;
  const { provider = null, props = {} } =
    ask(root, { ...trial, task: 'choose', chosen: null }, timeLimit) ?? {};
  return provider && { provider, props };
}

/** Gives one task to the program, in a process of its own; `null` where it has ended without an answer. */
function ask(
  root: string,
  task: Omit<ProbeInput, 'root' | 'bundler'>,
  timeLimit = TIME_LIMIT,
): (Partial<ProbeAnswer> & Pick<Partial<Probed>, 'lateAfter'>) | null {
  const input: ProbeInput = { root, bundler: import.meta.resolve('rolldown'), ...task };
  const { stdout, error } = spawnSync(process.execPath, [programFile()], {
    cwd: root,
    env: withoutPnp(process.env),
    input: JSON.stringify(input),
    encoding: 'utf8',
    timeout: timeLimit,
    maxBuffer: 100_000_000,
  });
  const [, json] = (stdout ?? '').split(ANSWER);
  if (json !== undefined) return JSON.parse(json) as Partial<ProbeAnswer>;
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  return isLate ? { lateAfter: timeLimit / 1000 } : null;
}
