import { readArea } from '../core/storage/read-area.ts';
import { applyLook, type Look } from '../preferences/look.ts';
import {
  parsePreferences,
  PREFERENCES_KEY,
  resolveLook,
} from '../preferences/stored-preferences.ts';

/* Applies what the reader has chosen before first paint, so that nothing flashes. */

document.documentElement.dataset.js = '';
const look = resolveLook(
  readArea(PREFERENCES_KEY, parsePreferences, 'localStorage') ?? {},
  // Nothing has turned the document yet.
  document.dir as Look['direction'],
);
window.vitrineLook = (other) => applyLook(other, look);
applyLook(document, look);
