import { splitWords } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { wholeOf, type Component } from '../text/index-components.ts';
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
  const said = new Set(splitWords(question.text));
  const isSaid = ({ name }: Component) =>
    splitWords(name.slice(wholeOf(name).length)).every((word) => said.has(word));
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
    return best === undefined || scoreOf(best) === 0 ? one : best.component;
  };
  return Promise.all(found.map(choose));
}
