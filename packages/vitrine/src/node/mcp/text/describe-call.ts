import { fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import {
  blankProp,
  ownSignatures,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';

/** Parameters of a function or a hook, and the members of those that are objects, as if they were props. */
export function listParameters(doc: Pick<ComponentDoc, 'name' | 'signatures'>): PropDoc[] {
  const all = ownSignatures(doc).flatMap(({ parameters }) =>
    parameters.flatMap((one) =>
      one.members.length === 0 ? [{ ...one, deprecated: null }] : one.members,
    ),
  );
  const byName = new Map(all.map((one) => [one.name, one]));
  return [...byName.values()].map(
    ({ name, type, required, default: fallback, description, deprecated }) => ({
      ...blankProp(),
      ...{ name, type, required, default: fallback, description, deprecated },
    }),
  );
}

/** How something is called, or what it is; of a component, the functions that it has. */
export function printCall({ signatures, definition }: ComponentDoc): string {
  const code = signatures.length > 0 ? signatures.map(({ text }) => text).join('\n\n') : definition;
  return code === null || code.trim() === '' ? '' : fenceCode(code, 'ts');
}
