/** Default values of props as a component's code gives them. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import {
  addAgreed,
  addValue,
  MAX_LEVELS,
  NOT_OWN,
  readObject,
  readPattern,
  type CodeDefault,
  type Reading,
} from './reading.ts';
import {
  codeIn,
  followNames,
  stylesGiven,
  versionsIn,
  wrappersIn,
  type Value,
} from '../implementation/find-code.ts';
import { readAssignedDefaults } from './assigned-defaults.ts';
import { baseOf, elementOf, fieldsOf } from '../implementation/element-fields.ts';
import { declarationsIn, findOwnCompiled, findOwnPatterns } from '../functions/declarations.ts';
import { findHookCalls, isHook } from './hook-calls.ts';
import { defaultsGiven, defaultsOfWrapper } from './given-defaults.ts';
import { madeWithin } from '../implementation/given-within.ts';
import { madeOf } from '../implementation/made-of.ts';
import { attrsFallbacks, attrsOf } from './styled-attrs.ts';
import { findMerges } from '../functions/merged-props.ts';
import {
  findPassedOn,
  propOf,
  readCompiled,
  readFallback,
  readNames,
  readStarts,
  type PassedOn,
} from '../functions/passed-on.ts';
import { handsOn, type PropNames } from '../functions/own-props.ts';
import { passedOnByClass } from '../functions/passed-by-class.ts';
import { isClass, entriesOf, type Syntax } from '../syntax.ts';
import { findVariantsCalls } from './variants.ts';
import { readMerges } from './read-merges.ts';
import { readVariants } from './read-variants.ts';

/**
 * Values that props have when they are left out: from what the function takes its props apart with, from
 * defaults that it hands on with them (`useProps('Knob', defaults, props)`), from `defaultProps`, from what it
 * falls back to (`size ?? 'md'`), from what chooses its styles, from hooks that get its props, from the custom element that
 * it wraps, from the component that it is made of, and from the one that gets the rest of them.
 * @param options is added to: those of variants, in the order that their author gave them
 * @param filled is added to: the props that `defaultProps` fill in, with literal values or others
 * @returns by prop; only literal values and names that may be those of an enumeration: others say nothing outside of
 * their module
 */
export function readCodeDefaults(
  finder: DeclarationFinder,
  declared: Declared,
  options?: Map<string, readonly string[]>,
  filled?: Set<string>,
): Map<string, CodeDefault> {
  const found = new Map<string, CodeDefault>();
  const names = new Map<string, CodeDefault>();
  readDeclared({ finder, found, names, options, filled, taken: new Set(), level: 0 }, declared);
  return new Map([...names, ...found]);
}

function readDeclared(reading: Reading, declared: Declared): void {
  const { finder } = reading;
  const at = followNames(finder, declared);
  if (at === null) return;
  for (const one of [at, ...madeWithin(finder, at)]) readFilledIn(reading, one);
  for (const { module, object } of defaultsOfWrapper(finder, at))
    readObject(reading, module, object);
  for (const one of [at, ...stylesGiven(finder, at)]) readVariants(reading, one, (name) => name);
  for (const fn of attrsOf(at.value)) {
    readFunction(reading, at.module, fn);
    for (const { prop, value } of attrsFallbacks(fn)) addValue(reading, at.module, prop, value);
  }
  const made = reading.level < MAX_LEVELS ? madeOf(finder, at) : null;
  if (made !== null) return readWithin(reading, made.component, made.taken);
  const element = elementOf(finder, at);
  for (const { name, value } of element === null ? [] : fieldsOf(element.value))
    addValue(reading, element!.module, name, value, NOT_OWN);
  const inner = element === null ? codeIn(finder, at) : null;
  if (inner === null) return;
  for (const outer of wrappersIn(finder, at))
    if (outer.value !== inner.value) readCode(reading, outer);
  // Stryker disable next-line ConditionalExpression: read twice, it adds nothing
  if (inner.value !== at.value) readFilledIn(reading, inner);
  readCode(reading, inner);
  if (reading.level >= MAX_LEVELS) return;
  const versions = versionsIn(finder, at).map((one) => readAlone(reading, one));
  addAgreed(reading, versions, ({ text }, other) => other === undefined || other.text === text);
}

