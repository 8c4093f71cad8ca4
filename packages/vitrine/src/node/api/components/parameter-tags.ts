import { parameterTags } from '../checker/comments/doc-tags.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import type { PropDoc } from '../../model/component-doc.ts';

/**
 * What `@param props.size` says of a prop stands at that prop. Components whose parameter is taken apart where it is written
 * have no other place for it, and those in JavaScript none at all.
 * @returns the comment without what went to props
 */
export function withParameterTags(
  told: DocComment,
  props: PropDoc[],
): { doc: DocComment; props: PropDoc[] } {
  const doc = { ...told, tags: told.tags.filter((tag) => !saysNothing(tag)) };
  const named = parameterTags(doc).filter(({ name }) => name.includes('.'));
  const [whole = ''] = named[0]?.name.split('.') ?? [];
  const byProp = new Map(named.map((tag) => [tag.name.slice(whole.length + 1), tag]));
  const moved = props.flatMap(({ name }) => (byProp.has(name) ? [`${whole}.${name}`] : []));
  if (moved.length === 0) return { doc, props };
  // The whole is what everybody knows: the props.
  const isMoved = (tag: DocComment['tags'][number]) =>
    parameterTags({ description: '', tags: [tag] }).some(
      ({ name }) => name === whole || moved.includes(name),
    );
  return {
    doc: { ...doc, tags: doc.tags.filter((tag) => !isMoved(tag)) },
    props: props.map((prop) => withTag(prop, byProp.get(prop.name))),
  };
}

/** `@param props`, as editors write it for their users to go on. */
function saysNothing(tag: DocComment['tags'][number]): boolean {
  return parameterTags({ description: '', tags: [tag] }).some((one) => one.description === '');
}

function withTag(prop: PropDoc, tag: ReturnType<typeof parameterTags>[number] | undefined) {
  if (tag === undefined) return prop;
  const stated = prop.default === null && tag.default !== null;
  return {
    ...prop,
    description: prop.description || tag.description,
    ...(stated && { default: tag.default, defaultFrom: 'tag' as const }),
  };
}
