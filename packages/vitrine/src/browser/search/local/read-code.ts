/** `code`: copied out of code, whose readers look for references; `component`: a name such as `TextField`. */
export type QueryForm = 'words' | 'code' | 'component';

/** Messages of tools, and the word for what they are about. */
const MESSAGES: [RegExp, string][] = [
  [/does not exist on type|is not assignable to|no overload matches|\bTS\d{4}\b/i, 'typescript'],
  [/module not found|cannot find module|can't resolve|could not resolve/i, 'installation'],
  [/not wrapped in act|\bact\b.*(?:warning|test)/i, 'testing'],
  [/hydrat|did not match|initial ui does not match/i, 'hydration'],
  [/\b(?:window|document|navigator|localStorage) is not defined/i, 'server rendering'],
];

/** What is said before the name in a message of a browser, and what it says when there is none. */
const SAID_OF_ERRORS: [RegExp, string][] = [
  [/^(?:uncaught\s+(?:\(in promise\)\s+)?|(?:warning|\w*error):\s+)+/i, ''],
  [
    /cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \((?:reading|setting) (.*?)\))?/i,
    '$1',
  ],
  [/\bis not (?:a (?:function|constructor)|defined|iterable)\b/i, ''],
];

const FILE_ENDING = /^(?:[cm]?[jt]sx?|css|json|mdx?)$/;
/** `ButtonProps`, `ButtonProps['size']`, `ComponentProps<typeof Button>`. */
const PROPS_TYPE =
  /^(?:(?:React\.)?ComponentProps(?:With(?:out)?Ref)?<\s*typeof\s+([\w.]+)\s*>|(\p{Lu}\w*?)Props)(?:\.(\w+)|\[\s*['"`]([\w-]+)['"`]\s*\])?;?$/u;

/** The path of a module that a bundler or a compiler has not found: `@acme/ui/Grid2`. */
const LOST_MODULE =
  /(?:cannot find module|module not found|can't resolve|could not resolve|failed to resolve import)[^'"`]*['"`]((?:@[\w.-]+\/)?[\w-][\w.-]*\/[\w./-]+)['"`]/i;

/** Such a path, where it is one of the library: the package is there, and what it names was renamed, or went. */
function findLostModule(text: string, ownWords: readonly string[]): string | undefined {
  const lost = LOST_MODULE.exec(text)?.[1];
  return lost?.split(/\W+/).some((word) => ownWords.includes(word.toLowerCase()))
    ? lost
    : undefined;
}

/** What a message of a tool is about, which it often does not say; empty for what is no message, or names it. */
export function readMessage(text: string, ownWords: readonly string[] = []): string {
  if (findLostModule(text, ownWords) !== undefined) return '';
  return MESSAGES.find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

/**
 * An import, the path of a module, an element, a selector: what it names.
 * @param ownWords those of the site that say nothing there, such as the name of the library
 */
export function takeFromCode(
  text: string,
  ownWords: readonly string[] = [],
): { text: string; form: QueryForm } {
  const trimmed = SAID_OF_ERRORS.reduce(
    (left, [said, name]) => left.replace(said, name).trim() || left,
    text.trim(),
  );
  const [, braces = '', from] =
    /^import\b(?:.*?\{(.*?)\})?.*?from\s*['"]?([^'"]+)/.exec(trimmed) ?? [];
  if (braces.trim() !== '') return { text: braces.replace(/\b(?:type|as)\b/g, ' '), form: 'code' };
  const imported = from ?? findLostModule(trimmed, ownWords) ?? trimmed;
  // A package of another scope: `react` alone would say less than `@emotion/react`.
  const scoped = /^@([\w.-]+)\/([\w.-]+)$/.exec(imported);
  if (scoped !== null && !ownWords.includes(scoped[1]!.toLowerCase()))
    return { text: `${scoped[1]} ${scoped[2]}`, form: 'code' };
  if (/^@?[\w.-]+(?:\/[\w.-]+)+$/.test(imported)) {
    return { text: imported.slice(imported.lastIndexOf('/') + 1), form: 'code' };
  }
  const attribute = /^([\w-]+)=\{/.exec(trimmed)?.[1];
  if (attribute !== undefined) return { text: attribute, form: 'code' };
  const element = /^<\/?\s*([\w.]+)/.exec(trimmed)?.[1];
  if (element !== undefined) {
    return { text: `${element} ${readOnlyAttribute(trimmed)}`.trim(), form: 'code' };
  }
  const member = readMember(trimmed);
  if (member !== null) return { text: member, form: 'code' };
  const called = /^([\w.]*[.\p{Ll}]\w*)\(/u.exec(trimmed)?.[1];
  if (called !== undefined) return { text: called, form: 'code' };
  // `.Name-part`, `Name-part`, `camelCase`, `name="value"`.
  const isCode = /^\.\w|^\p{Lu}\w+-\w+$|^\p{Ll}+\p{Lu}\w*$|^\w+=/u.test(trimmed);
  const isComponent = /^\p{Lu}\w*\p{Ll}\p{Lu}\w*$/u.test(trimmed);
  return { text: trimmed, form: isCode ? 'code' : isComponent ? 'component' : 'words' };
}

/** A component and a prop of it: `Button.variant`, `List.Item.actions`, `Button[variant]`; `Next.js` is a name. */
function readMember(text: string): string | null {
  const [, owner = '', dotted = '', quoted = ''] =
    /^(\p{Lu}\w*(?:\.\p{Lu}\w*)*)(?:\.(\p{Ll}\w*)|\[\s*['"`]?([\w-]+)['"`]?\s*\]);?$/u.exec(text) ??
    [];
  return owner === '' || FILE_ENDING.test(dotted) ? null : `${owner} ${dotted}${quoted}`;
}

/** An attribute and its value, which may be unfinished: `variant="cont`, `actions={{ primary`, `open`. */
const ATTRIBUTE =
  /^\s+([\w-]+)(?:=(?:"[^"]*"?|'[^']*'?|\{(?:[^{}]|\{[^{}]*(?:\}|$))*(?:\}|$))?)?\s*\/?>?$/;

/** The attribute of an element that has no other: what is asked about. With more it is the element. */
const readOnlyAttribute = (element: string): string =>
  ATTRIBUTE.exec(element.replace(/^<\s*[\w.]+/, ''))?.[1] ?? '';

/**
 * The component that a type of props is named after, and the prop that is picked of it; null for what is no such type.
 * `own` is a name that something else could have as well.
 */
export function readPropsType(text: string) {
  const [, ofValue, named, dotted = '', quoted = ''] = PROPS_TYPE.exec(text.trim()) ?? [];
  const component = ofValue ?? named;
  const prop = dotted + quoted;
  // `ButtonProps.Variant` is the type of a namespace where the library has one.
  const isName = ofValue === undefined && quoted === '' && !/^\p{Ll}/u.test(dotted);
  const own = isName ? `${named}Props${dotted}` : null;
  return component === undefined ? null : { component, prop, own };
}