/** The defaults of one of several components, apart from those of the others. */
function readAlone(reading: Reading, declared: Declared | null, taken = reading.taken): Reading {
  const level = reading.level + 1;
  const own: Reading = { ...reading, level, taken, found: new Map(), names: new Map() };
  if (declared !== null) readDeclared(own, declared);
  return own;
}

function readCode(reading: Reading, code: Value): void {
  if (isClass(code.value)) readClass(reading, code);
  else readFunction(reading, code.module, code.value);
}

/** What `defaultProps` says. */
function readFilledIn(reading: Reading, component: Value): void {
  for (const { module, object } of readAssignedDefaults(reading.finder, component))
    for (const { name, value: given } of entriesOf(object)) {
      if (!reading.taken.has(name)) reading.filled?.add(name);
      addValue(reading, module, name, given);
    }
}

/** `const { size = 'md' } = this.props` and `{ ...defaults, ...this.props }`, in any method. */
function readClass(reading: Reading, at: Value): void {
  const { module, value: node } = at;
  for (const pattern of findOwnPatterns(node)) readPattern(reading, module, pattern);
  for (const { prop, value } of findOwnCompiled(node)) addValue(reading, module, prop, value);
  readMerges(reading, module, findMerges(node, { objects: new Set(), props: new Map() }));
  readInner(reading, module, passedOnByClass(node, module.imports));
  const base = reading.level < MAX_LEVELS ? baseOf(reading.finder, at) : null;
  if (base === null) return;
  const within = { ...reading, level: reading.level + 1 };
  // Those of a class take the place of all that its base has.
  if (readAssignedDefaults(reading.finder, at).length === 0) readFilledIn(within, base);
  readClass(within, base);
}

/** @param index of the parameter that has the props, or whatever is named and may be left out */
export function readFunction(reading: Reading, module: Module, fn: Syntax, index = 0): void {
  const first = parameterOf((fn.params as Syntax[])[index]);
  const body = fn.body as Syntax;
  if (first === undefined) return;
  const names: PropNames = { objects: new Set(), props: new Map() };
  const takeApart = (pattern: Syntax) => {
    readPattern(reading, module, pattern);
    readNames(pattern, names);
  };
  if (first.type === 'ObjectPattern') takeApart(first);
  if (first.type === 'Identifier') names.objects.add(first.name as string);
  for (const { id, init } of declarationsIn(body)) {
    for (const fallback of [readFallback(init, names), ...readStarts(init, names)])
      if (fallback !== null) addValue(reading, module, fallback.prop, fallback.value, NOT_OWN);
    const compiled = readCompiled(init, names);
    if (compiled !== null) addValue(reading, module, compiled.prop, compiled.value);
    const prop = compiled?.prop ?? propOf(init, names);
    if (prop !== null && id.type === 'Identifier') names.props.set(id.name as string, prop);
    if (!handsOn(init, names)) continue;
    for (const { module: at, object } of defaultsGiven(reading.finder, module, init, names.objects))
      readObject(reading, at, object);
    if (id.type === 'ObjectPattern') {
      takeApart(id);
      if (init.type === 'CallExpression') addBundles(id, names);
    }
    if (id.type === 'Identifier') names.objects.add(id.name as string);
  }
  readMerges(reading, module, findMerges(body, names));
  for (const { callee, given } of findVariantsCalls(body, names)) {
    const made = followNames(reading.finder, reading.finder.follow(module, callee));
    if (made !== null)
      readVariants(reading, made, (name) => (given === null ? name : given.get(name)));
  }
  readHooks(reading, module, body, names);
  readInner(reading, module, findPassedOn(body, names, module.imports));
}

/** `props = {}` is called what `props` is. */
function parameterOf(node: Syntax | undefined): Syntax | undefined {
  return node?.type === 'AssignmentPattern' ? (node.left as Syntax) : node;
}

