import { blankProp, type PropDoc } from '../../../model/component-doc.ts';
import { codeIn, followNames } from '../defaults/find-code.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { readProps } from '../functions/read-props.ts';
import { taken } from '../prop-types/validator.ts';
import type { Syntax } from '../syntax.ts';

/** What the code of a component reads of its props, where neither types nor `propTypes` list them. */
export function propsOfCode(finder: DeclarationFinder, declared: Declared | null): PropDoc[] {
  const at = followNames(finder, declared);
  const code = at && codeIn(finder, at);
  return (code === null ? [] : readProps(code.value)).map(({ name, fallback }) => ({
    ...blankProp(),
    ...taken(typeOf(fallback)),
    name,
  }));
}

/** The type of what stands in for a prop, where it is a plain value. */
function typeOf(fallback: Syntax | null): string {
  const type = fallback?.type === 'Literal' ? typeof fallback.value : '';
  return /^(?:boolean|number|string)$/.test(type) ? type : 'any';
}
