/** The code that a component or a hook is, behind the names and calls that lead to it. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { declarationsIn } from '../functions/declarations.ts';
import { givesItself, handedOverTo, withoutAwaiter } from '../functions/without-awaiter.ts';
import { entriesOf, isClass, referenceOf, unwrap, type Syntax } from '../syntax.ts';
import { valueOf } from '../value-of.ts';

/** Calls that are looked into in search of the function: `memo(forwardRef(function …))`. */
const MAX_WRAPPERS = 6;

/** A value, and where it stands. */
export interface Value {
  module: Module;
  local: string;
  value: Syntax;
}

/** What an expression that is a name leads to, names among what it is made of followed too; `null` for any other. */
export function valueAt(finder: DeclarationFinder, module: Module, syntax: Syntax): Value | null {
  const reference = referenceOf(syntax);
  return reference === null ? null : followNames(finder, finder.follow(module, reference));
}

/** `const Button = InternalButton` leads on to what that is. */
export function followNames(finder: DeclarationFinder, declared: Declared | null): Value | null {
  let at = declared;
  for (let step = 0; at !== null && step < MAX_WRAPPERS; step += 1) {
    const written = valueOf(at.module, at.local);
    if (written === null) return null;
    const value = usually(written);
    const reference = referenceOf(value);
    if (reference === null) return { ...at, value };
    at = finder.follow(at.module, reference);
  }
  return null;
}

/** `isNext ? NextKnob : Knob` is the second, unless something is switched on. */
function usually(value: Syntax): Syntax {
  const { type, alternate } = value as Syntax & { alternate?: Syntax };
  const other = type === 'ConditionalExpression' ? unwrap(alternate!) : value;
  return referenceOf(other) === null ? value : other;
}

/** The function or class behind a name; `null` where there is none, or it is not known. */
export function codeOf(finder: DeclarationFinder, declared: Declared | null): Value | null {
  const at = followNames(finder, declared);
  return at && codeIn(finder, at);
}

/** The function or class that a component is, out of the calls that wrap it. */
export function codeIn(finder: DeclarationFinder, at: Value, depth = 0): Value | null {
  if (depth > MAX_WRAPPERS) return null;
  const { module } = at;
  // Some compilers write `forwardRef((props => …))`.
  const value = unwrap(at.value);
  const isFunction = /Function(Declaration|Expression)/;
  if (isClass(value)) return { ...at, value };
  const behind = valueOf(module, handedOverTo(value) ?? '');
  if (behind !== null) return codeIn(finder, { ...at, value: givesItself(behind) }, depth + 1);
  if (isFunction.test(value.type)) return { ...at, value: withoutAwaiter(value) };
  const reference = referenceOf(value);
  if (reference !== null) {
    const next = finder.follow(module, reference);
    if (next === null) return null;
    const inner = valueOf(next.module, next.local);
    return inner === null ? null : codeIn(finder, { ...next, value: inner }, depth + 1);
  }
  if (value.type !== 'CallExpression') return null;
  for (const argument of value.arguments as Syntax[]) {
    const found = codeIn(finder, { ...at, value: argument }, depth + 1);
    if (found !== null) return found;
  }
  // `styled(Base)(…)` is no function of this component.
  return madeBy(finder, at, value.callee as Syntax, depth);
}

/**
 * The functions and classes that get the props before a component does: of `memo(withTip(Link))`, what `withTip` makes. The
 * outermost is the first.
 */
export function wrappersIn(finder: DeclarationFinder, at: Value, depth = 0): Value[] {
  const value = unwrap(at.value);
  if (depth > MAX_WRAPPERS || value.type !== 'CallExpression') return [];
  const [first] = value.arguments as Syntax[];
  if (first === undefined || !/Call|Function|Identifier/.test(unwrap(first).type)) return [];
  const own = madeBy(finder, at, value.callee as Syntax, depth);
  const inner = wrappersIn(finder, { ...at, value: first }, depth + 1);
  return own === null ? inner : [own, ...inner];
}

/** The components that a call chooses from: `createToggle({ next: NextKnob, classic: ClassicKnob })`. */
export function versionsIn(finder: DeclarationFinder, { module, value }: Value): Declared[] {
  if (value.type !== 'CallExpression') return [];
  const given = (value.arguments as Syntax[]).flatMap((one) => entriesOf(unwrap(one)));
  const names = given.map((one) => referenceOf(unwrap(one.value)) ?? '');
  const components = names.filter((name) => /^[A-Z]\w*[a-z]/.test(name));
  return components.length < 2
    ? []
    : components.flatMap((name) => finder.follow(module, name) ?? []);
}

/** What a call is given by name behind what it styles: the recipe of `styled('button', recipe)`. */
export function stylesGiven(finder: DeclarationFinder, { module, value }: Value): Value[] {
  const call = unwrap(value);
  if (call.type !== 'CallExpression') return [];
  const [, ...others] = (call.arguments as Syntax[]).map(unwrap);
  return others.flatMap((one) => valueAt(finder, module, one) ?? []);
}

/** What a function makes that is given no component: `createIcon('bell', paths)`. */
function madeBy(
  finder: DeclarationFinder,
  { module, local }: Value,
  callee: Syntax,
  depth: number,
): Value | null {
  const own = unwrap(callee);
  // `(function () { … return forwardRef(…); })()`
  const made = /Function/.test(own.type)
    ? { module, local, value: own }
    : valueAt(finder, module, callee);
  const result = made === null ? null : resultOf(made.value);
  if (made === null || result === null) return null;
  return codeIn(finder, { ...made, value: result }, depth + 1);
}

/** The call, function or class that a function returns at its end, perhaps by a name that it has within. */
function resultOf({ type, body }: Syntax): Syntax | null {
  if (!/Function/.test(type)) return null;
  const block = body as Syntax;
  const statements = block.type === 'BlockStatement' ? (block.body as Syntax[]) : [];
  const last = statements.at(-1);
  const returned = block.type === 'BlockStatement' ? last?.argument : block;
  if (!returned) return null;
  const result = unwrap(returned as Syntax);
  const named = (name: unknown) => namedIn(block, statements, name);
  if (result.type === 'Identifier') {
    let inner = named(result.name);
    // `const Editor = Inner; Editor.Toolbar = Toolbar; return Editor;`
    for (let step = 0; inner?.type === 'Identifier' && step < MAX_WRAPPERS; step += 1) {
      const next = named(inner.name);
      if (next === null) break;
      inner = next;
    }
    return inner && (named(handedOverTo(inner)) ?? inner);
  }
  return isMade(result) ? (named(handedOverTo(result)) ?? result) : null;
}

/** What a function calls so, of its own. */
function namedIn(block: Syntax, statements: readonly Syntax[], name: unknown): Syntax | null {
  const isNamed = (id: unknown) => name !== null && (id as Syntax | null)?.name === name;
  const isInner = ({ type: declared, id }: Syntax) =>
    /^(?:Function|Class)Declaration$/.test(declared) && isNamed(id);
  const inner = statements.find(isInner);
  return inner ?? declarationsIn(block).find(({ id }) => isNamed(id))?.init ?? null;
}

const isMade = ({ type }: Syntax) => /CallExpression|Function|Class/.test(type);
