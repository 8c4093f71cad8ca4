import { readStorage } from '../core/storage.ts';
import { applyLook } from '../preferences/look.ts';
import {
  PREFERENCES_KEY,
  resolveLook,
  type StoredPreferences,
} from '../preferences/stored-preferences.ts';

/* Applies what the reader has chosen before first paint, so that nothing flashes. */

const stored = readStorage(PREFERENCES_KEY) as StoredPreferences | null;
const look = resolveLook(stored ?? {});
applyLook(document, look);
document.documentElement.dataset.js = '';
window.vitrineLook = (other) => applyLook(other, look);
