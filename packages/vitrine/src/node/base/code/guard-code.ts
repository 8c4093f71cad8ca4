import { parse, type AnyNode, type Node } from 'acorn';

const OF_MODULES = { sourceType: 'module' } as const;

/** How Vite writes what it runs in Node. */
const OF_VITE = {
  sourceType: 'script',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
} as const;

/**
 * Adds a check to each round of a loop and to each function of code that runs in Node. Lines stay. What
 * an editor runs in the browser has checks that also name the loop (`browser/editor/guard/`).
 * @param check a call, as text
 * @param isModule it is a module as it was written, and not as Vite has made it
 */
export function guardCode(code: string, check: string, isModule = false): string {
  const insertions: [offset: number, text: string][] = [];
  const guardBody = ({ type, start, end }: Node) => {
    if (type === 'BlockStatement') insertions.push([start + 1, `${check};`]);
    else insertions.push([start, `{${check};`], [end, '}']);
  };
  const visit = (node: AnyNode) => {
    switch (node.type) {
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        guardBody(node.body);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        guardBody(node.body);
        break;
      case 'ArrowFunctionExpression':
        if (node.body.type === 'BlockStatement') guardBody(node.body);
        break;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(code, { ecmaVersion: 'latest', ...(isModule ? OF_MODULES : OF_VITE) }));
  return insertAll(code, insertions);
}

function childrenOf(node: AnyNode): AnyNode[] {
  const isNode = (value: unknown): value is AnyNode =>
    typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
  return Object.values(node as unknown as Record<string, unknown>)
    .flat()
    .filter(isNode);
}

/** Only ends come together, and they are alike. */
function insertAll(code: string, insertions: readonly [offset: number, text: string][]): string {
  let guarded = '';
  let done = 0;
  for (const [offset, text] of insertions.toSorted(([a], [b]) => a - b)) {
    guarded += code.slice(done, offset) + text;
    done = offset;
  }
  return guarded + code.slice(done);
}
