/** A comparison as HTML: the same for the page as it is published and for what a reader compares on it. */
import { propHash } from '../api-section.ts';
import type { ApiDiff, Change, Subject } from './changes.ts';
import { describeChange, withoutDigest } from './describe-change.ts';
import { groupAlike, linkedNames, wordOf, type Alike } from './group-alike.ts';
import { reasonToHtml } from './reason.ts';

type Item = Subject & { breaking?: true; unsure?: true };
/** Address of the page of a component, or nothing. */
type HrefOf = (component: string) => string | undefined;

/** Sections with lists, the gravest first; links only to what the site documents. */
export function diffToHtml(diff: ApiDiff, hrefOf: HrefOf): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section('Removed', removed, reason, () => undefined),
    section('Changed', changed, describe, hrefOf),
    section('Deprecated', deprecated, reason, hrefOf),
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
  const lines = groupAlike(items).map(
    (alike) => `<li>${nameAlike(alike, hrefOf)}${tell(alike.one)}${mark(alike.one)}</li>`,
  );
  return `<h2>${title} (${items.length})</h2><ul>${lines.join('')}</ul>`;
}

/** Address of what changed: a prop's row where it has one, else the page of its component. */
export function addressOf({ component, prop }: Subject, hrefOf: HrefOf): string | undefined {
  const href = hrefOf(component);
  // Rows of a part have its name before theirs.
  const isRow = prop !== undefined && !component.includes('.');
  return href !== undefined && isRow ? `${href}#${propHash(prop)}` : href;
}

function nameAlike(alike: Alike<Subject>, hrefOf: HrefOf): string {
  const word = wordOf(alike);
  const { isOne, components, names } = linkedNames(alike);
  const textOf = (all: typeof names) => all.map(({ name }) => code(name)).join(', ');
  if (isOne) {
    const parts = [textOf(components), word, textOf(names)].filter((part) => part !== '');
    return link(parts.join(' '), addressOf(alike.one, hrefOf));
  }
  const listOf = (all: typeof names) =>
    all.map(({ name, to }) => link(code(name), to && addressOf(to, hrefOf))).join(', ');
  const colon = components.length > 1 ? ':' : '';
  const parts = [`${listOf(components)}${colon}`, word, listOf(names)];
  return parts.filter((part) => part !== '').join(' ');
}

const link = (html: string, href: string | undefined) =>
  href === undefined ? html : `<a href="${escape(href)}">${html}</a>`;

function mark({ breaking, unsure }: Item): string {
  if (breaking) return ' <strong>can break code</strong>';
  return unsure ? ' <em>may break code: names hide what changed</em>' : '';
}

/** Why it had been, or is, deprecated. */
const reason = ({ reason: markdown = '' }: { reason?: string }) =>
  markdown && ` ${reasonToHtml(markdown, escape, code)}`;

function describe(change: Change): string {
  const { what, from, to, breaking } = change;
  switch (what) {
    case 'name':
      return ` ${breaking ? 'is no longer exported as' : 'was called'} ${code(from ?? '')}`;
    case 'import':
      return ` is no longer imported as ${code(from ?? '')}`;
    case 'type':
    case 'default':
    case 'root':
      if (from !== null && to !== null && withoutDigest(from) === withoutDigest(to))
        return ` ${what} differs behind ${code(to)}`;
      return ` ${what}<del>${valueOf(from)}</del><ins>${valueOf(to)}</ins>`;
    default:
      return ` ${describeChange(change)}`;
  }
}

const valueOf = (text: string | null) => (text === null ? 'none' : code(text));

const code = (text: string) => `<code dir="ltr">${escape(withoutDigest(text))}</code>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
