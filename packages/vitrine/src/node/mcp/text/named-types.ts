import { fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';

type TypeDoc = ComponentDoc['types'][number];

/** The types of the library that props name and whose values do not say what they are. */
export function listNamedTypes(
  { types }: Pick<ComponentDoc, 'types'>,
  props: readonly PropDoc[],
): TypeDoc[] {
  const said = props
    .filter(({ values }) => values.every(({ value }) => typeof value === 'boolean'))
    .map(({ type, resolved }) => resolved ?? type);
  return types.filter(({ name }) => said.some((type) => hasName(type, name)));
}

/** Definitions of types as a block of code; empty without any. */
export function printTypes(types: readonly TypeDoc[]): string {
  const code = types.map(({ definition }) => definition).join('\n\n');
  return code === '' ? '' : fenceCode(code, 'ts');
}

/** Not where it is the key of a member or a part of another name. */
function hasName(type: string, name: string): boolean {
  return type.split(/[^\w$]+/).includes(name);
}
