import type { PlaygroundControl, PlaygroundData, PropValue } from '../../shared/playground.ts';
import { isSafeUrl } from '../../shared/safe-url.ts';

/** Values of the controls, by prop; `null`: the prop is left out. */
export type Values = Readonly<Record<string, PropValue | null>>;

/** Longest state that is read from an address, in characters: what every server accepts. */
export const MAX_STATE = 2000;
/** Longest text of a control. */
export const MAX_TEXT = 200;
/** Greatest number, and with a sign the least, that is read from an address: a billion pages or rows stop the window. */
export const MAX_NUMBER = 10_000;

/** In a style, which any text may become part of, they load from anywhere; escapes could write them. */
const LOADING = /(?:url|-set|-fade)\(|\\[^]*\(/i;

/** The values that a playground begins with. */
export function initialValues({ controls }: PlaygroundData): Values {
  return Object.fromEntries(controls.map(({ prop, initial }) => [prop, initial]));
}

/** The values that a component reads as it is mounted alone, by the names that React has for them, as text. */
export function startsOf(values: Values): string {
  return JSON.stringify(
    Object.entries(values).filter(([prop]) => /^(?:default|initial)[A-Z]/.test(prop)),
  );
}

export function isChanged(values: Values, initial: Values): boolean {
  return Object.keys(initial).some((prop) => values[prop] !== initial[prop]);
}

/**
 * The changed values as text for an address: `<length>.<prop>:<value>,…`, a prop that is left out without
 * a colon. The length tells a link that was cut off. Nothing changed: an empty text.
 */
export function encodeValues(values: Values, initial: Values): string {
  const pairs = Object.keys(initial)
    .filter((prop) => values[prop] !== initial[prop])
    .map((prop) => {
      const value = values[prop] ?? null;
      const name = encodeURIComponent(prop);
      return value === null ? name : `${name}:${encodeURIComponent(value)}`;
    });
  const text = pairs.join(',');
  return text === '' ? '' : `${text.length}.${text}`;
}

/**
 * Reads what `encodeValues` has written.
 * @returns the values, or `null` for anything else: cut off, too long, or of another playground
 */
export function decodeValues(text: string, data: PlaygroundData): Values | null {
  const [, length, list = ''] = /^(\d{1,4})\.(.+)$/.exec(text) ?? [];
  if (length === undefined || text.length > MAX_STATE || Number(length) !== list.length)
    return null;
  const values: Record<string, PropValue | null> = { ...initialValues(data) };
  for (const pair of list.split(',')) {
    const [name = '', encoded, ...more] = pair.split(':');
    const prop = decodeField(name);
    const control = data.controls.find((each) => each.prop === prop);
    const value = encoded === undefined ? null : decodeField(encoded);
    if (!control || value === undefined || more.length > 0) return null;
    const read = value === null ? null : parse(control, value);
    if (read === undefined || (read === null && !mayLeaveOut(control))) return null;
    // Only a reader's own hand may go further.
    if (typeof read === 'number' && Math.abs(read) > MAX_NUMBER) return null;
    if (control.kind === 'text' && LOADING.test(value ?? '')) return null;
    values[control.prop] = read;
  }
  return values;
}

/** A required choice always has a value; a field may be empty while it is written in. */
export function mayLeaveOut({ kind, required }: PlaygroundControl): boolean {
  return !required || (kind !== 'choice' && kind !== 'preset');
}

function decodeField(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that ends too early.
    return undefined;
  }
}

/** The value that a text means for a control, or `undefined` when it cannot have it. */
export function parse(control: PlaygroundControl, text: string): PropValue | undefined {
  switch (control.kind) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'number': {
      const number = Number(text);
      return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
    }
    case 'text':
      return text.length <= MAX_TEXT ? text : undefined;
    case 'url':
      return text.length <= MAX_TEXT && isSafeUrl(text) ? text : undefined;
    case 'choice':
      return control.values.find((value) => String(value) === text);
    case 'preset':
      return control.presets.find(({ name }) => name === text)?.name;
  }
}
