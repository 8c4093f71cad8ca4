import path from 'node:path';
import { tagText } from '../../checker/comments/doc-tags.ts';
import { containerOf } from '../../checker/syntax.ts';
import type { Node } from '../../checker/type-host.ts';
import type { PropContext, Source } from './prop-context.ts';

/** Tags of a comment that state a default. */
export const DEFAULT_TAGS = ['default', 'defaultValue'];

/**
 * Tells whether only comments of others state the default of a prop, which say it of something else: of another package, or
 * of a type in another folder that is not the component's by its name, as `FlexProps` is not for a `Header` that extends it.
 */
export function isStatedElsewhere(context: PropContext, sources: readonly Source[]): boolean {
  const stating = sources.filter(({ doc }) => tagText(doc, ...DEFAULT_TAGS) !== null);
  return stating.length > 0 && stating.every(({ node }) => isOfOthers(context, node));
}

function isOfOthers(
  { family, home, file, component, declaredName }: PropContext,
  node: Node,
): boolean {
  const source = node.getSourceFile().fileName;
  if (family.packageOf(source)?.dir !== home) return true;
  if (path.dirname(source) === path.dirname(file)) return false;
  const container = containerOf(node)?.name ?? '';
  const names = [component.replaceAll('.', ''), component.split('.').at(-1)!, declaredName];
  return container !== '' && !names.some((name) => name && container.includes(name));
}