/** What hooks take for the props that they get. */
function readHooks(reading: Reading, module: Module, body: Syntax, names: PropNames): void {
  const { finder } = reading;
  for (const { callee, given } of findHookCalls(module, body, names)) {
    const made = followNames(finder, finder.follow(module, callee));
    const hook = made === null ? null : codeIn(finder, made);
    if (hook === null || isClass(hook.value)) continue;
    if (!isHook(module, callee, { ...hook, body: hook.value.body as Syntax })) continue;
    const own = readHook(finder, hook);
    for (const values of ['found', 'names'] as const)
      for (const [name, value] of own[values]) {
        const prop = given(name);
        const isSaid = prop === undefined || reading.found.has(prop) || reading.taken.has(prop);
        // An empty list or object only spares the hook a question.
        if (isSaid || reading[values].has(prop) || ['[]', '{}'].includes(value.text)) continue;
        reading[values].set(prop, value);
      }
  }
}

/** Defaults of a hook by its parameters. Many components call the same one, and hooks may call each other. */
function readHook(finder: DeclarationFinder, { module, value }: Value): Reading {
  const known = hooksRead.get(value);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  const own: Reading = { finder, found: new Map(), names: new Map(), taken, level: 1 };
  hooksRead.set(value, own);
  readFunction(own, module, value);
  return own;
}

const hooksRead = new WeakMap<Syntax, Reading>();

/** `const { propsWithDefaults } = useDefaults(props)`: one of what a call returns are the props again. */
function addBundles(pattern: Syntax, { objects }: PropNames): void {
  for (const { name, value } of entriesOf(pattern))
    if (/props/i.test(name) && value.type === 'Identifier') objects.add(value.name as string);
}

/**
 * The defaults of the component that gets the rest of the props are those of the whole. Of several, the moment may decide
 * which it is: what all of them say.
 */
function readInner(reading: Reading, module: Module, passed: readonly PassedOn[]): void {
  const { finder, level } = reading;
  if (level >= MAX_LEVELS) return;
  const each = passed.map((one) => ({ ...one, inner: finder.follow(module, one.component) }));
  const [first] = each;
  if (first === undefined || each.length > MAX_EITHER) return;
  if (each.length > 1) {
    const apart = { ...reading, options: undefined, filled: undefined };
    const read = each.map(({ inner, taken }) =>
      readAlone(apart, inner, new Set([...reading.taken, ...taken])),
    );
    addAgreed(reading, read, ({ text }, other) => other?.text === text);
  } else if (first.inner !== null) readWithin(reading, first.inner, first.taken);
}

/** Components that one is drawn of: each is read. */
const MAX_EITHER = 4;

/** @param taken props of the component that do not come from outside */
function readWithin(reading: Reading, component: Declared, taken: ReadonlySet<string>): void {
  const own = readBase(reading.finder, component, reading.level + 1);
  const isFree = (name: string) => !reading.taken.has(name) && !taken.has(name);
  for (const values of ['found', 'names'] as const)
    for (const [name, value] of own[values])
      if (isFree(name) && !reading.found.has(name) && !reading[values].has(name))
        reading[values].set(name, value);
  for (const [name, options] of own.options)
    if (reading.options?.has(name) === false) reading.options.set(name, options);
  for (const name of own.filled) if (isFree(name)) reading.filled?.add(name);
}

/** What a component says on its own: thousands may be made of one, as icons are. */
function readBase(finder: DeclarationFinder, component: Declared, level: number) {
  const known = basesRead.get(finder) ?? new Map<string, BaseReading>();
  basesRead.set(finder, known);
  const key = `${level} ${component.local} ${component.module.file}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const [found, names] = [new Map<string, CodeDefault>(), new Map<string, CodeDefault>()];
  const [options, filled] = [new Map<string, readonly string[]>(), new Set<string>()];
  const own = { finder, found, names, options, filled, taken: new Set<string>(), level };
  known.set(key, own);
  readDeclared(own, component);
  return own;
}

type BaseReading = Reading & Required<Pick<Reading, 'options' | 'filled'>>;

const basesRead = new WeakMap<DeclarationFinder, Map<string, BaseReading>>();
