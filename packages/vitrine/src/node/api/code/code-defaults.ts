/** Default values of props as a component's code gives them. */
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { Declared, DeclarationFinder, Module } from './exported-values.ts';

/** A syntax node of oxc, whose shape its `type` tells. */
type Syntax = { type: string; start: number; end: number } & Record<string, unknown>;

/** Longest value that is shown. */
const MAX_LENGTH = 80;

/** Calls that are looked into in search of the function: `memo(forwardRef(function …))`. */
const MAX_WRAPPERS = 6;

/**
 * Values that props have when they are left out: from what the function takes its props apart with, from a
 * constant of defaults that it hands on (`useProps('Knob', defaults, props)`), and from `defaultProps`.
 * @returns TypeScript text by prop; only literal values, since others say nothing outside of their module
 */
export function readCodeDefaults(
  finder: DeclarationFinder,
  declared: Declared,
): Map<string, string> {
  const found = new Map<string, string>();
  const at = followNames(finder, declared);
  if (at === null) return found;
  const { module, local, value } = at;
  if (value.type.startsWith('Class')) readClass(module, value, found);
  const fn = functionIn(finder, module, value);
  if (fn !== null) readFunction(fn.module, fn.node, found);
  readAssigned(module, local, found);
  return found;
}

/** Fills in what no comment says. */
export function withCodeDefaults(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  const specifier = doc.imports[0]?.specifier ?? doc.package;
  const names = [doc.name, ...doc.aliases];
  const declared = names.map((name) => finder.find(name, specifier)).find(Boolean);
  if (declared === undefined || declared === null) return doc;
  const defaults = readCodeDefaults(finder, declared);
  const props = doc.props.map((prop): PropDoc => {
    const value = prop.default === null && !prop.required ? defaults.get(prop.name) : undefined;
    return value === undefined ? prop : { ...prop, default: value, defaultFrom: 'code' };
  });
  return { ...doc, props };
}

interface Value {
  module: Module;
  local: string;
  value: Syntax;
}

/** `const Button = InternalButton` leads on to what that is. */
function followNames(finder: DeclarationFinder, declared: Declared): Value | null {
  let at: Declared | null = declared;
  for (let step = 0; at !== null && step < MAX_WRAPPERS; step += 1) {
    const value = valueOf(at.module, at.local);
    if (value === null) return null;
    if (value.type !== 'Identifier') return { ...at, value };
    at = finder.follow(at.module, value.name as string);
  }
  return null;
}

/** What a name at the top level of a module stands for. */
function valueOf({ program }: Module, local: string): Syntax | null {
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

interface Found {
  module: Module;
  node: Syntax;
}

/** The function that a component is, out of the calls that wrap it. */
function functionIn(
  finder: DeclarationFinder,
  module: Module,
  value: Syntax,
  depth = 0,
): Found | null {
  if (depth > MAX_WRAPPERS) return null;
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type))
    return { module, node: value };
  if (value.type === 'Identifier') {
    const next = finder.follow(module, value.name as string);
    const inner = next === null ? null : valueOf(next.module, next.local);
    return next === null || inner === null
      ? null
      : functionIn(finder, next.module, inner, depth + 1);
  }
  if (value.type !== 'CallExpression') return null;
  for (const argument of value.arguments as Syntax[]) {
    const found = functionIn(finder, module, argument, depth + 1);
    if (found !== null) return found;
  }
  // `styled(Base)(…)` is no function of this component.
  return null;
}

function readFunction(module: Module, fn: Syntax, found: Map<string, string>): void {
  const [first] = fn.params as Syntax[];
  const body = fn.body as Syntax;
  if (first === undefined) return;
  if (first.type === 'ObjectPattern') readPattern(module, first, found);
  const names = new Set([first.type === 'Identifier' ? (first.name as string) : '']);
  if (body.type !== 'BlockStatement') return;
  for (const statement of body.body as Syntax[]) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations as { id: Syntax; init: Syntax | null }[]) {
      if (init === null || !handsOn(init, names)) continue;
      for (const constant of constantsIn(module, init)) readObject(module, constant, found);
      if (id.type === 'ObjectPattern') readPattern(module, id, found);
      else if (id.type === 'Identifier') names.add(id.name as string);
    }
  }
}

