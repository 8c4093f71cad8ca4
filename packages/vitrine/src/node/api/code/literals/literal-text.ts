/** Values in code that mean the same everywhere, as text. */
import { showInvisible } from '../../../../shared/text/show-controls.ts';
import { constantBehind, type Place } from './constants.ts';
import { referenceOf, unwrap, type Syntax } from '../syntax.ts';

/** Longest value that is shown. */
const MAX_LENGTH = 80;

/** A value as text, on one line, names of constants filled in, strings in single quotes. `null` for any other. */
export function literalText(place: Place, node: Syntax, names = 0): string | null {
  const text = write(place, node, names);
  return text === null || text.length > MAX_LENGTH ? null : text;
}

function write(place: Place, wrapped: Syntax, names: number): string | null {
  const { module } = place;
  const node = unwrap(wrapped);
  const text = module.text.slice(node.start, node.end);
  if (node.type === 'Literal') return plain(node.value, text);
  if (node.type === 'TemplateLiteral') {
    const texts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    const filled = node.expressions as Syntax[];
    return joined(
      place,
      texts.flatMap((one, at) => [one, ...filled.slice(at, at + 1)]),
      names,
    );
  }
  if (node.type === 'UnaryExpression') return unary(place, node, { text, names });
  const reference = referenceOf(node);
  if (reference !== null) return constant(place, reference, names);
  if (node.type === 'BinaryExpression') {
    if (text.replaceAll(' ', '') === '1/0') return 'Infinity';
    return node.operator === '+' ? sum(place, node, names) : null;
  }
  if (node.type === 'CallExpression') return concatenated(place, node, names);
  if (node.type === 'ArrayExpression') return list(place, node, names);
  if (node.type === 'MemberExpression') return element(place, node, names);
  return node.type === 'ObjectExpression' ? object(place, node, names) : null;
}

/** Texts and constants as one text. */
function joined(place: Place, parts: readonly (string | Syntax)[], names: number): string | null {
  const texts = parts.map((part) => {
    const text = typeof part === 'string' ? plain(part, '') : write(place, part, names);
    if (text === null || !/^['\d]/.test(text)) return null;
    return text.startsWith("'") ? text.slice(1, -1) : text;
  });
  return texts.includes(null) ? null : `'${texts.join('')}'`;
}

/** `PREFIX + '--open'`; of numbers, nobody says what they come to. */
function sum(place: Place, { left, right }: Syntax, names: number): string | null {
  const parts = [left as Syntax, right as Syntax];
  const isText = parts.some((part) => write(place, part, names)?.startsWith("'"));
  return isText ? joined(place, parts, names) : null;
}

/** `"".concat(PREFIX, "--open")`, which compilers for old browsers make of a template. */
function concatenated(place: Place, node: Syntax, names: number): string | null {
  const { type, object, property, computed } = node.callee as Syntax;
  if (type !== 'MemberExpression' || computed === true) return null;
  const first = object as Syntax;
  const isConcat = (property as Syntax).name === 'concat' && typeof first.value === 'string';
  return isConcat ? joined(place, [first, ...(node.arguments as Syntax[])], names) : null;
}

function list(place: Place, { elements }: Syntax, names: number): string | null {
  const items = (elements as (Syntax | null)[]).map((one) => one && write(place, one, names));
  return items.includes(null) ? null : `[${items.join(', ')}]`;
}

/** `SIZES[0]`, of a list that is a constant. */
function element(place: Place, { object, property }: Syntax, names: number): string | null {
  const { value: at } = property as Syntax;
  const reference = typeof at === 'number' ? referenceOf(object as Syntax) : null;
  const found = reference === null ? null : constantBehind(place, reference, names);
  const written = found && unwrap(found.value);
  if (written?.type !== 'ArrayExpression') return null;
  const elements = written.elements as (Syntax | null)[];
  const one = elements.some((each) => each?.type === 'SpreadElement') ? null : elements[Number(at)];
  return one ? write(found!.place, one, names + 1) : null;
}

function object(place: Place, { properties }: Syntax, names: number): string | null {
  const entries = (properties as ObjectEntry[]).map(({ key, value, shorthand, computed }) => {
    const text = key === undefined || shorthand || computed ? null : write(place, value!, names);
    return text === null ? null : `${keyText(key!)}: ${text}`;
  });
  if (entries.includes(null)) return null;
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** What is spread has no key. */
interface ObjectEntry {
  key?: Syntax;
  value?: Syntax;
  shorthand?: boolean;
  computed?: boolean;
}

function keyText({ type, name, value }: Syntax): string {
  return type === 'Identifier' ? (name as string) : plain(value, String(value));
}

/** Minifiers write `5e3` and `.5`, and texts between backticks. */
function plain(value: unknown, text: string): string {
  if (typeof value === 'string') {
    const escaped = showInvisible(JSON.stringify(value)).slice(1, -1).replaceAll('\\"', '"');
    return `'${escaped.replaceAll("'", "\\'")}'`;
  }
  return typeof value === 'number' && /^(\d+e\d$|\.)/i.test(text) ? String(value) : text;
}

function constant(place: Place, name: string, names: number): string | null {
  if (/^(Infinity|Number\.POSITIVE_INFINITY)$/.test(name)) return 'Infinity';
  // Everyone knows it by its name alone.
  if (/^Number\.M(AX|IN)_(SAFE_INTEGER|VALUE)$/.test(name)) return name;
  const found = constantBehind(place, name, names);
  return found && write(found.place, found.value, names + 1);
}

/** `-1`, `-GAP`; and what minifiers write for `true` and `false`. */
function unary(
  place: Place,
  node: Syntax,
  { text, names }: { text: string; names: number },
): string | null {
  const argument = node.argument as Syntax;
  if (node.operator === '!' && /^[01]$/.test(text.slice(1)))
    return text === '!0' ? 'true' : 'false';
  const value = (node.operator === '-' && write(place, argument, names)) || '';
  return /^([\d.]|Infinity$)/.test(value) ? `-${value}` : null;
}
