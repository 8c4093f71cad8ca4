import { CODE } from '../../../base/code/find-module.ts';
import { isInstalled, typesPackageOf } from '../../../base/packages/find-package.ts';
import { blankProp, PASSES_ON, UNREAD, type ComponentDoc } from '../../../model/component-doc.ts';
import type { Value } from '../implementation/find-code.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { propsPassedOn } from './props-passed-on.ts';
import { readProps } from '../functions/read-props.ts';
import { taken } from '../prop-types/validator.ts';
import type { Syntax } from '../syntax.ts';

type Found = Pick<ComponentDoc, 'props' | 'unresolved'>;

/** What the code of a component reads of its props, where neither types nor `propTypes` list them. */
export function propsOfCode(
  finder: DeclarationFinder,
  { declaredIn, file }: ComponentDoc,
  code: Value,
): Found {
  const { module } = code;
  const { props, passesOn } = readProps(code.value);
  const listed = passesOn ? propsPassedOn(finder, code) : null;
  const names = new Set(listed?.map(({ name }) => name));
  // Who has declarations of its own gets no others.
  const remedy =
    isInstalled(module.file) && CODE.test(file)
      ? `: npm install ${typesPackageOf(declaredIn.package)}`
      : '';
  return {
    props: [
      ...props
        .filter(({ name }) => !names.has(name))
        .map(({ name, fallback }) => ({ ...blankProp(), ...taken(typeOf(fallback)), name })),
      ...(listed ?? []),
    ],
    unresolved: passesOn && listed === null ? [PASSES_ON + remedy] : [],
  };
}

/** The type of what stands in for a prop, where it is a plain value. */
function typeOf(fallback: Syntax | null): string {
  const type = fallback?.type === 'Literal' ? typeof fallback.value : '';
  return /^(?:boolean|number|string)$/.test(type) ? type : 'any';
}

/**
 * Why nothing is known of a bundle of old, or of what is made when it runs: readers would miss it, and of an installed
 * package others may have written the types.
 */
export function untold({ declaredIn }: ComponentDoc, declared: Declared | null): string {
  const name = declaredIn.package;
  const what = `${UNREAD}the JavaScript of "${name}" does not say it`;
  const isOwn = declared !== null && !isInstalled(declared.module.file);
  return isOwn
    ? what
    : `${what}, and the package has no types: npm install ${typesPackageOf(name)}`;
}
