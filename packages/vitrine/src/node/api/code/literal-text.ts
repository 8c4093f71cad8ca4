/** Values in code that mean the same everywhere, as text. */
import type { Declared, DeclarationFinder } from './exported-values.ts';
import type { Module } from './open-module.ts';
import { referenceOf, unwrap, type Syntax } from './syntax.ts';
import { valueOf } from './value-of.ts';

/** Longest value that is shown. */
const MAX_LENGTH = 80;

/** Names that are followed to a constant. */
const MAX_NAMES = 3;

/** Where a value stands. */
export interface Place {
  finder: Pick<DeclarationFinder, 'follow'>;
  module: Module;
}

/** A value as text, names of constants filled in; strings in single quotes. `null` for any other. */
export function literalText(place: Place, node: Syntax, names = 0): string | null {
  const text = write(place, node, names);
  return text === null || text.length > MAX_LENGTH ? null : text;
}

function write(place: Place, wrapped: Syntax, names: number): string | null {
  const { module } = place;
  const node = unwrap(wrapped);
  const text = module.text.slice(node.start, node.end).replace(/\s+/g, ' ');
  if (node.type === 'Literal') return plain(node.value, text);
  if (node.type === 'TemplateLiteral') {
    const [first, ...others] = node.quasis as { value: { cooked: string } }[];
    return others.length === 0 ? plain(first!.value.cooked, text) : null;
  }
  if (node.type === 'UnaryExpression') return unary(place, node, { text, names });
  const reference = referenceOf(node);
  if (reference !== null) return constant(place, reference, names);
  const parts = partsOf(node);
  if (parts === null || parts.includes(null)) return null;
  let written = '';
  let at = node.start;
  for (const part of parts as Syntax[]) {
    const value = write(place, part, names);
    if (value === null) return null;
    const isWritten = /Literal$/.test(part.type);
    written += withoutComments(module.text.slice(at, part.start));
    written += isWritten ? module.text.slice(part.start, part.end) : value;
    at = part.end;
  }
  return (written + withoutComments(module.text.slice(at, node.end))).replace(/\s+/g, ' ');
}

/** Minifiers write `5e3`, and texts between backticks. */
function plain(value: unknown, text: string): string {
  if (typeof value === 'string') {
    const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
    return `'${escaped.replaceAll("'", "\\'")}'`;
  }
  return typeof value === 'number' && /^\d+e\d$/i.test(text) ? String(value) : text;
}

/** On one line, the rest of the value would belong to a comment; keys in quotes may look like one. */
function withoutComments(text: string): string {
  return text.replace(/('[^'\n]*'|"[^"\n]*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '$1');
}

/** The values in a list or an object; `null` in the place of anything but a value. */
function partsOf(node: Syntax): (Syntax | null)[] | null {
  if (node.type === 'ArrayExpression') return node.elements as (Syntax | null)[];
  if (node.type !== 'ObjectExpression') return null;
  return (node.properties as { value?: Syntax; shorthand?: boolean; computed?: boolean }[]).map(
    ({ value, shorthand, computed }) => (shorthand || computed ? null : (value ?? null)),
  );
}

/** The value of a constant at the top level, of this module or of one it imports from, or of a member of one. */
function constant(place: Place, name: string, names: number): string | null {
  if (name === 'undefined' || names >= MAX_NAMES) return null;
  const { finder, module } = place;
  const declared: Declared | null = finder.follow(module, name);
  const value = declared === null ? null : valueOf(declared.module, declared.local);
  if (declared === null || value === null || !isConstant(declared)) return null;
  return write({ finder, module: declared.module }, value, names + 1);
}

/** Tells whether a name is never set anew: what is may mean something else by the time it is read. */
function isConstant({ module, local }: Declared): boolean {
  const [object = ''] = local.split('.');
  if (object === 'exports') return true;
  return module.body.some((statement) => {
    const node = (statement.declaration as Syntax | null | undefined) ?? statement;
    if (node.type !== 'VariableDeclaration') return false;
    if (!(node.declarations as { id: Syntax }[]).some(({ id }) => id.name === object)) return false;
    // Compilers for old browsers make one of the other.
    return node.kind === 'const' || (node.kind === 'var' && isSetOnce(module.text, object));
  });
}

function isSetOnce(text: string, local: string): boolean {
  const name = local.replaceAll('$', '\\$');
  const sets = new RegExp(`(?<![\\w$.])${name}\\s*([-+*/|&?]{0,3}=(?!=)|\\+\\+|--)`, 'g');
  return [...text.matchAll(sets)].length === 1;
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
  const value = node.operator === '-' ? write(place, argument, names) : null;
  return value !== null && /^[\d.]/.test(value) ? `-${value}` : null;
}
