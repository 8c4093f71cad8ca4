import { splitNames } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { lastOf, wholeOf, type Component } from '../text/index-components.ts';
import type { Question } from '../text/question.ts';
import { askComponent } from './ask-component.ts';
import { readDoc } from './get-component.ts';

/**
 * The components that a question names; of those that consist of parts alone, such as `Select.Root`, the part that it
 * names too, or whose props have most to do with it.
 */
export async function chooseParts(
  source: DocSource,
  { components }: Pick<SiteJson, 'components'>,
  found: readonly Component[],
  question: Question,
): Promise<Component[]> {
  const words = listWords(question.text);
  const isSaid = ({ name }: Component) => {
    const whole = wholeOf(name);
    const others = without(words, listWords(whole));
    return listWords(name.slice(whole.length)).every((word) => others.includes(word));
  };
  const choose = async (one: Component) => {
    const whole = wholeOf(one.name);
    if (whole === '' || isSaid(one)) return one;
    const parts = components.filter(
      (each) => each.package === one.package && wholeOf(each.name) === whole,
    );
    const named = parts.find(isSaid);
    if (named) return named;
    const asked = await Promise.all(
      parts.map(async (component) => {
        const doc = await readDoc(source, component);
        return askComponent({ component, doc, named: [component] }, question, source.findSynonyms);
      }),
    );
    // `default value` is one of the root's, and says more than `value` of an item.
    const saysWhole = ({ ranked }: (typeof asked)[number]) =>
      Number(ranked.some(({ isWhole }) => isWhole));
    const scoreOf = ({ ranked }: (typeof asked)[number]) => ranked[0]?.score ?? 0;
    const [best] = asked.sort((a, b) => saysWhole(b) - saysWhole(a) || scoreOf(b) - scoreOf(a));
    if (best === undefined || scoreOf(best) === 0) return one;
    // What the root takes as well is asked of it: other parts have fewer props, beside which one stands out.
    const name = best.ranked[0]!.prop.name;
    const root = asked.find(({ component }) => lastOf(component.name) === 'Root');
    return root?.doc.props.some((prop) => prop.name === name) ? root.component : best.component;
  };
  return [...new Set(await Promise.all(found.map(choose)))];
}

/** The words of names, as `number` and `input` of `NumberInput`. */
const listWords = (text: string): string[] =>
  splitNames(text).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : whole));

/** Words without some, each left out once: `number input` says nothing of `NumberInput.Input`. */
function without(words: readonly string[], some: readonly string[]): string[] {
  const left = [...words];
  for (const word of some) {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}
