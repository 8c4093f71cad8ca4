import { nameKey } from '../../../shared/search/words.ts';
import { memberFunctions } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { SEARCH_FOR } from '../../../shared/tools/names.ts';
import { tellRoot } from '../text/describe-component.ts';
import { listOptions } from '../text/describe-call.ts';
import type { Component } from '../text/index-components.ts';
import { listMethods } from '../text/list-methods.ts';
import type { Question } from '../text/question.ts';
import { describeMissing, readDoc } from './get-component.ts';

/** Names asked about as members of a component: `Modal.onClose`. */
const DOTTED = /\b([A-Z]\w*(?:\.[A-Z]\w*)*)\.([a-z]\w*)/g;
/** Who asks for what has taken the place of a prop names it without the word. */
const OF_PROPS =
  /\bprop(?:s|ert(?:y|ies))?\b|\b(?:replace(?:d|s|ment)?|removed|renamed|instead of)\b/i;
/** What elements take. */
const EVENT =
  /^on(?:Click|DoubleClick|ContextMenu|Change|Input|Submit|Focus|Blur|Key|Mouse|Pointer|Touch|Scroll|Wheel|Drag|Drop|Copy|Paste|Load|Error|Animation|Transition)/;
/** So many are told: a question that names more is none. */
const MOST = 3;
/** Props for a part may begin as it does: `InputProps`. */
const PROP_NAME = /^[a-z]|^[A-Z]\w*Props$/;
const HOOK = /^use[A-Z]/;

/** A question about a prop that a component does not have: what to say of it, and what is asked then. */
export interface Missing {
  texts: string[];
  /** With the prop that may be meant in the place of a name after a dot: the rest of the answer is about that. */
  query: string;
}

/**
 * Says which props a question names that its component does not have: as `Modal.onClose`, or as a name in code where it asks
 * for a prop. Who asks takes it for one of another library, and would else write it.
 */
export async function tellMissing(
  source: DocSource,
  components: readonly Component[],
  named: readonly Component[],
  { text, names }: Question,
): Promise<Missing> {
  const texts: string[] = [];
  let query = text;
  /** @returns what may be meant, `null` where nothing is missing */
  const tell = async (component: Component, member: string): Promise<string | null> => {
    const doc = await readDoc(source, component);
    const props = [...doc.props, ...listOptions(doc)];
    const others = [...memberFunctions(doc).keys(), ...doc.slots.map(({ name }) => name)];
    const known = [...props, ...listMethods(doc)].map(({ name }) => name);
    const types = doc.types.flatMap(({ name }) => name);
    const isKnown = [...known, ...others, ...types].some(
      (each) => nameKey(each) === nameKey(member),
    );
    const isOfRoot = EVENT.test(member) && tellRoot(doc) !== '';
    if (isKnown || isOfRoot || doc.kind !== 'component') return null;
    const { said, alike } = describeMissing(doc, props, member, source.findSynonyms);
    texts.push(said.replace(` ${SEARCH_FOR}`, ''));
    return alike[0] ?? member;
  };
  const written = new Map([...text.matchAll(DOTTED)].map((found) => [found[0], found]));
  for (const [whole, owner = '', member = ''] of [...written.values()].slice(0, MOST)) {
    const component = components.find(({ name, aliases }) => [name, ...aliases].includes(owner));
    const meant = component ? await tell(component, member) : null;
    if (meant !== null) query = query.replaceAll(whole, () => `${owner} ${meant} prop`);
  }
  const [subject, ...rest] = named;
  if (texts.length === 0 && subject && rest.length === 0 && OF_PROPS.test(text)) {
    const member = names.find((name) => PROP_NAME.test(name) && !HOOK.test(name));
    if (member !== undefined) await tell(subject, member);
  }
  return { texts, query };
}
