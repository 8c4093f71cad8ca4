/** A comparison as HTML: the same for the page as it is published and for what a reader compares on it. */
import { propHash } from '../api-section.ts';
import type { ApiDiff, Change, Subject } from './changes.ts';

type Item = Subject & { breaking?: true; unsure?: true };
/** Address of the page of a component, or nothing. */
type HrefOf = (component: string) => string | undefined;

/** Sections with lists, the gravest first; links only to what the site documents. */
export function diffToHtml(diff: ApiDiff, hrefOf: HrefOf): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section(
      'Removed',
      removed,
      (one) => (one.reason ? ` ${escape(one.reason)}` : ''),
      () => undefined,
    ),
    section('Changed', changed, describe, hrefOf),
    section('Deprecated', deprecated, (one) => ` ${escape(one.reason)}`, hrefOf),
    section('Added', added, (one) => (one.type === undefined ? '' : ` ${code(one.type)}`), hrefOf),
  ].join('');
  return sections === '' ? '<p>Nothing that one can rely on has changed.</p>' : sections;
}

function section<One extends Item>(
  title: string,
  items: One[],
  tell: (one: One) => string,
  hrefOf: HrefOf,
): string {
  if (items.length === 0) return '';
  const lines = items.map((one) => `<li>${name(one, hrefOf)}${tell(one)}${mark(one)}</li>`);
  return `<h2>${title} (${items.length})</h2><ul>${lines.join('')}</ul>`;
}

/** Address of what changed: a prop's row where it has one, else the page of its component. */
export function addressOf({ component, prop }: Subject, hrefOf: HrefOf): string | undefined {
  const href = hrefOf(component);
  // Rows of a part have its name before theirs.
  const isRow = prop !== undefined && !component.includes('.');
  return href !== undefined && isRow ? `${href}#${propHash(prop)}` : href;
}

function name(subject: Subject, hrefOf: HrefOf): string {
  const { component, prop, slot, class: key } = subject;
  const text = [
    code(component),
    ...(prop === undefined ? [] : [code(prop)]),
    ...(slot === undefined ? [] : [`slot ${code(slot)}`]),
    ...(key === undefined ? [] : [`class ${code(key)}`]),
  ].join(' ');
  const href = addressOf(subject, hrefOf);
  return href === undefined ? text : `<a href="${escape(href)}">${text}</a>`;
}

function mark({ breaking, unsure }: Item): string {
  if (breaking) return ' <strong>can break code</strong>';
  return unsure ? ' <em>may break code: names hide what changed</em>' : '';
}

function describe({ what, from, to }: Change): string {
  switch (what) {
    case 'required':
      return ' is required now';
    case 'optional':
      return ' is no longer required';
    case 'undeprecated':
      return ' is no longer deprecated';
    case 'name':
      return ` was called ${code(from ?? '')}`;
    case 'import':
      return ` is no longer imported as ${code(from ?? '')}`;
    default:
      return ` ${what}<del>${valueOf(from)}</del><ins>${valueOf(to)}</ins>`;
  }
}

const valueOf = (text: string | null) => (text === null ? 'none' : code(text));

/** Without the digest that long types end with. */
const code = (text: string) =>
  `<code dir="ltr">${escape(text.replace(/ #[\da-f]{10}$/, ''))}</code>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
