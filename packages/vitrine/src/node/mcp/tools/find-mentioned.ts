import type { EngineResult } from '../../../shared/search/engine.ts';
import { splitWords } from '../../../shared/search/words.ts';
import { readResultSection } from '../../../shared/tools/print-results.ts';
import { escapePattern } from '../../base/text.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Component } from '../text/index-components.ts';
import { listMentions } from '../text/mentions.ts';

/** Sections of results that are read, and props that are taken of each. */
const MOST_SECTIONS = 3;
const MOST_PROPS = 3;

/** A component with the props that prose names of it. */
export interface Mentioned {
  component: Component;
  doc: ComponentDoc;
  props: PropDoc[];
}

/** The props that sections of results name, of the components that their pages are about: prose knows other words for them. */
export async function findMentioned(
  source: DocSource,
  site: SiteJson,
  results: readonly EngineResult[],
  read: (component: Component) => Promise<ComponentDoc>,
): Promise<Mentioned[]> {
  const found = new Map<Component, Mentioned>();
  for (const result of results.slice(0, MOST_SECTIONS)) {
    const section = await readResultSection({ source, site }, result);
    if (!section) continue;
    const page = site.pages.find(({ path }) => path === result.href.split('#')[0]);
    const components = site.components.filter(
      (each) => each.kind === 'component' && page?.reference.includes(each.page),
    );
    let left = MOST_PROPS;
    for (const name of [camelOf(section.title), ...listMentions(section.text)]) {
      if (left === 0) break;
      const known = await findOwner(components, name, section.text, read);
      if (!known) continue;
      left -= 1;
      const one = found.get(known.component) ?? { ...known, props: [] };
      if (!one.props.includes(known.prop)) one.props.push(known.prop);
      found.set(known.component, one);
    }
  }
  return [...found.values()];
}

/** The component that a prop is meant of: one that the text names, else the first that has it. */
async function findOwner(
  components: readonly Component[],
  name: string,
  text: string,
  read: (component: Component) => Promise<ComponentDoc>,
) {
  const isNamed = ({ name: own }: Component) =>
    new RegExp(`\\b${escapePattern(own)}\\b`).test(text);
  const ordered = [...components].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const docs = await Promise.all(
    ordered.map(async (component) => ({ component, doc: await read(component) })),
  );
  // Of two that have it, the one whose own it is.
  for (const isInherited of [false, true]) {
    for (const { component, doc } of docs) {
      const prop = doc.props.find(
        (each) => each.name === name && each.inherited === isInherited && each.group === null,
      );
      if (prop) return { component, doc, prop };
    }
  }
  return null;
}

/** What a heading such as `Helper text` is as a name in code. */
function camelOf(title: string): string {
  return splitWords(title)
    .map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('');
}
