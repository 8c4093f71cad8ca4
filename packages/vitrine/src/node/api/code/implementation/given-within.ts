/** What functions that wrap components give to what they return: `propTypes`, `defaultProps`. */
import type { DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { referenceOf, unwrap, type Syntax } from '../syntax.ts';
import { valueAt, type Value } from './find-code.ts';

/** Calls in one another that are looked into. */
const MAX_WRAPPERS = 6;

/**
 * The components that are made within the functions around one, `withTip(Knob)` and `withTip(options)(Knob)`, each under
 * the names that it has there; the outermost is the first.
 */
export function madeWithin(finder: DeclarationFinder, { module, value }: Value): Value[] {
  const found: Value[] = [];
  let at = unwrap(value);
  for (let step = 0; step < MAX_WRAPPERS && at.type === 'CallExpression'; step += 1) {
    const fn = calledFunction(finder, module, at.callee as Syntax);
    if (fn !== null) found.push(...resultsOf(fn));
    const [first] = at.arguments as Syntax[];
    if (first === undefined) break;
    at = unwrap(first);
  }
  return found;
}

/** The function that is called, which another one may have returned. */
function calledFunction(finder: DeclarationFinder, module: Module, given: Syntax): Value | null {
  const callee = unwrap(given);
  if (callee.type !== 'CallExpression') {
    const fn = valueAt(finder, module, callee);
    return fn !== null && isFunction(fn.value) ? fn : null;
  }
  const outer = calledFunction(finder, module, callee.callee as Syntax);
  const result = outer === null ? null : returnedBy(outer.value);
  if (outer === null || result === null) return null;
  const inside = within(outer.module, statementsOf(outer.value));
  const inner = isFunction(unwrap(result)) ? unwrap(result) : functionIn(inside.body, result);
  return inner === null ? null : { module: inside, local: '', value: inner };
}

const isFunction = ({ type }: Syntax) => /Function/.test(type);

const functionIn = (statements: readonly Syntax[], { name }: Syntax): Syntax | null =>
  statements.find(
    ({ type, id }) => type === 'FunctionDeclaration' && (id as Syntax).name === name,
  ) ?? null;

/** What a function returns, by each name that it is given members under. */
function resultsOf({ module, value: fn }: Value): Value[] {
  const result = returnedBy(fn);
  if (result === null) return [];
  const inside = within(module, statementsOf(fn));
  const parts = partsOf(result);
  // Compilers write a class with members as `_temp = _class = function …, _class.propTypes = { … }, _temp`.
  const [names, made] = assignedIn(parts[0]!);
  const last = referenceOf(unwrap(parts.at(-1)!));
  const locals = new Set([...names, ...(last === null ? [] : [last])]);
  if (locals.size === 0) return [{ module: inside, local: '', value: unwrap(made) }];
  return [...locals].map((local, i) => ({
    module: inside,
    local,
    value: i === 0 && names.length > 0 ? made : (declared(inside.body, local) ?? NOTHING),
  }));
}

const NOTHING: Syntax = { type: 'Literal', start: 0, end: 0 };

/** The class that has a name there, which may have static members. */
const declared = (body: readonly Syntax[], local: string) =>
  body.find(({ type, id }) => type === 'ClassDeclaration' && (id as Syntax | null)?.name === local);

/** A module with what a function has of its own before what all of it has. */
function within(module: Module, statements: readonly Syntax[]): Module {
  const { file, text, body, imports, exports, stars } = module;
  return { file, text, imports, exports, stars, body: [...statements, ...body] };
}

const statementsOf = ({ body }: Syntax): Syntax[] => {
  const { type, body: statements } = body as Syntax;
  return type === 'BlockStatement' ? (statements as Syntax[]) : [];
};

function returnedBy(fn: Syntax): Syntax | null {
  const body = fn.body as Syntax;
  if (body.type !== 'BlockStatement') return body;
  const last = (body.body as Syntax[]).findLast(({ type }) => type === 'ReturnStatement');
  return (last?.argument as Syntax | null | undefined) ?? null;
}

function partsOf(node: Syntax): Syntax[] {
  if (node.type === 'ParenthesizedExpression') return partsOf(node.expression as Syntax);
  return node.type === 'SequenceExpression' ? (node.expressions as Syntax[]) : [node];
}

/** The names that get a value, and the value: `_temp = _class = class { … }`. */
function assignedIn(node: Syntax): [names: string[], value: Syntax] {
  const names: string[] = [];
  let at = unwrap(node);
  while (at.type === 'AssignmentExpression') {
    const name = referenceOf(at.left as Syntax);
    if (name !== null) names.push(name);
    at = unwrap(at.right as Syntax);
  }
  return [names, at];
}
