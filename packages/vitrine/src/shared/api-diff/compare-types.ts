/** Whether a type still takes what it took, as far as its text tells. */
import { ANY_TEXT } from './any-text.ts';
import { withoutOptionalUndefined } from './optional-members.ts';
import { innerOf, readFunction, readObject, splitUnion, type Member } from './split-type.ts';

/** `unknown` where names stand for what the text does not tell. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** Whether two texts are the same type. The order of a union says nothing, nor does what is left of a long text. */
export function isSameType(from: string, to: string): boolean {
  if (from.endsWith('…') && to.endsWith('…')) return true;
  const texts = [normalise(from), normalise(to)];
  // Long texts are printed without the arguments of what they name.
  const isCut = texts.some((text) => text.includes('<…>'));
  const [a = '', b = ''] = isCut ? texts.map(withoutArguments) : texts;
  return splitUnion(a).toSorted().join('|') === splitUnion(b).toSorted().join('|');
}

/**
 * Whether two texts of a function or a constant are the same, however lines, quotes and imported names are written, and
 * in whatever order names of exports are: `{ red, blue }`.
 */
export function isSameText(from: string, to: string): boolean {
  const [a, b] = [from, to].map((text) =>
    withoutOptionalUndefined(text)
      .replace(/import\((['"])[^'"]*\1\)\./g, '')
      .replace(/"([^"']*)"/g, "'$1'")
      .replace(/\s+/g, '')
      .replace(/,(?=[)\]}>])/g, '')
      .replace(/^\{([\w$,]+)\}$/, (_, names: string) => names.split(',').toSorted().join()),
  );
  return a === b;
}

/**
 * Whether two defaults are the same value: one author writes `'ease'` where another writes `ease`, in marks of code or
 * without, `false` where another writes nothing, and `true when …` where code just gives `true`.
 * @param from empty where none is named
 */
export function isSameDefault(from: string, to: string): boolean {
  const [a, b] = [from, to].map((text) => {
    const plain = text.replace(/^`+|[`.]+$/g, '').replaceAll('"', "'");
    const [, name] = /^'([A-Za-z#\d][^']*)'$/.exec(plain) ?? [];
    const isValue = name === undefined || /^(true|false|null|undefined|[\d.]+)$/.test(name);
    return (isValue ? plain : name).replace(/\s+/g, '');
  });
  const isUnsaid = (text: string) => /^(?:false|undefined|null)?$/.test(text);
  if (isExplained(from, to) || isExplained(to, from)) return true;
  return a === b || ((from === '' || to === '') && isUnsaid(from) && isUnsaid(to));
}

/** Whether a text is a value and words about it: `true when there are points`. */
function isExplained(value: string, text: string): boolean {
  if (!/^(?:true|false|null|-?[\d.]+|'[^']*'|"[^"]*")$/.test(value) || !text.startsWith(value))
    return false;
  return /^(?:,|;|\.| -| –)?\s+\(?(?:when|if|unless|while|until|in|on|for|by|as|with|otherwise|which)\b/.test(
    text.slice(value.length),
  );
}

/** Whether every value of one type is a value of another. */
export function takes(to: string, from: string): Verdict {
  return accepts(normalise(to), normalise(from));
}

/** The text as it is compared: `React.ReactNode | undefined` is `ReactNode`. */
function normalise(type: string): string {
  return withoutOptionalUndefined(type)
    .replace(/\s+/g, ' ')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/\bReact\./g, '')
    .replaceAll(ANY_TEXT, 'string')
    .replace(ELEMENT, 'ReactElement')
    .replace(/ \| undefined\b(?! extends)/g, '')
    .replace(/\bundefined \| /g, '')
    .replace(/[;,] ?}/g, ' }');
}

/** An element of any component, as compilers write it that fill in what it has by default. */
const ELEMENT = /\bReactElement<(?:any|unknown|\{\}), string \| JSXElementConstructor<any>>/g;

function withoutArguments(type: string): string {
  const rest = type.replaceAll('=>', '⇒').replace(/<[^<>]*>/g, '');
  return rest.length < type.length ? withoutArguments(rest) : rest;
}

function accepts(to: string, from: string): Verdict {
  const targets = splitUnion(to);
  return all(splitUnion(from).map((member) => any(targets.map((one) => acceptsOne(one, member)))));
}

