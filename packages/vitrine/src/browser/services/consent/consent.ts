import { onStorage, readStorage, writeStorage } from '../../core/storage.ts';
import { createStore } from '../../core/store.ts';

/** Answers of the reader: agreed (`true`), declined (`false`), or not asked. */
export interface Consent {
  ads?: boolean;
  analytics?: boolean;
}

const KEY = 'vitrine:consent';

/** The reader's answers, also in other tabs. Loaded only by what has to ask. */
export const consent = createStore<Consent>(readConsent());
onStorage(KEY, () => consent.set(readConsent()));

/** Takes and stores an answer. */
export function answer(purpose: keyof Consent, agreed: boolean): void {
  const next = { ...consent.get(), [purpose]: agreed };
  writeStorage(KEY, next);
  consent.set(next);
}

function readConsent(): Consent {
  return readStorage(KEY, parseConsent) ?? {};
}

/** The schema of stored answers: anything else than a clear answer is none. */
export function parseConsent(stored: unknown): Consent {
  const { ads, analytics } = stored as Consent;
  return {
    ...(typeof ads === 'boolean' && { ads }),
    ...(typeof analytics === 'boolean' && { analytics }),
  };
}
