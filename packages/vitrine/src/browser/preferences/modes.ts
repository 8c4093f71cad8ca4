import type { Preferences } from './stored-preferences.ts';

/** The themes to choose from, by name. */
export const MODES: [value: Preferences['mode'], label: string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Same as the system'],
];
