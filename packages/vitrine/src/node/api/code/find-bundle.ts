/** Bundles of webpack: a table of functions, each of them a module, and the function that calls these by their ids. */
import {
  declaratorsOf,
  exportsOf,
  externalsOf,
  flatten,
  importedBy,
  isFunction,
  isOfModule,
  MAX_AROUND,
  statementsIn,
  type Export,
} from './bundle-syntax.ts';
import {
  assigned,
  entriesOf,
  nameOf,
  referenceOf,
  unwrap,
  walkSyntax,
  type Syntax,
} from './syntax.ts';

/** What a module of a bundle calls the three things that it is given. */
export interface Given {
  module?: string | undefined;
  exports?: string | undefined;
  require?: string | undefined;
}

/** A module of a bundle. */
export interface Bundled extends Given {
  /** Where it stands in the text of the bundle. */
  start: number;
  end: number;
  body: Syntax[];
}

export interface Bundle {
  /** By what the others call them. */
  modules: Map<string, Bundled>;
  /** The module that the bundle gives, by its id where it is one of the others. */
  entry: string | Bundled;
  /** The bundle gives the default of its entry. */
  isDefault: boolean;
  /** What a bundle that is an ES module exports; `null` where it gives all of its entry. */
  gives: Export[] | null;
  /** Packages that the bundle takes from outside, by the name that it has for each. */
  externals: Map<string, string>;
}

