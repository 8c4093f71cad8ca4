import type { PrerenderedDemo, ShellServer } from '../../shared/contract.ts';
import type { TakenIn } from './vite/taken-in.ts';

/** What demos were rendered to: an edit of a page's prose does not render its demos again. */
export interface KeptRenders {
  /** @param render asked where nothing is kept; what it throws is not kept */
  get: (
    file: string,
    id: string,
    render: () => Promise<PrerenderedDemo>,
  ) => Promise<PrerenderedDemo>;
}

/**
 * Keeps renders until a file changes that demos may consist of.
 * @param isPart tells whether a demo may consist of a file
 */
export function keepRenders(
  takenIn: Pick<TakenIn, 'on'>,
  isPart: (file: string) => boolean,
): KeptRenders {
  let kept = new Map<string, PrerenderedDemo>();
  takenIn.on((file) => {
    // A new one: what is being rendered belongs to the one before.
    if (isPart(file)) kept = new Map();
  });
  return {
    get: async (file, id, render) => {
      const key = JSON.stringify([file, id]);
      const known = kept.get(key);
      if (known) return known;
      const own = kept;
      const rendered = await render();
      own.set(key, rendered);
      return rendered;
    },
  };
}

/** Texts that are kept of each function: the toolbars of many pages. */
const MOST_TEXTS = 1000;

/** The same, with what it has rendered of the same data: of an edited page most is as it was. */
export function keepTexts(server: ShellServer): Pick<ShellServer, 'renderShell' | 'renderToolbar'> {
  const known = texts.get(server) ?? {
    renderShell: keepAnswers(server.renderShell),
    renderToolbar: keepAnswers(server.renderToolbar),
  };
  texts.set(server, known);
  return known;
}

/** By what renders them, which is another one once any of its modules has changed. */
const texts = new WeakMap<ShellServer, ReturnType<typeof keepTexts>>();

function keepAnswers<Args extends unknown[]>(render: (...args: Args) => string) {
  const kept = new Map<string, string>();
  return (...args: Args): string => {
    const key = JSON.stringify(args);
    const text = kept.get(key) ?? render(...args);
    if (kept.size >= MOST_TEXTS) kept.clear();
    kept.set(key, text);
    return text;
  };
}
