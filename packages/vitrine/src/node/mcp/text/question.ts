import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { splitNames } from '../../../shared/search/words.ts';

/** What a question may ask for besides props. */
export type Wanted =
  | 'import'
  | 'props type'
  | 'classes'
  | 'variables'
  | 'attributes'
  | 'theme'
  | 'slots'
  | 'since'
  | 'deprecated'
  | 'component'
  | 'hook'
  | 'callback'
  | 'composition'
  | 'example'
  | 'accessibility';

/** A question, and what it asks for. */
export interface Question {
  text: string;
  /** What it says, in lower case, without the words that say what it asks for. */
  words: string[];
  /** Names in it that are written as in code: `makeStyles`. */
  names: string[];
  wants: ReadonlySet<Wanted>;
  /** What it says that something happens on: `on hover`. */
  causes: ReadonlySet<string>;
}

/** The words that ask for something, and those beside them that say nothing more. */
const ASKING: Record<Wanted, { by: RegExp; without?: RegExp }> = {
  import: {
    by: /\bimport(?:s|ed|ing)?\b/i,
    without: /^(?:import|imports|imported|importing|path|paths)$/,
  },
  'props type': {
    by: /\b(?:types?|typed|typing|typescript|interface|exten(?:d|ds|ding)|forward(?:s|ing)?)\b.{0,40}\bprops\b|\bprops\b.{0,20}\b(?:types?|typed|typescript|interface)\b/i,
    without: /^(?:types?|typed|typing|typescript|script|interface)$/,
  },
  classes: {
    by: /\b(?:class(?:es)?|selectors?|css(?! (?:custom|var|propert)))\b/i,
    without: /^(?:class|classes|classname|selector|selectors|css|name|names|global|style|styles)$/,
  },
  variables: {
    by: /\b(?:css|custom|style) (?:custom )?(?:var(?:iable)?s?|propert(?:y|ies))\b/i,
    without: /^(?:css|custom|vars?|variables?|names?)$/,
  },
  attributes: {
    by: /\bdata[- ]attributes?\b/i,
    without: /^(?:data|attributes?|names?|selectors?|css|style|styles)$/,
  },
  theme: {
    by: /\b(?:themes?|overrides?|globally|everywhere)\b|\b(?:across|for|from|in|of|on|to) (?:all|every)\b/i,
  },
  slots: { by: /\bslots?\b/i },
  since: { by: /\b(?:since|versions?|added|introduced)\b/i },
  deprecated: { by: /\bdeprecat(?:ed|ions?)\b/i, without: /^deprecat(?:ed|ions?)$/ },
  component: {
    by: /\b(?:which|what) component\b|\bcomponents? (?:for|that|to|which|with)\b/i,
    without: /^components?$/,
  },
  accessibility: { by: /\b(?:accessib\w+|a11y|aria|screen ?readers?|assistive)\b/i },
  hook: { by: /\bhooks?\b/i, without: /^hooks?$/ },
  composition: {
    by: /\b(?:compos(?:e|ed|ing|ition)|compound|anatomy|sub-?components?|put together|assembled?|consists? of|made of)\b|\bparts of\b|\b(?:which|what) (?:components|parts) (?:does|do|are|has|make)\b/i,
    without:
      /^(?:compos(?:e|ed|ing|ition)|compound|anatomy|components?|parts?|consists?|made|assembled?)$/,
  },
  example: {
    by: /\b(?:examples?|snippets?|usage|demos?|sample code)\b/i,
    without: /^(?:examples?|snippets?|usage|demos?|sample|code)$/,
  },
  callback: {
    by: /\b(?:callbacks?|handlers?|listeners?)\b/i,
    without: /^(?:callbacks?|handlers?|listeners?)$/,
  },
};
/** Humps that no word of a sentence has. */
const CODE_NAME = /\b(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*/g;
/** `keep the menu open on select` asks for what closes it. */
const KEPT_OPEN = /\b(?:keep|stay|remain|leave)(?:s|ing)?\b.*\bopen(?:ed)?\b/i;
/** `close it from code` asks for the prop that says whether it is open, besides what closes it. */
const BY_CODE =
  /\b(?:from|in|by|with|via|through) (?:my |the |your )?code\b|\bprogrammatic(?:ally)?\b/i;
const OPENS = /\b(?:open|close|show|hide|toggle|dismiss)(?:s|d|ed|ing)?\b/i;
/** `render Button as a link` asks for what says which element it is. */
const RENDERED_AS =
  /\bas (?:an? |the |another |some |custom |different )*(?:<?[\w.]+>? )?(?:link|anchor|element|tag|div|span|li|component|html)\b/i;
/** `close by itself` asks for what is called so: `autoHideDuration`. */
const BY_ITSELF = /\bby (?:it|them)sel(?:f|ves)\b|\bon (?:its|their) own\b/i;
const CAUSE = /\bon (?:an? |the )?(\w+)/g;
/** Of any question: what is asked for is a prop. */
const PROP = /^(?:prop|props|property|properties)$/;

/** A question in which `from code` and the like names no component that is called so: it says `programmatically`. */
export const withoutCode = (text: string): string => text.replace(BY_CODE, 'programmatically');

/** A type that is called after a component, by some with an `I` before it: `ButtonProps`, `IButtonProps`. */
const PROPS_TYPE = /\b(\p{Lu}\w*)Props\b/gu;

/**
 * A question with a component in place of the type of its props, unless something has that name
 * itself.
 * @param names of all that is documented
 */
export function withoutPropsTypes(text: string, names: readonly string[]): string {
  const known = new Map(names.map((name) => [name.replaceAll('.', ''), name]));
  return text.replace(PROPS_TYPE, (type, whole: string, at: number) => {
    const name =
      known.get(whole) ?? (/^I\p{Lu}/u.test(whole) ? known.get(whole.slice(1)) : undefined);
    if (name === undefined || known.has(type)) return type;
    // `ButtonProps['size']` asks for one of them.
    return text.slice(at + type.length).startsWith('[') ? name : `${name} props`;
  });
}

/** Whether a question asks what of a component is deprecated, and not for what takes the place of one prop. */
export const asksForDeprecated = ({ wants, words }: Question): boolean =>
  wants.has('deprecated') && words.every((word) => isStopWord(word) || isWeakWord(word));

/** Reads what a question asks for. */
export function readQuestion(text: string): Question {
  const wants = new Set<Wanted>();
  const without: RegExp[] = [PROP];
  for (const [name, { by, without: also }] of Object.entries(ASKING)) {
    if (!by.test(text)) continue;
    wants.add(name as Wanted);
    if (also) without.push(also);
  }
  const isByCode = BY_CODE.test(text);
  if (isByCode) without.push(/^code$/);
  const said = splitNames(text).flatMap(({ whole, parts }) => [whole, ...parts]);
  const words = said.filter((word) => !without.some((one) => one.test(word)));
  // What such props are called.
  if (wants.has('accessibility')) words.push('aria');
  if (KEPT_OPEN.test(text)) words.push('close');
  if (RENDERED_AS.test(text)) words.push('polymorphic');
  if (BY_ITSELF.test(text)) words.push('automatically', 'auto');
  if (isByCode && OPENS.test(text)) words.push('open');
  const causes = new Set([...text.toLowerCase().matchAll(CAUSE)].map(([, word]) => word!));
  return { text, wants, words, causes, names: [...new Set(text.match(CODE_NAME))] };
}
