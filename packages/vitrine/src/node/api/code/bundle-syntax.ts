/** What bundlers and minifiers make of statements and functions, and how it is read. */
import { calledName, nameOf, referenceOf, unwrap, walkSyntax, type Syntax } from './syntax.ts';

/** Levels of syntax that lie around what starts a bundle, or its factory. */
export const MAX_AROUND = 30;

/**
 * Statements of a module of a bundle, one for each thing that is done: minifiers write several as one, and bundlers put what
 * has names of its own into a function that is called at once.
 */
export function flatten(statements: readonly Syntax[]): Syntax[] {
  return statements.flatMap((statement) => {
    const done = doneIn(statement);
    return done === null ? [statement] : stepsOf(done);
  });
}

/** What a statement does; `null` where it declares or decides. */
function doneIn({ type, expression, argument }: Syntax): Syntax | null {
  if (type === 'ExpressionStatement') return expression as Syntax;
  return type === 'ReturnStatement' ? (argument as Syntax | null) : null;
}

function stepsOf(done: Syntax): Syntax[] {
  const node = done.type === 'ParenthesizedExpression' ? (done.expression as Syntax) : done;
  if (node.type === 'SequenceExpression') return (node.expressions as Syntax[]).flatMap(stepsOf);
  const called = node.type === 'UnaryExpression' ? unwrap(node.argument as Syntax) : node;
  const body = called.type === 'CallExpression' ? bodyOfCalled(called) : null;
  if (body !== null) return flatten(body);
  const { start, end } = node;
  return [{ type: 'ExpressionStatement', start, end, expression: node }];
}

/** `(() => { … })()`, or `(function (process) { … }).call(exports, …)`. */
function bodyOfCalled(call: Syntax): Syntax[] | null {
  const callee = unwrap(call.callee as Syntax);
  const isCall = callee.type === 'MemberExpression' && (callee.property as Syntax).name === 'call';
  const made = isCall ? unwrap(callee.object as Syntax) : callee;
  const { type, params, body } = made as Syntax & { params?: Syntax[]; body?: Syntax };
  const isPlain = /FunctionExpression$/.test(type) && (isCall || params!.length === 0);
  return isPlain && body?.type === 'BlockStatement' ? (body.body as Syntax[]) : null;
}

/** What the factory of a bundle calls `require('react')`, which loaders of CommonJS hand to it. */
export function externalsOf(body: readonly Syntax[]): Map<string, string> {
  const [call] = body.map((statement) => calledIn(statement)).filter((one) => one !== null);
  const factory = (call?.arguments as Syntax[] | undefined)?.map(unwrap).find(isFunction);
  if (factory === undefined) return new Map();
  let required: string[] = [];
  walkSyntax(call!.callee, MAX_AROUND, (node) => {
    if (required.length > 0) return false;
    if (node.type !== 'CallExpression') return true;
    const names = (node.arguments as Syntax[]).map(requiredBy);
    if (names.length > 0 && names.every((name) => name !== null)) required = names;
    return true;
  });
  const params = (factory.params as Syntax[]).map(nameOf);
  return new Map(required.flatMap((name, at) => (params[at] ? [[params[at], name]] : [])));
}

function requiredBy(node: Syntax): string | null {
  if (node.type !== 'CallExpression' || calledName(node) !== 'require') return null;
  const [first] = node.arguments as Syntax[];
  return typeof first?.value === 'string' ? first.value : null;
}

/** A call that is a statement, which minifiers begin with `!`. */
function calledIn(statement: Syntax): Syntax | null {
  if (statement.type !== 'ExpressionStatement') return null;
  const node = unwrap(statement.expression as Syntax);
  const call = node.type === 'UnaryExpression' ? unwrap(node.argument as Syntax) : node;
  return call.type === 'CallExpression' ? call : null;
}

export const isFunction = ({ type }: Syntax) => /^(Arrow)?FunctionExpression$/.test(type);

/** What a function does; of `e => e.exports = t` as a statement. */
export function statementsIn({ body }: Syntax): Syntax[] {
  const { type, start, end, body: statements } = body as Syntax;
  if (type === 'BlockStatement') return statements as Syntax[];
  return [{ type: 'ExpressionStatement', start, end, expression: body }];
}

export function declaratorsOf(statement: Syntax): { id: Syntax; init: Syntax | null }[] {
  return statement.type === 'VariableDeclaration'
    ? (statement.declarations as { id: Syntax; init: Syntax | null }[])
    : [];
}

/** A name that a bundle exports: the name here, or the member of what its entry gives. */
export interface Export {
  name: string;
  local: string;
  member: string | null;
}

/** `import`, or `export { … }`. */
export const isOfModule = ({ type }: Syntax) => /^(Import|Export\w+)Declaration$/.test(type);

/** Packages that are imported as a whole or by their default, by the name that they have here. */
export function importedBy(body: readonly Syntax[]): Map<string, string> {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ specifiers, source }) =>
      (specifiers as Syntax[])
        .filter(({ type }) => type !== 'ImportSpecifier')
        .map(({ local }) => [nameOf(local as Syntax), nameOf(source as Syntax)] as const),
    ),
  );
}

/** What is exported, and what the object is called that the entry gives: of `const knob = given.Knob; export { knob as Knob }`. */
export function exportsOf(body: readonly Syntax[]): { given: string; gives: Export[] } {
  const names = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers }) => specifiers as { local: Syntax; exported: Syntax }[])
    .map(({ local, exported }) => ({ name: nameOf(exported), local: nameOf(local) }));
  const all = body.flatMap(declaratorsOf);
  const objects = new Set(all.filter(isGiven).map(({ id }) => nameOf(id)));
  const values = new Map(all.map(({ id, init }) => [nameOf(id), init && referenceOf(init)]));
  const gives = names.map(({ name, local }): Export & { object: string } => {
    const [object = '', ...member] = (values.get(local) ?? '').split('.');
    const isMember = member.length === 1 && objects.has(object);
    return { name, local, member: isMember ? member[0]! : null, object: isMember ? object : '' };
  });
  return { given: gives.find(({ object }) => object !== '')?.object ?? '', gives };
}

/** `given = {}`, which the entry fills, or `given = load('./src/index.js')`. */
function isGiven({ init }: { init: Syntax | null }): boolean {
  const { type, properties } = (init ?? {}) as { type?: string; properties?: unknown[] };
  return type === 'CallExpression' || (type === 'ObjectExpression' && properties!.length === 0);
}
