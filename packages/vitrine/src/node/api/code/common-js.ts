/** What a CommonJS module takes from others and gives, in the forms that authors and compilers write. */
import type { ModuleNames, Origin } from '../../base/code/module-names.ts';
import { BUNDLED } from './bundled-to-common-js.ts';
import {
  assigned,
  calledName,
  entriesOf,
  isNothing,
  nameOf,
  referenceOf,
  returned,
  unwrap,
  type Syntax,
} from './syntax.ts';

/** Exported name of what a module is as a whole: `module.exports = Knob`. */
export const WHOLE = 'module.exports';

/**
 * The statements of a module: of one that hands itself to several kinds of loaders, those of the function that
 * makes it.
 */
export function statementsOf(body: Syntax[]): Syntax[] {
  if (body.some(({ type }) => type !== 'ExpressionStatement')) return body;
  const first = body.find(({ directive }) => typeof directive !== 'string');
  const call = first?.expression as Syntax | undefined;
  const factory = call?.type === 'CallExpression' ? factoryIn(call) : undefined;
  return factory === undefined ? body : ((factory.body as Syntax).body as Syntax[]);
}

/** The function among the arguments of a call that gets `exports`. */
function factoryIn(call: Syntax): Syntax | undefined {
  return (call.arguments as Syntax[])
    .map(unwrap)
    .find(
      ({ type, params }) =>
        type === 'FunctionExpression' && (params as Syntax[])[0]?.name === 'exports',
    );
}

/** Reads a module that has neither `import` nor `export`. */
export function readCommonJs(body: readonly Syntax[]): ModuleNames {
  const names: ModuleNames = { imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of body.flatMap(taken)) {
    if (statement.type === 'VariableDeclaration') {
      for (const one of statement.declarations as { id: Syntax; init: Syntax | null }[])
        if (one.init !== null) readDeclaration(names, one.id, one.init);
    }
    if (statement.type === 'ExpressionStatement')
      readExpression(names, unwrap(statement.expression as Syntax));
    if (statement.type === 'ReturnStatement' && statement.argument !== null)
      give(names, WHOLE, statement.argument as Syntax);
  }
  const whole = names.exports.get(WHOLE);
  if (whole === undefined || names.exports.has('default')) return names;
  const isModule = typeof whole === 'object' && whole.name === '*';
  names.exports.set('default', isModule ? { ...whole, name: 'default' } : whole);
  return names;
}

/** What runs while one develops, of `if (process.env.NODE_ENV === 'production') … else …`. */
function taken(statement: Syntax): Syntax[] {
  if (statement.type === 'BlockStatement') return (statement.body as Syntax[]).flatMap(taken);
  if (statement.type !== 'IfStatement') return [statement];
  return taken((statement.alternate ?? statement.consequent) as Syntax);
}

function readDeclaration(names: ModuleNames, id: Syntax, init: Syntax): void {
  const origin = requiredBy(init) ?? helpedBy(names, init);
  if (origin !== null && id.type === 'Identifier') names.imports.set(id.name as string, origin);
  if (origin?.name === '*') {
    for (const { name, value } of entriesOf(id)) {
      if (value.type === 'Identifier')
        names.imports.set(value.name as string, { from: origin.from, name });
    }
  }
  readAssignment(names, init, id.name as string);
}

/** `require('./base')`, a member of it, or what a helper makes of it. */
function requiredBy(node: Syntax): Origin | null {
  if (node.type === 'MemberExpression') {
    const whole = requiredBy(node.object as Syntax);
    return whole?.name === '*' ? { ...whole, name: nameOf(node.property as Syntax) } : null;
  }
  if (node.type !== 'CallExpression') return null;
  const [first] = node.arguments as Syntax[];
  if (first === undefined) return null;
  if ((node.callee as Syntax).name === 'require')
    return typeof first.value === 'string' ? { from: first.value, name: '*' } : null;
  return HELPER.test(calledName(node)) || isMinifiedHelper(node) ? requiredBy(first) : null;
}

/** `o(n(10))` of a module in a minified bundle, where a helper has lost its name. */
function isMinifiedHelper({ callee, arguments: given }: Syntax): boolean {
  const [first, ...others] = given as Syntax[];
  const name = (callee as Syntax).name;
  if (typeof name !== 'string' || name.length > 2 || others.length > 0) return false;
  const [required] = first?.type === 'CallExpression' ? (first.arguments as Syntax[]) : [];
  return typeof required?.value === 'string' && required.value.startsWith(BUNDLED);
}

/** `var _base2 = _interopRequireDefault(_base)`: the same under another name. */
function helpedBy({ imports }: ModuleNames, node: Syntax): Origin | null {
  const [first] = node.type === 'CallExpression' ? (node.arguments as Syntax[]) : [];
  if (first === undefined || !HELPER.test(calledName(node))) return null;
  return imports.get(first.name as string) ?? null;
}

