import type { Snippet } from '../../shared/playground.ts';
import { join, plain, token } from './snippets.ts';

/** What is longer is data that nobody reads as code. */
const MOST_COLUMNS = 400;

/** The code of a value that a handler has set, in braces; `null` where it has none, as a function or an element. */
export function printHeld(value: unknown): Snippet | null {
  if (!isShort(value)) return null;
  const made = print(value);
  if (made === null || made.code.length > MOST_COLUMNS) return null;
  return join([plain('{'), made, plain('}')]);
}

/** Whether a value has fewer parts than columns, of which each needs one: what holds itself never ends. */
function isShort(value: unknown): boolean {
  const parts = [value];
  for (const part of parts) {
    const within: unknown[] = typeof part === 'object' && part !== null ? Object.values(part) : [];
    if (parts.length + within.length > MOST_COLUMNS) return false;
    parts.push(...within);
  }
  return true;
}

function print(value: unknown): Snippet | null {
  if (typeof value === 'string') return token('s', JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null)
    return token('n', String(value));
  if (value instanceof Date) return printDate(value);
  if (Array.isArray(value)) return within('[', value.map(print), ']');
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return null;
  if ('$$typeof' in value) return null;
  const members = Object.entries(value).map(([name, one]) => {
    const made = print(one);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? plain(name) : token('s', JSON.stringify(name));
    return made && join([key, plain(': '), made]);
  });
  return members.length === 0 ? plain('{}') : within('{ ', members, ' }');
}

function printDate(day: Date): Snippet | null {
  if (Number.isNaN(day.getTime())) return null;
  const text = token('s', JSON.stringify(day.toISOString()));
  return join([token('k', 'new'), plain(' '), token('t', 'Date'), plain('('), text, plain(')')]);
}

function within(open: string, parts: (Snippet | null)[], close: string): Snippet | null {
  const all = parts.filter((part) => part !== null);
  if (all.length < parts.length) return null;
  return join([plain(open), join(all, ', '), plain(close)]);
}
