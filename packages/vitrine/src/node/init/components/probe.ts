import { spawnSync } from 'node:child_process';
import { needsBrowserFor } from '../../base/code/needs-browser.ts';
import { withoutPnp } from '../../base/install/without-pnp.ts';
import type { Candidate, ShownComponent } from './choose-components.ts';
import type { ProviderCandidate } from './choose-providers.ts';
import { PROBE_SCRIPT } from './probe-script.ts';

/** What came of a component, by its attempts; `null` for one that threw. */
export interface Rendered {
  name: string;
  results: (Markup | null)[];
}

export interface Markup {
  html: string;
  /** Whether something was said on the console. */
  noisy: boolean;
  /** Whether styles came with it. */
  styled: boolean;
  /** Whether browsers would render something else, at another time or place. */
  varies?: boolean;
}

/** An export of the library, or a member of one, and what takes its place in dark. */
export interface ProviderValue {
  /** `null` for an empty object. */
  light: string | null;
  dark: string | null;
  /** The one property of an object that it is. */
  part?: string;
  /** What it is in place of an export. */
  text?: string;
}

/** A provider, and what it is given. */
export interface ChosenProvider {
  provider: Pick<ProviderCandidate, 'name' | 'specifier' | 'mode'>;
  props: Record<string, ProviderValue>;
}

export interface Probed {
  /** The provider with which most components render; `null` where none is needed. */
  chosen: ChosenProvider | null;
  /** Packages that the library asks for and that are not installed: peers it calls optional. */
  missing: string[];
  rendered: Rendered[];
  /** Styles that came with the markup, and those that source imports. */
  styles: string;
  /** What exports are that were asked for and are texts. */
  texts: (TextExport & { value: string })[];
  /** Why its source could not be loaded. */
  broken: string | null;
  /** Seconds after which it was given up; `null` where it came to an end. */
  lateAfter: number | null;
  /** Whether some of what it exports could be loaded. Its paths may be for compilers, and ask for what nobody has. */
  loadsSome: boolean;
  /**
   * What most components said as they were rendered, in an error or on the console, or why the library could not be
   * loaded: one line, 300 characters at most.
   */
  complaint: string | null;
}

/** An export that may be a text. */
export interface TextExport {
  name: string;
  specifier: string;
}

/** How a library is loaded that is not built. */
export interface SourceLoading {
  /** Address of the module of Vite. */
  vite: string;
  conditions: string[];
  /** Regular expressions of what is imported, and the files that they lead to. */
  alias: [string, string][];
  /** Packages of which Node would take other files than a bundler. */
  bundled: string[];
  plugins: { specifier: string; entry?: string; clause: string; call: string; styles?: string }[];
}

/** What is to be tried. */
export interface Trial {
  candidates: Candidate[];
  providers: ProviderCandidate[];
  /** Packages that the library depends on. */
  within: string[];
  /** Exports whose text is to be told. */
  texts?: TextExport[];
  source?: SourceLoading | null;
}

interface Answer extends Omit<Probed, 'chosen'> {
  fallen: string[];
  /** What shows nothing as it is opened, be it because it was loaded without a document. */
  waiting: string[];
  provider: ChosenProvider['provider'] | null;
  props: Record<string, ProviderValue>;
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
  const { provider = null, props = {} } = ask(root, trial, timeLimit) ?? {};
  const chosen = provider && { provider, props };
  // In a process of its own: what was said once on the console is not said again.
  const { waiting = [], ...answer } = ask(root, { ...trial, chosen }, timeLimit) ?? {};
  const nothing = {
    ...{ rendered: [], styles: '', texts: [], missing: [], complaint: null, loadsSome: false },
    ...{ broken: 'React could not be run', lateAfter: null },
  };
  const found = { ...nothing, ...answer, chosen };
  if (waiting.length === 0) return found;
  const candidates = trial.candidates.filter(({ name }) => waiting.includes(name));
  const later = ask(root, { ...trial, candidates, chosen, shows: true }, timeLimit)?.rendered ?? [];
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
  return ask(root, { ...trial, candidates, chosen, mounts: true })?.fallen ?? [];
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
  const [plain, mounted] = [false, true].map((shows) => {
    const rendered = ask(root, { ...own, shows })?.rendered ?? [];
    return files.map((file) => rendered.find(({ name }) => name === file)?.results[0] ?? null);
  });
  // A build renders it, too. What fails in the small document of the trial may work in browsers.
  return plain!.map((one, at) => (one === null || one.noisy ? null : (mounted![at] ?? one)));
}

function ask(
  root: string,
  trial: Trial & { chosen?: ChosenProvider | null; mounts?: boolean; shows?: boolean },
  timeLimit = TIME_LIMIT,
): Partial<Answer> | null {
  // Node sees that it is a module. Told so, it would take for modules what threads are started with, too.
  const { stdout, error } = spawnSync(process.execPath, ['-e', PROBE_SCRIPT], {
    cwd: root,
    env: withoutPnp(process.env),
    input: JSON.stringify({ root, bundler: import.meta.resolve('rolldown'), ...trial }),
    encoding: 'utf8',
    timeout: timeLimit,
    maxBuffer: 100_000_000,
  });
  const [, json] = (stdout ?? '').split('\n@@');
  if (json !== undefined) return JSON.parse(json) as Partial<Answer>;
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  return isLate ? { lateAfter: timeLimit / 1000 } : null;
}
