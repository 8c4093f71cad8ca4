import { propHash } from '../../../shared/api-section.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { printProp } from '../text/describe-component.ts';

/**
 * What the API says of a prop, by its address; `null` where there is none.
 * @param print how it is told: all of it, unless something else is given
 */
export async function readProp(
  source: Pick<DocSource, 'describe' | 'readApi'>,
  path: string,
  hash: string,
  print: (prop: PropDoc) => string = (prop) => printProp(prop),
): Promise<string | null> {
  if (hash === '') return null;
  const component = (await source.describe()).components.find((each) => each.page === path);
  if (!component) return null;
  const { components } = await source.readApi(component);
  const prop = components.flatMap((doc) => doc.props).find(({ name }) => propHash(name) === hash);
  return prop ? print(prop) : null;
}
