import type { ApiDiff, Subject } from '../../../shared/api-diff/changes.ts';
import {
  groupAlike,
  linkedNames,
  wordOf,
  type Alike,
} from '../../../shared/api-diff/group-alike.ts';
import { readableReason } from '../../../shared/api-diff/reason.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { describeChange, nameAlike } from '../../../shared/api-diff/describe-change.ts';

type HrefOf = (subject: Subject) => string | undefined;

/** A comparison as Markdown: a heading and a list for each kind, as the page has them. */
export function diffToMarkdown(diff: ApiDiff, hrefOf: HrefOf): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section('Removed', removed, told),
    section('Changed', changed, (one) => codeSpan(describeChange(one)), hrefOf),
    section('Deprecated', deprecated, told, hrefOf),
    section('Added', added, () => undefined, hrefOf),
  ].filter((text) => text !== '');
  return sections.join('\n\n') || 'Nothing that one can rely on has changed.';
}

const told = ({ reason = '' }: { reason?: string }) => readableReason(reason);

function section<One extends Subject>(
  title: string,
  items: readonly One[],
  tell: (one: One) => string | undefined,
  hrefOf: HrefOf = () => undefined,
): string {
  if (items.length === 0) return '';
  const lines = groupAlike(items).map(
    (alike) => `- ${onOneLine(`${name(alike, hrefOf)} ${tell(alike.one) ?? ''}`)}`,
  );
  return `## ${title} (${items.length})\n\n${lines.join('\n')}`;
}

function name(alike: Alike<Subject>, hrefOf: HrefOf): string {
  const link = (text: string, to: Subject | undefined) => {
    const href = to && hrefOf(to);
    return href === undefined ? codeSpan(text) : `[${codeSpan(text)}](${href})`;
  };
  const { isOne, components, names } = linkedNames(alike);
  if (isOne) return link(nameAlike(alike), alike.one);
  const listOf = (all: typeof names) => all.map((one) => link(one.name, one.to)).join(', ');
  const colon = components.length > 1 ? ':' : '';
  const parts = [`${listOf(components)}${colon}`, wordOf(alike), listOf(names)];
  return parts.filter((part) => part !== '').join(' ');
}
