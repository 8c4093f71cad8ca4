/** Attributes that a component takes without a word, because its root element has them. */

/** What every element has, each with the types that leave nothing out of what an element takes. */
const OF_ALL: Named = {
  string: 'className id title role lang dir accessKey slot nonce',
  boolean: 'hidden autoFocus draggable spellCheck suppressHydrationWarning',
  number: 'tabIndex',
};

/** What some have, by the names of elements. */
const OF_SOME: [elements: string, Named][] = [
  ['button input select textarea fieldset', { string: 'name form', boolean: 'disabled' }],
  ['button input', { string: 'formAction value' }],
  [
    'input textarea',
    {
      string: 'placeholder autoComplete value',
      boolean: 'readOnly required',
      number: 'maxLength minLength',
    },
  ],
  ['input', { string: 'type accept pattern alt', boolean: 'checked defaultChecked multiple' }],
  ['textarea', { number: 'rows cols' }],
  ['select', { boolean: 'required multiple' }],
  ['a area', { string: 'href target rel hrefLang ping' }],
  ['img', { string: 'src srcSet alt sizes', number: 'width height' }],
  ['form', { string: 'action method target', boolean: 'noValidate' }],
  ['label output', { string: 'htmlFor form' }],
  ['dialog details', { boolean: 'open' }],
  ['td th', { number: 'colSpan rowSpan' }],
];

/** Names with spaces between them, by the type of what they take. */
type Named = { [type in 'string' | 'boolean' | 'number']?: string };

/**
 * Whether an element takes a prop just as a component did that declared it.
 * @param root the name of the element; that of a component takes nothing
 * @param type what the prop took, as TypeScript
 */
export function isNativeAttribute(root: string, prop: string, type: string): boolean {
  if (!/^[a-z]/.test(root)) return false;
  if (/^(className|style|id|title|role|tabIndex|children|aria-.+)$/.test(prop)) return true;
  // With a value of the component's own in the place of the event it is another one that has its name.
  if (/^on[A-Z]/.test(prop)) return /\bReact\.\w*Event(Handler)?</.test(type);
  const lists = [OF_ALL, ...OF_SOME.filter(([names]) => has(names, root)).map(([, list]) => list)];
  return lists.some((list) => has(list[type as keyof Named], prop));
}

const has = (names: string | undefined, name: string) => names?.split(' ').includes(name) ?? false;
