/** Props that many components share → an entry of their own. */
import { blankFields, type ComponentDoc } from '../../model/component-doc.ts';
import { placeOf } from '../props/place.ts';
import { documentProps } from '../props/rows/document-props.ts';
import { explainUnknown } from './explain-gaps.ts';
import type { PackageContext } from './package-context.ts';
import type { SharedType } from './shared-props.ts';

/** A shared type as an entry of its own. */
export function documentSharedType(
  { host, installed, family, isNative, name: packageName }: Omit<PackageContext, 'split'>,
  { name, file, props: found }: SharedType,
): ComponentDoc {
  const declaring = family.packageOf(file) ?? installed;
  const home = declaring.dir;
  const none = new Map<string, string>();
  const own = {
    host,
    component: name,
    home,
    file,
    isNative,
    // Stryker disable next-line all: nobody asks, as a shared type declares its props in its own file
    takesNative: () => false,
    generics: [],
  };
  const { props, unresolved, unknown } = documentProps(
    { ...own, family: { ...family, components: none } },
    [...found.values()],
  );
  return {
    ...blankFields(),
    kind: 'type',
    name,
    package: packageName,
    imports: [],
    props: props.map((prop) => ({ ...prop, required: false, inherited: false, from: null })),
    ...placeOf({ installed, family, name: packageName }, file),
    unresolved: [...unresolved, ...explainUnknown(unknown)],
  };
}
