/** Hooks that a component hands its props to: what a hook takes for those that are missing is their default. */
import { rememberOf } from '../../../../shared/remember.ts';
import type { Module } from '../open-module.ts';
import type { PropNames } from '../functions/own-props.ts';
import { propOf, propsObject } from '../functions/passed-on.ts';
import { referenceOf, unwrap, walkSyntax, type Syntax } from '../syntax.ts';

/** `useKnob(props)`, `useKnob({ ...props, ref })` or `useKnob({ size, step: knobStep })`, if it is a hook. */
export interface HookCall {
  /** What is called, by its name in the module. */
  callee: string;
  /** The prop that the hook gets under a name, as it is. */
  given: (name: string) => string | undefined;
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 40;

/** Calls in a function that get its props; not those in functions within it, which may call other things by the same names. */
export function findHookCalls(module: Module, body: Syntax, names: PropNames): HookCall[] {
  const found: HookCall[] = [];
  walkCalls(body, (node) => {
    const callee = referenceOf(unwrap(node.callee as Syntax));
    if (callee === null || !mayBeHook(module, callee)) return;
    const [first] = node.arguments as Syntax[];
    const given = first === undefined ? null : givenTo(first, names);
    if (given !== null) found.push({ callee, given });
  });
  return found;
}

function walkCalls(body: Syntax, onCall: (node: Syntax) => void): void {
  walkSyntax(body, MAX_DEPTH, (node) => {
    if (node.type === 'CallExpression') onCall(node);
    return !/Function/.test(node.type);
  });
}

/** Tells by the name of what is called whether it is worth to look at. */
const mayBeHook = (module: Module, callee: string) =>
  callee.length <= MINIFIED || hasHookName(module, callee);

/** Characters of the names that minifiers give. */
const MINIFIED = 3;

/** Tells a hook by its name, or, where a minifier took that, by the hooks that it calls itself. */
export function isHook(module: Module, callee: string, hook: { module: Module; body: Syntax }) {
  return hasHookName(module, callee) || callsHook(hook);
}

function callsHook({ module, body }: { module: Module; body: Syntax }): boolean {
  let found = false;
  walkCalls(body, (node) => {
    const callee = referenceOf(unwrap(node.callee as Syntax));
    found ||= callee !== null && hasHookName(module, callee);
  });
  return found;
}

const HOOK = /^use[A-Z]/;

/** Imports and exports keep their names, whatever a minifier does. */
function hasHookName(module: Module, callee: string): boolean {
  const [first = ''] = callee.split('.');
  const names = [callee.split('.').at(-1)!, module.imports.get(first)?.name ?? ''];
  return names.some((name) => HOOK.test(name)) || hooksOf(module).has(callee);
}

/** What a module calls the hooks that it exports. An index of icons has thousands of exports. */
const hooksOf = rememberOf(
  ({ exports }: Module): ReadonlySet<unknown> =>
    new Set([...exports].filter(([name]) => HOOK.test(name)).map(([, local]) => local)),
);

function givenTo(argument: Syntax, names: PropNames): HookCall['given'] | null {
  let hasAll = false;
  const given = new Map<string, string | undefined>();
  for (const { name, value, isSpread } of propsObject(unwrap(argument)) ?? []) {
    const isAll = isSpread && names.objects.has(value?.name as string);
    hasAll ||= isAll;
    // What stands before the props is for those that are missing.
    if (isAll) given.clear();
    const prop = value === null ? null : propOf(unwrap(value), names);
    if (name !== null) given.set(name, prop ?? undefined);
  }
  if (!hasAll && ![...given.values()].some((prop) => prop !== undefined)) return null;
  return (name) => (given.has(name) || !hasAll ? given.get(name) : name);
}
