import type { ApiDiff, Subject } from '../../../shared/api-diff/changes.ts';
import { groupAlike } from '../../../shared/api-diff/group-alike.ts';
import { readableReason } from '../../../shared/api-diff/reason.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { onOneLine } from '../../../shared/one-line.ts';
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
  const lines = groupAlike(items).map((alike) => {
    // What has one row is called as it is there; of several each component leads to its own.
    const isOne = alike.components.length === 1;
    const subjects = alike.components.map((component) => ({ ...alike.one, component }));
    const linked = subjects.map((subject) => {
      const name = codeSpan(isOne ? nameAlike(alike) : subject.component);
      const href = hrefOf(alike.names.length > 1 ? { component: subject.component } : subject);
      return href === undefined ? name : `[${name}](${href})`;
    });
    const names = isOne ? [] : [codeSpan(nameAlike({ ...alike, components: [] }))];
    const words = [`${linked.join(', ')}${isOne ? '' : ':'}`, ...names, tell(alike.one) ?? ''];
    return `- ${onOneLine(words.join(' '))}`;
  });
  return `## ${title} (${items.length})\n\n${lines.join('\n')}`;
}