/** `_interopRequireDefault(_Knob).default` as `_Knob.default`, which it is. */
function withoutHelper(node: Syntax): Syntax {
  const { type, arguments: given } = (node.object ?? {}) as Syntax;
  if (type !== 'CallExpression' || !HELPER.test(calledName(node.object as Syntax))) return node;
  const [first] = given as Syntax[];
  return first === undefined ? node : { ...node, object: first };
}

const HELPER = /interop|import|toESM/i;

function readExpression(names: ModuleNames, node: Syntax): void {
  if (node.type === 'AssignmentExpression') readAssignment(names, node, null);
  if (node.type !== 'CallExpression') return;
  const [target, second, third] = node.arguments as Syntax[];
  const called = calledName(node);
  if (/export_?star|reExport/i.test(called)) {
    for (const one of [target, second]) {
      const origin = one === undefined ? null : requiredBy(one);
      if (origin !== null) names.stars.push(origin.from);
    }
  } else if (called === 'defineProperty' && isExports(target) && third !== undefined) {
    const getter = memberOf(third, 'get') ?? memberOf(third, 'value');
    if (second?.type === 'Literal' && getter !== null)
      give(names, String(second.value), returned(getter));
  } else if (EXPORT.test(called) && second !== undefined) {
    for (const { name, value } of entriesOf(second)) give(names, name, unwrap(returned(value)));
  } else if (called === 'forEach') readForEach(names, node);
}

/** `__export(index_exports, { Knob: () => Knob })` of esbuild, `_export(exports, { get Knob() { return Knob; } })` of SWC. */
const EXPORT = /^__?export$/;

/** `Object.keys(_base).forEach(function (key) { … exports[key] = …})`. */
function readForEach(names: ModuleNames, node: Syntax): void {
  const { object } = node.callee as { object?: Syntax };
  if (object?.type !== 'CallExpression' || calledName(object) !== 'keys') return;
  const [keysOf] = object.arguments as Syntax[];
  const origin = names.imports.get(keysOf?.name as string);
  if (origin !== undefined) names.stars.push(origin.from);
}

/**
 * `exports.Knob = Knob`, several of them in one, or `module.exports = …`.
 * @param declared name of the variable that gets the value as well
 */
function readAssignment(names: ModuleNames, node: Syntax, declared: string | null): void {
  const targets: Syntax[] = [];
  for (let at = node; at.type === 'AssignmentExpression'; at = unwrap(at.right as Syntax))
    targets.push(at.left as Syntax);
  const value = assigned(node);
  const local = declared ?? (targets.find(({ type }) => type === 'Identifier')?.name as string);
  for (const target of targets) {
    const name = givenName(target);
    if (name === WHOLE) giveWhole(names, value);
    else if (name !== null) give(names, name, value, local ?? `exports.${name}`);
  }
}

function giveWhole(names: ModuleNames, node: Syntax): void {
  const value = node.type === 'ConditionalExpression' ? (node.alternate as Syntax) : node;
  // The names have been given before.
  if (value.type === 'CallExpression' && calledName(value) === '__toCommonJS') return;
  const origin = requiredBy(value);
  if (origin?.name === '*') names.stars.push(origin.from);
  if (value.type !== 'ObjectExpression') return give(names, WHOLE, value, WHOLE);
  for (const { argument } of value.properties as { argument?: Syntax }[]) {
    const spread = argument === undefined ? null : requiredBy(argument);
    if (spread !== null) names.stars.push(spread.from);
  }
  for (const { name, value: given } of entriesOf(value)) give(names, name, given);
}

/** @param local name for what has none of its own */
function give(names: ModuleNames, name: string, node: Syntax, local: string | null = null): void {
  const origin = requiredBy(node);
  const reference = referenceOf(withoutHelper(node));
  if (isNothing(node) || name === '__esModule') return;
  if (origin !== null) names.exports.set(name, origin);
  else if (reference !== null) names.exports.set(name, reference);
  else if (local !== null) names.exports.set(name, local);
}

/** The name that `exports.Knob` or `module.exports` gives. */
function givenName(node: Syntax): string | null {
  const text = referenceOf(node);
  if (text === null || text === WHOLE) return text;
  return isExports(node.object as Syntax) ? nameOf(node.property as Syntax) : null;
}

function isExports(node: Syntax | undefined): boolean {
  return node !== undefined && /^(exports|module\.exports)$/.test(referenceOf(node) ?? '');
}

function memberOf(object: Syntax, name: string): Syntax | null {
  return entriesOf(object).find((entry) => entry.name === name)?.value ?? null;
}
