/** Values in code that mean the same everywhere, as text. */
import type { Declared, DeclarationFinder, Module } from './exported-values.ts';

/** A syntax node of oxc, whose shape its `type` tells. */
export type Syntax = { type: string; start: number; end: number } & Record<string, unknown>;

/** Longest value that is shown. */
const MAX_LENGTH = 80;

/** Names that are followed to a constant. */
const MAX_NAMES = 3;

/** What a name at the top level of a module stands for. */
export function valueOf({ program }: Module, local: string): Syntax | null {
  for (const statement of program.body as unknown as Syntax[]) {
    const node =
      (/^Export(Named|Default)/.test(statement.type) && (statement.declaration as Syntax | null)) ||
      statement;
    if (statement.type === 'ExportDefaultDeclaration' && local === 'default') return node;
    if (
      /^(Function|Class)Declaration$/.test(node.type) &&
      (node.id as Syntax | null)?.name === local
    )
      return node;
    for (const { id, init } of (node.type === 'VariableDeclaration' ? node.declarations : []) as {
      id: Syntax;
      init: Syntax | null;
    }[]) {
      if (id.type === 'Identifier' && id.name === local) return init;
    }
  }
  return null;
}

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

function write(place: Place, node: Syntax, names: number): string | null {
  const { module } = place;
  const text = module.text.slice(node.start, node.end).replace(/\s+/g, ' ');
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? `'${node.value.replaceAll("'", "\\'")}'` : text;
  if (node.type === 'TemplateLiteral')
    return (node.expressions as Syntax[]).length === 0 ? text : null;
  if (node.type === 'UnaryExpression') return unary(place, node, text);
  if (node.type === 'Identifier') return constant(place, node.name as string, names);
  const parts = partsOf(node);
  if (parts === null || parts.includes(null)) return null;
  let written = '';
  let at = node.start;
  for (const part of parts as Syntax[]) {
    const value = write(place, part, names);
    if (value === null) return null;
    const isNamed = /Identifier|Array|Object/.test(part.type);
    written += module.text.slice(at, part.start);
    written += isNamed ? value : module.text.slice(part.start, part.end);
    at = part.end;
  }
  return (written + module.text.slice(at, node.end)).replace(/\s+/g, ' ');
}

/** The values in a list or an object; `null` in the place of anything but a value. */
function partsOf(node: Syntax): (Syntax | null)[] | null {
  if (node.type === 'ArrayExpression') return node.elements as (Syntax | null)[];
  if (node.type !== 'ObjectExpression') return null;
  return (node.properties as { value?: Syntax; shorthand?: boolean; computed?: boolean }[]).map(
    ({ value, shorthand, computed }) => (shorthand || computed ? null : (value ?? null)),
  );
}

/** The value of a constant at the top level, of this module or of one it imports from. */
function constant({ finder, module }: Place, name: string, names: number): string | null {
  if (name === 'undefined' || names >= MAX_NAMES) return null;
  const declared: Declared | null = finder.follow(module, name);
  const value = declared === null ? null : valueOf(declared.module, declared.local);
  if (declared === null || value === null || !isConstant(declared)) return null;
  return write({ finder, module: declared.module }, value, names + 1);
}

/** Tells whether a name is never set anew: what is may mean something else by the time it is read. */
function isConstant({ module, local }: Declared): boolean {
  return (module.program.body as unknown as Syntax[]).some((statement) => {
    const node = (statement.declaration as Syntax | null | undefined) ?? statement;
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return false;
    return (node.declarations as { id: Syntax }[]).some(({ id }) => id.name === local);
  });
}

/** `-1`; and what minifiers write for `true` and `false`. */
function unary(place: Place, node: Syntax, text: string): string | null {
  const argument = node.argument as Syntax;
  if (node.operator === '!' && /^[01]$/.test(text.slice(1)))
    return text === '!0' ? 'true' : 'false';
  return node.operator === '-' ? literalText(place, argument) && text : null;
}
