/** What an error says; its code is the name that it has in a catalogue. Codes are permanent; words may improve. */
export interface ErrorSpec {
  message: (...args: string[]) => string;
  /** How to solve it. */
  hint: string;
}

/** The end of a message that names what was most likely meant; nothing where nothing is close. */
export const suggest = (closest: string) => (closest === '' ? '' : `; did you mean "${closest}"?`);
