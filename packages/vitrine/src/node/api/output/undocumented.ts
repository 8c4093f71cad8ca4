/** What a package's authors have not described yet, as a list to report to them. */
import { count } from '../../base/text.ts';
import { showControls } from '../../../shared/text/show-controls.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

/** A declaration without a comment. */
interface Gap {
  /** The component or interface that declares it. */
  owner: string;
  text: string;
}

/** Each once, under what declares it, with the file where the comment belongs. */
export function listUndocumented(docs: readonly ComponentDoc[]): string {
  const files = new Map(docs.map(({ name, package: from, file }) => [name, `${from}/${file}`]));
  const owners = new Map<string, Set<string>>();
  for (const { owner, text } of docs.flatMap(findGaps)) {
    owners.set(owner, (owners.get(owner) ?? new Set()).add(text));
  }
  const groups = [...owners.keys()].toSorted().map((owner) => {
    const file = files.get(owner);
    return {
      title: file === undefined ? owner : `${owner} (${file})`,
      gaps: owners.get(owner)!,
    };
  });
  const total = groups.reduce((sum, { gaps }) => sum + gaps.size, 0);
  if (total === 0) return 'Everything has a description.\n';
  const lists = groups.map(({ title, gaps }) => [title, ...gaps].join('\n  '));
  return showControls(
    `${count(total, 'declaration')} without a description\n\n${lists.join('\n\n')}\n`,
  );
}

function findGaps({ name, props, slots, classes }: ComponentDoc): Gap[] {
  const isBare = ({ description }: { description: string }) => description.trim() === '';
  return [
    ...props
      .filter((prop) => isBare(prop) && prop.deprecated === null)
      .map((prop) => ({ owner: prop.from ?? name, text: `prop ${prop.name}: ${prop.type}` })),
    ...slots.filter(isBare).map((slot) => ({ owner: name, text: `slot ${slot.name}` })),
    ...classes.filter(isBare).map((one) => ({ owner: name, text: `class ${one.name}` })),
  ];
}
