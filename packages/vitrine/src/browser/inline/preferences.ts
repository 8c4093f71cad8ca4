import { readArea } from '../core/storage/read-area.ts';
import { applyLook } from '../preferences/look.ts';
import {
  parsePreferences,
  PREFERENCES_KEY,
  resolveLook,
} from '../preferences/stored-preferences.ts';

/* Applies what the reader has chosen before first paint, so that nothing flashes. */

document.documentElement.dataset.js = '';
const look = resolveLook(readArea(PREFERENCES_KEY, parsePreferences, 'localStorage') ?? {});
window.vitrineLook = (other) => applyLook(other, look);
applyLook(document, look);
