/** Most demos have none, and to look for one in the syntax takes longer than to read the text. */
export function mayHaveTypeStatements(source: string): boolean {
  if (/\b(?:interface|declare)\b|\btype(?:\s*[{*/]|\s+[^\s=])|@ts-/.test(source)) return true;
  // A function with several signatures has its name as often.
  const names = Array.from(source.matchAll(/\bfunction\b[\s*]*([\w$]*)/g), ([, name]) => name);
  return new Set(names).size < names.length;
}

/** A place in a text. */
export interface Range {
  start: number;
  end: number;
}

interface Node extends Range, Record<string, unknown> {
  type: string;
}

/** The statements of a program that declare, import or export types alone. */
export function findTypeStatements(program: unknown): Range[] {
  const found: Range[] = [];
  visit(program, (node) => {
    if (isTypeStatement(node)) found.push(node);
  });
  return found;
}

function isTypeStatement({ type, declare, importKind, exportKind, declaration }: Node): boolean {
  switch (type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSDeclareFunction': // A signature of an overloaded function.
      return true;
    case 'ImportDeclaration':
      return importKind === 'type';
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return exportKind === 'type' || (isNode(declaration) && isTypeStatement(declaration));
    default:
      return declare === true && type !== 'PropertyDefinition';
  }
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, enter);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) enter(value);
    for (const each of Object.values(value)) visit(each, enter);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