/** Tells whether a value is the props, or a call that gets them. */
function handsOn(node: Syntax, names: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return names.has(node.name as string);
  if (node.type === 'ObjectExpression') {
    return (node.properties as { value?: Syntax; argument?: Syntax }[]).some(
      ({ value, argument }) => {
        const inner = value ?? argument;
        return (
          inner !== undefined && inner.type === 'Identifier' && names.has(inner.name as string)
        );
      },
    );
  }
  return (
    node.type === 'CallExpression' &&
    (node.arguments as Syntax[]).some((one) => handsOn(one, names))
  );
}

/** Objects at the top of the module that a call gets beside the props. */
function constantsIn(module: Module, call: Syntax): Syntax[] {
  if (call.type !== 'CallExpression') return [];
  return (call.arguments as Syntax[]).flatMap((argument) => {
    const isDefaults = argument.type === 'Identifier' && /default/i.test(argument.name as string);
    const value = isDefaults ? valueOf(module, argument.name as string) : null;
    return value !== null && value.type === 'ObjectExpression' ? [value] : [];
  });
}

function readPattern(module: Module, pattern: Syntax, found: Map<string, string>): void {
  for (const { key, value } of pattern.properties as { key?: Syntax; value?: Syntax }[]) {
    if (key === undefined || value?.type !== 'AssignmentPattern') continue;
    add(module, key, value.right as Syntax, found);
  }
}

function readObject(module: Module, object: Syntax, found: Map<string, string>): void {
  for (const { key, value } of object.properties as { key?: Syntax; value?: Syntax }[]) {
    if (key !== undefined && value !== undefined) add(module, key, value, found);
  }
}

/** `static defaultProps = { … }`. */
function readClass(module: Module, node: Syntax, found: Map<string, string>): void {
  for (const member of (node.body as Syntax).body as { key?: Syntax; value?: Syntax }[]) {
    if (member.key?.name === 'defaultProps' && member.value?.type === 'ObjectExpression')
      readObject(module, member.value, found);
  }
}

/** `Knob.defaultProps = { … }`. */
function readAssigned(module: Module, local: string, found: Map<string, string>): void {
  for (const { type, expression } of module.program.body as unknown as {
    type: string;
    expression: Syntax;
  }[]) {
    if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') continue;
    const { object, property } = expression.left as {
      object?: Syntax;
      property?: Syntax;
    };
    const right = expression.right as Syntax;
    const value = right.type === 'Identifier' ? valueOf(module, right.name as string) : right;
    const isDefaults = object?.name === local && property?.name === 'defaultProps';
    if (isDefaults && value?.type === 'ObjectExpression') readObject(module, value, found);
  }
}

function add(module: Module, key: Syntax, value: Syntax, found: Map<string, string>): void {
  const name = (key.name ?? key.value) as string;
  const text = literalText(module, value);
  if (text !== null && !found.has(name)) found.set(name, text);
}

/** A value that means the same everywhere, as text; strings in single quotes. */
function literalText(module: Module, node: Syntax): string | null {
  const text = module.text.slice(node.start, node.end).replace(/\s+/g, ' ');
  if (text.length > MAX_LENGTH) return null;
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? `'${node.value.replaceAll("'", "\\'")}'` : text;
  }
  if (node.type === 'TemplateLiteral')
    return (node.expressions as Syntax[]).length === 0 ? text : null;
  if (node.type === 'UnaryExpression') return unary(module, node, text);
  const parts =
    node.type === 'ArrayExpression'
      ? (node.elements as (Syntax | null)[])
      : node.type === 'ObjectExpression'
        ? (node.properties as { value?: Syntax }[]).map(({ value }) => value ?? null)
        : null;
  if (parts === null) return null;
  return parts.every((part) => part !== null && literalText(module, part) !== null) ? text : null;
}

/** `-1`; and what minifiers write for `true` and `false`. */
function unary(module: Module, node: Syntax, text: string): string | null {
  const argument = node.argument as Syntax;
  if (node.operator === '!' && /^[01]$/.test(text.slice(1)))
    return text === '!0' ? 'true' : 'false';
  return node.operator === '-' ? literalText(module, argument) && text : null;
}
