import { spawnSync } from 'node:child_process';
import type { Candidate, ProviderCandidate, ShownComponent } from './choose-components.ts';
import { PROBE_SCRIPT } from './probe-script.ts';

export interface Probed {
  /** The provider with which most components render; `null` where none is needed. */
  provider: string | null;
  /** Props of the provider: names of the library's exports. */
  props: Record<string, string>;
  /** Packages that the library asks for and that are not installed: peers it calls optional. */
  missing: string[];
  /** Components that rendered, with the element that they showed first. */
  rendered: { name: string; tag: string; hasChildren: boolean }[];
}

const NOTHING: Probed = { provider: null, props: {}, rendered: [], missing: [] };
const TIME_LIMIT = 30_000;

/** Renders components of an installed library, alone and within its providers. */
export function probe(
  root: string,
  candidates: Candidate[],
  providers: ProviderCandidate[],
): Probed {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', PROBE_SCRIPT], {
    cwd: root,
    input: JSON.stringify({ root, candidates, providers }),
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    maxBuffer: 50_000_000,
  });
  const [, json] = (stdout ?? '').split('\n@@');
  return json === undefined ? NOTHING : (JSON.parse(json) as Probed);
}

/** Three that look different: of each element the first, then whatever is left; what is pressed comes first. */
export function pickThree(candidates: Candidate[], { rendered }: Probed): ShownComponent[] {
  const results = new Map(rendered.map((result) => [result.name, result]));
  const shown = candidates.flatMap((candidate) => {
    const result = results.get(candidate.name);
    return result ? [{ ...candidate, ...result }] : [];
  });
  const weigh = ({ tag, hasChildren }: (typeof shown)[number]) =>
    Number(hasChildren) + Number(hasChildren && tag === 'button');
  const ordered = shown.sort((a, b) => weigh(b) - weigh(a));
  const seen = new Set<string>();
  const first = ordered.filter(({ tag }) => (seen.has(tag) ? false : seen.add(tag)));
  return [...new Set([...first, ...ordered])].slice(0, 3);
}
