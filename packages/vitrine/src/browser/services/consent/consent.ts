import { onStorage, readStorage, removeStorage, writeStorage } from '../../core/storage/storage.ts';
import { createStore } from '../../core/store.ts';
import { parseConsent, type Consent } from './parse-consent.ts';

export type { Consent } from './parse-consent.ts';

const KEY = 'vitrine:consent';

/** The reader's answers, also in other tabs. Loaded only by what has to ask. */
export const consent = createStore<Consent>(readConsent());
onStorage(KEY, () => consent.set(readConsent()));

/** Takes and stores an answer. */
export function answer(purpose: keyof Consent, agreed: boolean): void {
  const next = { ...consent.get(), [purpose]: agreed };
  // Better to be asked again than to have agreed to what was declined since.
  if (!writeStorage(KEY, next)) removeStorage(KEY);
  consent.set(next);
}

function readConsent(): Consent {
  return readStorage(KEY, parseConsent) ?? {};
}