/** `modules[id].call(module.exports, module, module.exports, …)`, or without `call`, under whatever names. */
const CALL = /\(([\w$]+)\.exports,\s*\1,\s*\1\.exports|\(([\w$]+),\s*\2\.exports,/;

/** Tells whether a text may be that of a bundle. */
export const mayBeBundle = (text: string) => text.includes('.exports,') && CALL.test(text);

/** How a bundle gives what it exports: `Object.defineProperty(exports, key, { enumerable: true, get: definition[key] })`. */
const GETTERS =
  /defineProperty\([\w$]+,\s*([\w$]+),\s*\{\s*enumerable:\s*(?:true|!0),\s*get:\s*[\w$]+\[\1\]/;

/** Finds the modules of a bundle; `null` where code is none. */
export function findBundle(text: string, body: readonly Syntax[]): Bundle | null {
  const isOfModules = body.some(isOfModule);
  if (!mayBeBundle(text) && (isOfModules || !GETTERS.test(text))) return null;
  if (isOfModules) return writtenAsModule(text, body);
  let found: Found | null = null;
  walkSyntax(body, MAX_AROUND, (node) => {
    found ??= calledWithTable(text, node) ?? startedWithTable(text, node);
    return found === null;
  });
  return found && { ...(found as Found), gives: null, externals: externalsOf(body) };
}

type Found = Pick<Bundle, 'modules' | 'entry' | 'isDefault'>;

/** `(function (modules) { … return load(load.s = 9); })([ … ])`, as webpack wrote until its fifth version. */
function calledWithTable(text: string, node: Syntax): Found | null {
  if (node.type !== 'CallExpression') return null;
  const start = unwrap(node.callee as Syntax);
  const [first, ...others] = node.arguments as Syntax[];
  if (!isFunction(start) || first === undefined || others.length > 0) return null;
  const modules = readTable(first);
  const entry = modules && entryCalled(statementsIn(start).at(-1));
  if (!modules?.has(entry ?? '')) return null;
  return { modules, entry: entry!, isDefault: isDefaultOf(text, node.end) };
}

/** `(() => { var modules = { … }; function load(id) { … } … })()`, as webpack writes since its fifth version. */
function startedWithTable(text: string, node: Syntax): Found | null {
  if (!isFunction(node)) return null;
  const body = statementsIn(node);
  const whole = flatten(body);
  const started = tableIn(text, body, whole) ?? withoutTable(body, whole);
  if (started === null) return null;
  const { modules, require } = started;
  const result = resultOf(body.findLast((one) => !isBare(one)));
  const [given = '', member] = result === null ? [] : (referenceOf(result) ?? '').split('.');
  const called =
    (result && entryCalled(result)) ??
    whole.map((one) => entryAssigned(one, given)).find((id) => id !== null);
  const isDefault = member === 'default' || isDefaultOf(text, node.end);
  if (called && modules.has(called)) return { modules, entry: called, isDefault };
  const { start, end } = node;
  const entry = { start, end, body: whole, require, exports: given, module: undefined };
  return given === '' ? null : { modules, entry, isDefault };
}

/** `import * as react from 'react'; var modules = { … }; function load(id) { … } … export { Knob }`, of its fifth version. */
function writtenAsModule(text: string, body: readonly Syntax[]): Bundle | null {
  const own = body.filter((one) => !isOfModule(one));
  const whole = flatten(own);
  const started = tableIn(text, own, whole);
  if (started === null) return null;
  const { modules, require } = started;
  const { given, gives } = exportsOf(body);
  const called = whole.map((one) => entryAssigned(one, given)).find((id) => id !== null);
  const [first, last] = [own[0]!, own.at(-1)!];
  const beside = { start: first.start, end: last.end, body: whole, require, exports: given };
  const entry = called && modules.has(called) ? called : { ...beside, module: undefined };
  return { modules, entry, isDefault: false, gives, externals: importedBy(body) };
}

/** The modules of a bundle, and what the function is called that loads them. */
function tableIn(text: string, body: readonly Syntax[], whole: readonly Syntax[]) {
  const load = body.find(
    ({ type, start, end }) => type === 'FunctionDeclaration' && CALL.test(text.slice(start, end)),
  );
  const tables = load === undefined ? [] : whole.flatMap(valuesIn).map(readTable);
  const modules = tables.find((table) => table !== null);
  return modules ? { modules, require: nameOf(load!.id as Syntax) } : null;
}

/**
 * All modules in one, behind `var load = {}; load.d = (exports, definition) => …`, or `var load = { d: … }`: none of them is
 * called by the others.
 */
function withoutTable(body: readonly Syntax[], whole: readonly Syntax[]) {
  const assignedTo = whole.map(({ expression }) => {
    const { left } = (expression ?? {}) as { left?: Syntax };
    return left === undefined ? null : referenceOf(left);
  });
  const loader = body.flatMap(declaratorsOf).find(({ id, init }) => {
    if (init?.type !== 'ObjectExpression') return false;
    const entries = entriesOf(init);
    return entries.length === 0
      ? assignedTo.includes(`${nameOf(id)}.d`)
      : entries.some(({ name, value }) => name === 'd' && isFunction(value));
  });
  return loader ? { modules: new Map<string, Bundled>(), require: nameOf(loader.id) } : null;
}

/** What names get in a statement: `var modules = [ … ]`, or `load.m = modules = [ … ]` of UglifyJS. */
function valuesIn(statement: Syntax): Syntax[] {
  const { type } = (statement.expression ?? {}) as Partial<Syntax>;
  if (type === 'AssignmentExpression') return [assigned(statement.expression as Syntax)];
  return declaratorsOf(statement).flatMap(({ init }) => init ?? []);
}

/** Only declares, as what UglifyJS puts behind the end: functions, and names without a value. */
const isBare = (statement: Syntax) =>
  statement.type === 'FunctionDeclaration' ||
  (statement.type === 'VariableDeclaration' &&
    declaratorsOf(statement).every(({ init }) => init === null));

/** What a bundle gives in the end: by `return exports`, or by `module.exports = exports`. */
function resultOf(last: Syntax | undefined): Syntax | null {
  if (last?.type === 'ReturnStatement' && last.argument) return unwrap(last.argument as Syntax);
  const given = last?.type === 'ExpressionStatement' ? unwrap(last.expression as Syntax) : null;
  if (given?.type !== 'AssignmentExpression') return null;
  return referenceOf(given.left as Syntax) === 'module.exports'
    ? unwrap(given.right as Syntax)
    : null;
}

/** The id in `load(load.s = 9)`, or in a statement that returns it. */
function entryCalled(node: Syntax | undefined): string | null {
  const call = node?.type === 'ReturnStatement' ? unwrap(node.argument as Syntax) : node;
  if (call?.type !== 'CallExpression') return null;
  const [first] = call.arguments as Syntax[];
  const id = first?.type === 'AssignmentExpression' ? (first.right as Syntax) : first;
  return id?.type === 'Literal' ? String(id.value) : null;
}

/** `var exports = load('./src/index.js')`. */
function entryAssigned(statement: Syntax, name: string): string | null {
  const one = declaratorsOf(statement).find(({ id }) => nameOf(id) === name);
  return one?.init ? entryCalled(unwrap(one.init)) : null;
}

/** `["default"]` behind what makes the exports. */
const isDefaultOf = (text: string, end: number) =>
  /^[\s)]*(\(\))?(\[["']default["']\]|\.default\b)/.test(text.slice(end, end + 40));

function readTable(node: Syntax): Map<string, Bundled> | null {
  const table = unwrap(node);
  const entries =
    table.type === 'ArrayExpression'
      ? (table.elements as (Syntax | null)[]).flatMap((value, at) =>
          value === null ? [] : [{ name: String(at), value }],
        )
      : entriesOf(table);
  const made = entries.map(({ name, value }) => [name, unwrap(value)] as const);
  if (made.length === 0 || !made.every(([, value]) => isFunction(value))) return null;
  return new Map(made.map(([name, value]) => [name, bundledOf(value)]));
}

function bundledOf(made: Syntax): Bundled {
  const [module, exports, require] = (made.params as Syntax[]).map(nameOf);
  const { start, end } = made;
  return { start, end, module, exports, require, body: flatten(statementsIn(made)) };
}
