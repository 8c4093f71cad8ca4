/** Values that a custom element gives its own fields: what its wrapper passes on has them where it is left out. */
import type { DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { isClass, entriesOf, nameOf, unwrap, walkSyntax, type Syntax } from '../syntax.ts';
import { valueAt, type Value } from './find-code.ts';

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
