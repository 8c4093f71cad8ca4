import { format, stripVTControlCharacters } from 'node:util';

/** What is said on the console, and thrown, while components are rendered. */
export interface Noise {
  /** How many times something was said. */
  count: () => number;
  /** Counts something that React would have said of a demo. */
  add: () => void;
  complain: (text: string) => void;
  /** Forgets all complaints. */
  clear: () => void;
  /** What was said most often, as one line; `null` where nothing was, and without a reason that would stand for it. */
  mostly: (reason: string | null) => string | null;
  /** Hears nothing meanwhile. */
  muted: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

const MOST_WORDS = 300;
/** What React says of elements that are no browser's: others draw them, and nothing is asked for. */
const OF_OTHERS =
  /is using incorrect casing|is unrecognized in this browser|React does not recognize the/;

/** Replaces the console, on which nothing is to be said any more. */
export function listen(): Noise {
  const complaints = new Map<string, number>();
  const complain = (text: string) => void complaints.set(text, (complaints.get(text) ?? 0) + 1);
  let said = 0;
  let isMuted = false;
  console.error = console.warn = (...words: unknown[]) => {
    if (isMuted) return;
    said += 1;
    const text = format(...words);
    if (!OF_OTHERS.test(text)) complain(text);
  };
  console.log = console.info = console.debug = () => undefined;
  return {
    ...{ complain, count: () => said, clear: () => complaints.clear() },
    add: () => void (said += 1),
    mostly: (reason) => {
      const [most] = [...complaints].sort(([, a], [, b]) => b - a);
      const text = most ? most[0] : reason;
      return text === null ? null : shorten(text);
    },
    muted: async (act) => {
      isMuted = true;
      try {
        return await act();
      } finally {
        isMuted = false;
      }
    },
  };
}

function shorten(text: string): string {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ').trim();
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS).trimEnd()} …` : line;
}
