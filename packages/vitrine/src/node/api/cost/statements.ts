/** The code of a bundle in pieces, and which pieces each of them needs. */
import { parseSync, type Expression, type Node, type Pattern } from '../../base/code/parse-code.ts';

/** A declaration at the top of the bundle, or a statement that stands there. */
export interface Piece {
  /** Names it declares. */
  names: string[];
  /** Its code, with a short name for each that is declared at the top, as a minifier would give it. */
  text: string;
  /** Pieces it cannot do without, by their place in the list. */
  needs: number[];
}

interface Part {
  names: string[];
  node: Node;
  /** What ends or separates it when it stands beside others. */
  end: string;
  /** Places of names that are declared at the top. */
  mentions: { at: number; name: string }[];
}

/**
 * Takes a bundle apart. A statement that declares nothing (`Dial.displayName = 'Dial'`) is needed by what it first
 * mentions, or else by the declaration it follows.
 */
export function splitBundle(code: string): Piece[] {
  const parts = parseSync('bundle.js', code, { preserveParens: false }).program.body.flatMap(
    splitStatement,
  );
  const owners = new Map(parts.flatMap(({ names }, i) => names.map((name) => [name, i] as const)));
  for (const part of parts) findMentions(part.node, part, owners);
  const shortNames = shortenNames(parts);
  const needs = parts.map(({ mentions }) => new Set(mentions.map(({ name }) => owners.get(name)!)));
  let last = -1;
  parts.forEach(({ names, mentions }, i) => {
    if (names.length > 0) last = i;
    else needs[owners.get(mentions[0]?.name ?? '') ?? last]?.add(i);
  });
  return parts.map((part, i) => ({
    names: part.names,
    text: printPart(code, part, shortNames),
    needs: [...needs[i]!],
  }));
}

function splitStatement(statement: Node): Part[] {
  const isExport = statement.type === 'ExportNamedDeclaration';
  const node = isExport ? statement.declaration : statement;
  if (!node || node.type === 'ImportDeclaration') return [];
  const make = (one: Node, names: string[], end: string): Part => ({
    names,
    node: one,
    end,
    mentions: [],
  });
  if (node.type === 'VariableDeclaration')
    return node.declarations.map((one) => make(one, namesOf(one.id), ','));
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [make(node, namesOf(node.id), '')];
  if (node.type === 'ExpressionStatement')
    return listExpressions(node.expression).map((one) => make(one, [], ';'));
  return [make(node, [], '')];
}

function listExpressions(expression: Expression): Expression[] {
  return expression.type === 'SequenceExpression'
    ? expression.expressions.flatMap(listExpressions)
    : [expression];
}

function namesOf(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesOf(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/**
 * Collects the names that are declared at the top. The bundler keeps those apart from the names within functions,
 * which it has shortened, so no scopes have to be known.
 */
function findMentions(node: Node, part: Part, owners: ReadonlyMap<string, number>): void {
  if (node.type === 'Identifier') {
    if (owners.has(node.name)) part.mentions.push({ at: node.start, name: node.name });
    return;
  }
  const isComputed = 'computed' in node && node.computed;
  for (const key in node) {
    if ((key === 'key' || key === 'property') && !isComputed) continue;
    const value: unknown = node[key as keyof Node];
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(one)) findMentions(one, part, owners);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string';
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$';

/** Those mentioned most have the shortest. */
function shortenNames(parts: readonly Part[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { mentions } of parts)
    for (const { name } of mentions) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return new Map(sorted.map(([name], i) => [name, shortName(i)]));
}

function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const letter = LETTERS[index % LETTERS.length]!;
  return rest === 0 ? letter : letter + shortName(rest - 1);
}

function printPart(code: string, { node, mentions, end }: Part, short: Map<string, string>) {
  const sorted = mentions.toSorted((a, b) => a.at - b.at);
  let text = '';
  let from = node.start;
  for (const { at, name } of sorted) {
    text += code.slice(from, at) + short.get(name)!;
    from = at + name.length;
  }
  return text + code.slice(from, node.end) + end;
}
