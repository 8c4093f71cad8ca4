import type { AnyNode } from 'acorn';

/** The nodes directly in a node, in no particular order. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node as unknown as Record<string, unknown>)
    .flat()
    .filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
