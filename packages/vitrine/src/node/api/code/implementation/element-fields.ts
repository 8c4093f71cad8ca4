/** Values that a custom element gives its own fields: what its wrapper passes on has them where it is left out. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import {
  calledName,
  entriesOf,
  isClass,
  nameOf,
  referenceOf,
  unwrap,
  walkSyntax,
  type Syntax,
} from '../syntax.ts';
import { followNames, valueAt, type Value } from './find-code.ts';

/** A value, by the field that has it. */
export interface Field {
  name: string;
  value: Syntax;
}

/** The class that a wrapper is made for: `createComponent({ tagName: 'my-knob', elementClass: Knob })`. */
export function elementOf(finder: DeclarationFinder, { module, value }: Value): Value | null {
  if (value.type !== 'CallExpression') return null;
  const entries = (value.arguments as Syntax[]).flatMap((one) => entriesOf(unwrap(one)));
  const isOfElement = entries.some(({ name }) => /^tag(?:Name)?$/i.test(name));
  for (const entry of isOfElement ? entries : []) {
    const found = classAt(finder, module, entry.value);
    if (found !== null) return found;
  }
  return null;
}

function classAt(finder: DeclarationFinder, module: Module, value: Syntax): Value | null {
  const found = valueAt(finder, module, unwrap(value));
  return found !== null && isClass(found.value) ? found : null;
}

/** Classes that elements are made of, one behind the other. */
const MAX_CLASSES = 8;

/**
 * What a custom element keeps to itself, where decorators say which of its fields are properties: its state (`state()`), what
 * it has found in its own tree (`query('input')`), and what has no decorator. A wrapper has nothing to set them by.
 */
export function keptFields(
  finder: DeclarationFinder,
  declared: Declared | null,
): ReadonlySet<string> {
  const wrapper = followNames(finder, declared);
  let at = wrapper && elementOf(finder, wrapper);
  const properties = new Set<string>();
  const others = new Set<string>();
  let isTold = false;
  for (let step = 0; at !== null && step < MAX_CLASSES; step += 1) {
    for (const { name } of fieldsOf(at.value)) others.add(name);
    for (const { name, isProperty } of decoratedIn(at)) {
      (isProperty ? properties : others).add(name);
      isTold ||= isProperty;
    }
    for (const name of settersOf(at.value)) properties.add(name);
    at = baseOf(finder, at);
  }
  return isTold ? new Set([...others].filter((name) => !properties.has(name))) : new Set();
}

/** `__decorateClass([property({ type: Boolean })], Knob.prototype, 'open', 2)`, as compilers write it beside the class. */
function decoratedIn({ module, local }: Value): { name: string; isProperty: boolean }[] {
  return module.body.flatMap((statement) => {
    const call =
      statement.type === 'ExpressionStatement' ? unwrap(statement.expression as Syntax) : null;
    if (call?.type !== 'CallExpression' || !/decorate/i.test(calledName(call))) return [];
    const [list, target, key] = call.arguments as (Syntax | undefined)[];
    if (!target || referenceOf(target) !== `${local}.prototype` || typeof key?.value !== 'string')
      return [];
    const decorators = ((list?.elements ?? []) as Syntax[]).map(unwrap);
    const names = decorators.map((one) => (one.type === 'CallExpression' ? calledName(one) : ''));
    const isProperty = names.some(
      (name) => !OF_ITSELF.test(module.imports.get(name)?.name ?? name),
    );
    return [{ name: key.value, isProperty }];
  });
}

const OF_ITSELF = /^(?:state|internalProperty|query(?:[A-Z]\w*)?)$/;

/** What is set by a function has a meaning for others, be it decorated as state. */
function settersOf({ body }: Syntax): string[] {
  const members = ((body as Syntax | undefined)?.body ?? []) as Syntax[];
  return members.flatMap(({ kind, key, static: isStatic }) =>
    kind === 'set' && isStatic !== true ? [nameOf(key as Syntax)] : [],
  );
}

/** The class that another one extends, which compilers hand to the function that makes it. */
export function baseOf(finder: DeclarationFinder, { module, value }: Value): Value | null {
  const [given] = (value.arguments ?? [value.superClass]) as (Syntax | null | undefined)[];
  return given ? classAt(finder, module, given) : null;
}

/** Levels of a constructor that are looked into. */
const MAX_DEPTH = 12;

/** `size = 'md'` in the class, and `this.size = 'md'` in its constructor. */
export function fieldsOf({ body }: Syntax): Field[] {
  const members = ((body as Syntax | undefined)?.body ?? []) as Syntax[];
  return members.flatMap((member): Field[] => {
    const value = member.value as Syntax | null;
    if (member.static === true || member.computed === true || !value) return [];
    if (member.kind === 'constructor') return assignedIn(value);
    if (member.type !== 'PropertyDefinition') return [];
    return [{ name: nameOf(member.key as Syntax), value }];
  });
}

function assignedIn(constructor: Syntax): Field[] {
  const found: Field[] = [];
  walkSyntax(constructor.body, MAX_DEPTH, (node) => {
    if (/Function|Class|Conditional|IfStatement/.test(node.type)) return false;
    const { object, property, computed } = (node.left ?? {}) as Record<string, Syntax | boolean>;
    const isOwn = (object as Syntax | undefined)?.type === 'ThisExpression' && computed !== true;
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isOwn) return true;
    found.push({ name: nameOf(property as Syntax), value: node.right as Syntax });
    return false;
  });
  return found;
}
