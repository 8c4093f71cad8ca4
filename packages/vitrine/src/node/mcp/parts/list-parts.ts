import { onOneLine } from '../../../shared/text/one-line.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { cutSentences, firstParagraph } from '../text/describe-component.ts';
import { wholeOf, type Component } from '../text/index-components.ts';

/** Characters of what is said of a part, and names of its props. */
const ROOM = 160;
const MOST_NAMES = 12;

/** What consists of parts alone, `Dialog` of `Dialog.Root`, as if it were a component beside them. */
export function listWholes(components: readonly Component[]): Component[] {
  const known = new Set(components.map(({ name, package: from }) => `${from} ${name}`));
  return components.flatMap((part) => {
    const name = wholeOf(part.name);
    const key = `${part.package} ${name}`;
    if (name === '' || part.kind !== 'component' || known.has(key)) return [];
    known.add(key);
    return [{ ...part, name, aliases: [] }];
  });
}

/** The parts of a component, a line each with the names of its own props: nothing else tells that they are there. */
export async function listParts(
  components: readonly Component[],
  { name, package: from }: Component,
  read: (part: Component) => Promise<ComponentDoc>,
): Promise<string[]> {
  const parts = components.filter(
    (each) => wholeOf(each.name) === name && each.package === from && each.kind === 'component',
  );
  const docs = await Promise.all(parts.map(read));
  return docs.length === 0 ? [] : [`## Parts\n\n${docs.map(printPart).join('\n')}`];
}

function printPart({ name, description, props }: ComponentDoc): string {
  const about = cutSentences(onOneLine(firstParagraph(description)), ROOM);
  const own = props.filter(({ inherited, group }) => !inherited && group === null);
  const names = own.slice(0, MOST_NAMES).map((prop) => codeSpan(prop.name));
  const more = own.length > names.length ? ', …' : '';
  const told = [about, names.length === 0 ? '' : `Props: ${names.join(', ')}${more}`];
  const all = told.filter(Boolean).join(' ');
  return `- ${codeSpan(name)}${all === '' ? '' : `: ${all}`}`;
}
