/** Defaults that code gives, in the documentation of components. */
import {
  ROOT_PROPS,
  type ComponentDoc,
  type DisagreementDoc,
  type PropDoc,
} from '../../../model/component-doc.ts';
import { readCodeDefaults } from '../defaults/code-defaults.ts';
import { keptFields } from '../implementation/element-fields.ts';
import type { CodeDefault } from '../defaults/reading.ts';
import { disagree } from './disagree.ts';
import { inWrittenOrder } from './in-written-order.ts';
import { declarationOf } from './declaration-of.ts';
import type { DeclarationFinder } from '../exported-values.ts';

/**
 * Leaves out what a custom element keeps to itself, fills in what no comment says, and names what a comment says differently.
 * @param told what its types tell: `isOpen`, not which props `defaultProps` fills in; `far`, the props whose default only
 * comments of others state
 */
export function withCodeDefaults(
  finder: DeclarationFinder,
  doc: ComponentDoc,
  { isOpen = false, far }: { isOpen?: boolean; far?: ReadonlySet<string> | undefined } = {},
): ComponentDoc {
  const declared = [doc.name, ...doc.aliases]
    .map((name) => declarationOf(finder, doc, name))
    .find((found) => found !== null);
  if (declared === undefined) return doc;
  const options = new Map<string, readonly string[]>();
  const filled = new Set<string>();
  const defaults = readCodeDefaults(finder, declared, options, filled);
  const disagreements: DisagreementDoc[] = [];
  const kept = keptFields(finder, declared);
  const props = doc.props
    .filter(({ name }) => !kept.has(name))
    .map((one): PropDoc => {
      const ordered: PropDoc = inWrittenOrder(one, options.get(one.name));
      const prop = isOpen && filled.has(one.name) ? { ...ordered, required: false } : ordered;
      const value = defaults.get(prop.name);
      if (value === undefined) return prop;
      const text = textFor(prop, value);
      if (text === null) return prop;
      if (prop.default === null && !prop.required)
        return { ...prop, default: text, defaultFrom: 'code' };
      const isTagged = prop.defaultFrom === 'tag' && prop.default !== null && value.isOwn;
      if (!isTagged || !disagree(prop.default!, text)) return prop;
      // What a base says of itself is another matter once a component gives it something else.
      if (prop.inherited || far?.has(prop.name))
        return { ...prop, default: text, defaultFrom: 'code' };
      disagreements.push({ prop: prop.name, tag: prop.default!, code: text });
      return prop;
    });
  const rootElement = doc.rootElement ?? rootGiven(doc, props);
  const takesAttributes = doc.takesAttributes || rootElement !== null;
  return { ...doc, props, rootElement, takesAttributes, disagreements };
}

/** What the prop that chooses the root is without a choice, `as = 'nav'`, where types do not tell which element has the rest. */
function rootGiven(
  { takesAttributes, polymorphic }: ComponentDoc,
  props: readonly PropDoc[],
): string | null {
  const chosen =
    takesAttributes || polymorphic
      ? props.find(({ name, type }) => ROOT_PROPS.includes(name) && ELEMENT_TYPE.test(type))
      : undefined;
  return /^'([a-z][\w-]*)'$/.exec(chosen?.default ?? '')?.[1] ?? null;
}

const ELEMENT_TYPE = /\b(?:ElementType|JSXElementConstructor|IntrinsicElements)\b/;

/**
 * A value as those write it who use the prop, by the name that an enumeration has for it. `null` for what the prop does not
 * take: code may stand in for "nothing" with a text that the type does not allow, as `placement = ''`.
 */
function textFor({ values, input }: PropDoc, { text, isName }: CodeDefault): string | null {
  if (values.some((one) => one.text === text)) return text;
  if (isName) return null;
  const isText = text.startsWith("'");
  const plain = isText ? text.slice(1, -1) : text;
  const named = values.find((one) => /^[A-Z]\w*\./.test(one.text) && String(one.value) === plain);
  if (named !== undefined) return named.text;
  return isText && values.length > 0 && input === null ? null : text;
}
