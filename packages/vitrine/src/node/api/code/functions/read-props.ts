/** The props that the code of a component reads: all that is known of JavaScript in which nobody lists them. */
import type { Syntax } from '../syntax.ts';
import { entriesOf, isClass, walkSyntax, withoutEmpty } from '../syntax.ts';
import { isOwnProps } from './own-props.ts';

/** A prop by its name, and what stands in for it where it is left out. */
export interface ReadProp {
  name: string;
  fallback: Syntax | null;
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 60;

/** What code does with its props. */
export interface ReadProps {
  /** In the order of the code. */
  props: ReadProp[];
  /** It hands on the others, or all of them, to something else. */
  passesOn: boolean;
}

/**
 * Reads the props that a function or class takes.
 * @param code a function, whose first parameter they are, or a class
 */
export function readProps(code: Syntax): ReadProps {
  let passesOn = false;
  const found = new Map<string, ReadProp>();
  const objects = new Set<string>();
  const add = (name: string, fallback: Syntax | null = null) => {
    // What React keeps to itself, and what every object has.
    if (/^(?:key|ref)$/.test(name) || name in Object.prototype) return;
    const known = found.get(name);
    found.set(name, { name, fallback: known?.fallback ?? fallback });
  };
  const take = (target: Syntax) => {
    if (target.type === 'Identifier') objects.add(target.name as string);
    for (const { argument } of (target.properties ?? []) as { argument?: Syntax }[])
      if (argument !== undefined) take(argument);
    for (const { name, value } of entriesOf(target)) {
      const hasFallback = value?.type === 'AssignmentPattern';
      add(name, hasFallback ? (value.right as Syntax) : null);
    }
  };
  const isProps = (node: Syntax | null | undefined): boolean =>
    !!node &&
    (isOwnProps(node) || (node.type === 'Identifier' && objects.has(node.name as string)));
  const isPropsName = (name: string) => objects.has(name);
  const owner = isClass(code) ? constructorOf(code) : code;
  const parameter = propsParameter(owner);
  if (parameter !== undefined) take(parameter);
  // A class that was compiled to a call of a function has no body of its own.
  walkSyntax(code.body ?? code, MAX_DEPTH, (node) => {
    // A function within that has something of its own by such a name is not read.
    if (node !== owner && /Function/.test(node.type) && namesIn(node).some(isPropsName))
      return false;
    const given = node.type === 'VariableDeclarator' ? (node.init as Syntax | null) : null;
    if (given !== null && isProps(withoutEmpty(given))) take(node.id as Syntax);
    passesOn ||= handedOn(node).some(isProps);
    const { object, property, computed } = node as Syntax & { object?: Syntax; property?: Syntax };
    if (node.type === 'MemberExpression' && computed !== true && isProps(object))
      add(property!.name as string);
    return true;
  });
  return { props: [...found.values()], passesOn };
}

/** What is spread somewhere, or given to a call that is not the constructor of a base. */
function handedOn(node: Syntax): Syntax[] {
  if (/Spread/.test(node.type)) return [node.argument as Syntax];
  if (node.type !== 'CallExpression' || (node.callee as Syntax).type === 'Super') return [];
  return node.arguments as Syntax[];
}

/** Names that a function has of its own, in whatever block; minifiers give the same ones everywhere. */
function namesIn(fn: Syntax): string[] {
  const names: string[] = [];
  const add = (node: unknown) =>
    walkSyntax(node, MAX_DEPTH, ({ type, name, right }) => {
      if (type === 'Identifier') names.push(name as string);
      return right === undefined;
    });
  add(fn.params);
  walkSyntax(fn.body, MAX_DEPTH, (node) => {
    if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type))
      add(node.id);
    if (node.type === 'CatchClause') add(node.param);
    return true;
  });
  return names;
}

/** The first parameter of what gets the props. */
function propsParameter(owner: Syntax | undefined): Syntax | undefined {
  const [first] = (owner?.params ?? []) as Syntax[];
  return first?.type === 'AssignmentPattern' ? (first.left as Syntax) : first;
}

function constructorOf({ body }: Syntax): Syntax | undefined {
  const members = ((body as Syntax | undefined)?.body ?? []) as { kind?: string; value?: Syntax }[];
  return members.find(({ kind }) => kind === 'constructor')?.value;
}
