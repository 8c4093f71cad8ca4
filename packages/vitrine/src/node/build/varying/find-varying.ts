import type { PrerenderedDemo } from '../../../shared/contract.ts';
import { lineIn } from '../../base/code/line-in.ts';
import type { InputCall, InputKind, Inputs } from './inputs.ts';

/** What a demo is rendered by that is other in a browser. */
export interface Varying {
  kind: InputKind;
  /** As in `Math.random()`. */
  call: string;
  /** In the demo's file; 0 where what it imports asks. */
  line: number;
}

/** A demo as HTML, and why it would be other HTML elsewhere. */
export interface DemoRender extends PrerenderedDemo {
  varying?: Varying;
}

/** Moments that calendars keep for their scripts: nothing of them is seen, and React does not mind. */
const DATA_NUMBER = / data-[\w-]+="\d+"/g;
/** Milliseconds after which no more is tried of one demo: it has a limit for all. */
const ENOUGH_MS = 2_000;
const KINDS: InputKind[] = ['random', 'time', 'locale', 'time zone', 'browser'];

/**
 * Whether a demo that has asked for values which differ from place to place is rendered otherwise where they do.
 * @param asked what it has asked for
 * @param html what it was rendered to here and now
 * @param render renders it anew, its own module included
 */
export async function findVarying(
  inputs: Pick<Inputs, 'run'>,
  { asked, file, html }: { asked: ReadonlySet<InputKind>; file: string; html: string },
  render: () => Promise<string>,
): Promise<Varying | null> {
  if (asked.size === 0) return null;
  const renderWith = async (...varied: InputKind[]) => {
    let made = '';
    const calls = await inputs.run(new Set(varied), async () => {
      made = seen(await render());
    });
    return { html: made, calls };
  };
  const begun = performance.now();
  // Mostly what is asked for does not show.
  if ((await renderWith(...asked)).html === seen(html)) return null;
  const first = await renderWith();
  const second = await renderWith();
  // What a module remembers: only random values are known to be taken from a stock, the rest may be numbered.
  if (first.html !== second.html) return describe('random', second.calls, file);
  for (const kind of KINDS) {
    if (!asked.has(kind)) continue;
    if (performance.now() - begun > ENOUGH_MS) return null;
    const other = await renderWith(kind);
    if (other.html !== first.html) return describe(kind, other.calls, file);
  }
  return null;
}

const seen = (html: string) => html.replaceAll(DATA_NUMBER, '');

/** By the first call of the demo's own, else of what it imports. */
function describe(kind: InputKind, calls: InputCall[], file: string): Varying | null {
  const ofKind = calls.filter((call) => call.kind === kind);
  const own = ofKind.find((call) => lineIn(call.at, file) > 0) ?? ofKind[0];
  return own ? { kind, call: own.name, line: lineIn(own.at, file) } : null;
}