const all = (verdicts: Verdict[]): Verdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('unknown') ? 'unknown' : 'yes';
const any = (verdicts: Verdict[]): Verdict =>
  verdicts.includes('yes') ? 'yes' : verdicts.includes('unknown') ? 'unknown' : 'no';

type Kind = 'text' | 'number' | 'flag' | 'nothing' | 'node' | 'function' | 'object' | 'list';

const KINDS: [Kind, RegExp][] = [
  ['text', /^(string|'[^']*'|`.*`)$/],
  ['number', /^(number|-?\d+(\.\d+)?)$/],
  ['flag', /^(boolean|true|false)$/],
  ['nothing', /^(null|void|undefined)$/],
  ['node', /^ReactNode$/],
  ['list', /\[\]$/],
  ['object', /^\{.*\}$/s],
  ['function', /^\(.*=>/s],
];

const kindOf = (type: string) => KINDS.find(([, form]) => form.test(type))?.[0];
/** What React can render that has a kind of its own. */
const RENDERED = new Set<Kind | undefined>(['text', 'number', 'flag', 'nothing']);

function acceptsOne(to: string, from: string): Verdict {
  if (to === from || to === 'any' || to === 'unknown') return 'yes';
  const [kind, given] = [kindOf(to), kindOf(from)];
  if (kind === 'node') {
    if (RENDERED.has(given) || /^ReactElement\b|^(JSX\.)?Element$/.test(from)) return 'yes';
    return given === 'function' ? 'no' : 'unknown';
  }
  if (kind === undefined || given === undefined) return acceptsNamed(to, from);
  if (kind !== given) return 'no';
  if (kind === 'function') return acceptsFunction(to, from);
  if (kind === 'object') return acceptsObject(to, from);
  if (kind === 'list') return accepts(elementOf(to), elementOf(from));
  if (from === 'boolean') return 'unknown';
  return to === 'string' || to === 'number' || to === 'boolean' ? 'yes' : 'no';
}

const elementOf = (list: string) => {
  const element = list.slice(0, -2).replace(/^readonly /, '');
  return innerOf(element, '(') ?? element;
};

/** Of two uses of one name the literals are compared: `Union<'a' | 'b', Hook>`. */
function acceptsNamed(to: string, from: string): Verdict {
  const [head, headFrom] = [to, from].map((type) => /^[\w.]+(?=<)/.exec(type)?.[0]);
  if (head === undefined || head !== headFrom) return 'unknown';
  if ([to, from].some((type) => type.includes('<…>'))) return 'yes';
  const literals = (type: string) => [...type.matchAll(/'[^']*'/g)].map(([literal]) => literal);
  const [left, was] = [literals(to), literals(from)];
  const isLost = was.some((literal) => !left.includes(literal));
  const shape = (type: string) => type.replace(/'[^']*'(\s*\|\s*'[^']*')*/g, '*');
  if (shape(to) !== shape(from)) return 'unknown';
  return isLost ? 'no' : 'yes';
}

/** A function that was given is called with what is passed now, and gives what is used now. */
function acceptsFunction(to: string, from: string): Verdict {
  const [now, was] = [readFunction(to), readFunction(from)];
  if (now === null || was === null) return 'unknown';
  const parameters = was.parameters.map((parameter, i): Verdict => {
    const passed = now.parameters[i];
    if (passed === undefined) return parameter.optional ? 'yes' : 'no';
    if (passed.optional && !parameter.optional) return 'no';
    return accepts(parameter.type, passed.type);
  });
  const isUnused = now.returns === 'void';
  return all([...parameters, isUnused ? 'yes' : accepts(now.returns, was.returns)]);
}

function acceptsObject(to: string, from: string): Verdict {
  const [now, was] = [readObject(to), readObject(from)];
  if (now === null || was === null) return 'unknown';
  const find = (members: Member[], name: string) => members.find((one) => one.name === name);
  const needed = now.some(({ name, optional }) => !optional && find(was, name)?.optional !== false);
  if (needed) return 'no';
  return all(
    was.map(({ name, type }): Verdict => {
      const member = find(now, name);
      return member === undefined ? 'no' : accepts(member.type, type);
    }),
  );
}
