import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import { CLEARED_EVENT, LISTENING_EVENT, MENDED_EVENT } from '../../shared/contract.ts';
import { sayFor } from '../base/install/manager-words.ts';
import { formatProblem, type Problem } from '../base/errors.ts';

/**
 * Messages of the dev server to the open pages. A message reaches only those that are connected; a document
 * that was on its way meanwhile says when it was made, and gets what it has missed.
 */
export interface DevMessages {
  /** Counts changes and problems. */
  now: () => number;
  /** Notes that sources have changed, so that documents made before are stale. */
  noteChange: () => void;
  /** Reloads every page. */
  reload: () => void;
  /** Shows a problem over the page, in Vite's overlay, and in the terminal, there once until something changes. */
  showError: (message: string) => void;
  /** Shows all of them at once, if there are any. */
  showProblems: (problems: readonly Problem[]) => void;
  /**
   * Shows a problem of the whole site, to later documents too, until there is none. Pages that show it take it away then.
   * @param of what cannot be read: each has a problem of its own
   */
  setSiteError: (of: string, message: string | null) => void;
}

/** The configuration, its pages, and packages that are read for the first time. */
export const WHOLE_SITE = 'site';

export function createDevMessages(vite: ViteDevServer): DevMessages {
  let now = 0;
  let changedAt = 0;
  let error = { at: 0, message: '' };
  const siteErrors = new Map<string, string>();
  /** What the terminal shows since the last change: each page that is asked for meets it again. */
  const printed = new Set<string>();
  const allErrors = () => [...new Set(siteErrors.values())].join('\n\n');
  // Terminals show colours, pages the codes of them.
  const payload = (text: string) =>
    ({ type: 'error', err: { message: stripVTControlCharacters(text), stack: '' } }) as const;
  const showError = (said: string, all?: () => string) => {
    const message = sayFor(vite.config.root, said);
    error = { at: ++now, message };
    if (!printed.has(message)) console.error(message);
    printed.add(message);
    vite.ws.send(payload(all?.() ?? message));
  };
  const { hot } = vite.environments.client;
  hot.on(LISTENING_EVENT, (madeAt: number, page) => {
    if (changedAt > madeAt) page.send({ type: 'full-reload' });
    else if (siteErrors.size > 0) page.send(payload(allErrors()));
    else if (error.at > madeAt) page.send(payload(error.message));
  });
  hot.on(CLEARED_EVENT, (_: unknown, page) => {
    if (siteErrors.size > 0) page.send(payload(allErrors()));
  });
  const noteChange = () => {
    changedAt = ++now;
    printed.clear();
  };
  return {
    now: () => now,
    noteChange,
    reload: () => {
      noteChange();
      vite.ws.send({ type: 'full-reload' });
    },
    showError,
    showProblems: (problems) => {
      if (problems.length > 0) showError(problems.map(formatProblem).join('\n\n'));
    },
    setSiteError: (of, said) => {
      const message = stripVTControlCharacters(allErrors());
      const isKnown = siteErrors.delete(of);
      if (said !== null) {
        siteErrors.set(of, sayFor(vite.config.root, said));
        showError(said, allErrors);
      } else if (isKnown) {
        vite.ws.send(MENDED_EVENT, { message });
        if (siteErrors.size > 0) vite.ws.send(payload(allErrors()));
      }
    },
  };
}
