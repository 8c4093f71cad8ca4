import type { ComponentDoc } from '../../model/component-doc.ts';
import type { Attempt } from './attempt.ts';

/**
 * Ways to show what is empty until a function of the same module is called with a text: a `Toaster` beside `toast`.
 * Whether that shows it is tried.
 * @param own those of the component alone
 */
export function listCalledAttempts(
  doc: ComponentDoc,
  docs: readonly ComponentDoc[],
  own: readonly Attempt[],
): Attempt[] {
  const bare = own.find((one) => !one.hasChildren && Object.keys(one.props).length === 0);
  const specifiers = specifiersOf(doc);
  if (bare === undefined) return [];
  return docs
    .filter((one) => one.kind === 'function' && isCalledAfter(doc.name, one.name))
    .filter((one) => specifiersOf(one).some((specifier) => specifiers.includes(specifier)))
    .filter(takesOne)
    .map(({ name }) => ({ ...bare, calls: name }));
}

const isCalledAfter = (component: string, name: string) =>
  /^[a-z]\w*$/.test(name) && component.toLowerCase().startsWith(name.toLowerCase());

const specifiersOf = ({ imports }: ComponentDoc) =>
  imports.filter(({ clause }) => clause.startsWith('{')).map((one) => one.specifier);

/** Whether it can be called with one argument. */
const takesOne = ({ signatures }: ComponentDoc) => {
  const [first, ...others] = signatures[0]?.parameters ?? [];
  return first !== undefined && others.every(({ required }) => !required);
};
