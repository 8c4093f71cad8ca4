import type { InputCall, InputKind, Inputs } from './inputs.ts';

/** What differs elsewhere of what was rendered, and the calls that asked for it, at least one. */
export interface FoundVarying {
  kind: InputKind;
  calls: InputCall[];
}

/** Moments that calendars keep for their scripts: nothing of them is seen, and React does not mind. */
const DATA_NUMBER = / data-[\w-]+="\d+"/g;
/** Milliseconds after which no more is tried of one demo: it has a limit for all. */
const ENOUGH_MS = 2_000;
const KINDS: InputKind[] = ['random', 'time', 'locale', 'time zone', 'browser'];

/**
 * Whether what has asked for values which differ from place to place is rendered otherwise where they do.
 * @param asked what it has asked for
 * @param html what it was rendered to here and now
 * @param render renders it anew
 */
export async function findVarying(
  inputs: Pick<Inputs, 'run'>,
  { asked, html }: { asked: ReadonlySet<InputKind>; html: string },
  render: () => Promise<string> | string,
): Promise<FoundVarying | null> {
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
  if (first.html !== second.html) return callsOf('random', second.calls);
  for (const kind of KINDS) {
    if (!asked.has(kind)) continue;
    if (performance.now() - begun > ENOUGH_MS) return null;
    const other = await renderWith(kind);
    if (other.html !== first.html) return callsOf(kind, other.calls);
  }
  return null;
}

const seen = (html: string) => html.replaceAll(DATA_NUMBER, '');

function callsOf(kind: InputKind, all: InputCall[]): FoundVarying | null {
  const calls = all.filter((call) => call.kind === kind);
  return calls.length === 0 ? null : { kind, calls };
}
