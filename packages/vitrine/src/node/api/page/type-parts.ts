/** Types that a page names → their definitions. */
import type { ApiPart, ApiSection, RichCode } from '../../../shared/api-section.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { foldUnion } from './text/fold-union.ts';
import { readComment } from './text/comment.ts';
import { code, codeBlock } from './text/rich-text.ts';

/** A definition each, in the order of their mention; what several parts name stands there once. */
export function typeSections(docs: readonly ComponentDoc[]): ApiSection[] {
  const all = docs.flatMap(({ types }) => types);
  const types = all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
  if (types.length === 0) return [];
  const parts = types.map(({ name, definition, description }): ApiPart => ({
    kind: 'type',
    name,
    content: [codeBlock(definition, 'ts'), ...readComment(description)],
  }));
  const names = types.flatMap(({ name }, i) => [
    ...(i === 0 ? [] : [' ']),
    { code: name, types: [name] },
  ]);
  const list: ApiPart = { kind: 'text', content: [['p', names, { class: 'api-types' }]] };
  return [{ title: 'Types', hash: 'types', parts: [list, ...parts] }];
}

/** A type as code, in which the names of types open their definitions. A long union is closed behind its first members. */
export function typeCode(text: string, { types }: Pick<ComponentDoc, 'types'>): RichCode {
  const names = types.map(({ name }) => name).filter((name) => text.includes(name));
  const shown = foldUnion(text);
  return {
    ...code(text),
    ...(names.length > 0 && { types: names }),
    ...(shown !== undefined && { shown }),
  };
}
