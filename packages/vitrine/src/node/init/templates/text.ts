import { findPathFault } from '../../base/addresses/servable-path.ts';
import { quote } from '../../base/text.ts';
import { isDay } from '../components/samples/sample-value.ts';

export const listOf = (names: string[]) => names.map(quote).join(', ');
/**
 * Text, numbers, lists and objects; a list of objects has a line for each.
 * @param indent of the line that it begins on
 */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    const isOfLines = value.some((one) => typeof one === 'object' && !isDay(one));
    if (!isOfLines) return `[${value.map((one) => literal(one)).join(', ')}]`;
    const lines = value.map((one) => `${indent}  ${literal(one, `${indent}  `)},\n`);
    return `[\n${lines.join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isDay(value)) return `new Date(${value.$day.join(', ')})`;
  const members = Object.entries(value).map(
    ([name, one]) => `${key(name)}: ${literal(one, indent)}`,
  );
  return `{ ${members.join(', ')} }`;
}
export const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/**
 * Name of a component in addresses and files: `TextField` → `text-field`. `Index` would be the page of its folder, and
 * Windows has no file called `Aux`.
 */
export function slugOf(name: string): string {
  const slug = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return slug === 'index' || findPathFault(`/${slug}`) !== null ? `${slug}-component` : slug;
}

/** A path as shells and command prompts take it. */
export const quotePath = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`);
