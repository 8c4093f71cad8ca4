import { createStore } from '../../core/store.ts';

/** What the reader has agreed to (`true`) or declined (`false`); nothing where they were not asked. */
export interface Consent {
  ads?: boolean;
  analytics?: boolean;
}

const KEY = 'vitrine:consent';

/** The reader's answers; follows other tabs. Loaded only by what has to ask. */
export const consent = createStore<Consent>(readStored());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) consent.set(readStored());
});

/** Takes and stores an answer. */
export function answer(purpose: keyof Consent, agreed: boolean): void {
  const next = { ...consent.get(), [purpose]: agreed };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be denied: the answer then lasts until the page is left.
  }
  consent.set(next);
}

function readStored(): Consent {
  try {
    const { ads, analytics } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Consent;
    // Anything else than a clear answer is none.
    return {
      ...(typeof ads === 'boolean' && { ads }),
      ...(typeof analytics === 'boolean' && { analytics }),
    };
  } catch {
    // Denied storage or a value that is not ours: nothing was agreed to.
    return {};
  }
}
