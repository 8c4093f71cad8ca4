import { takesElements } from './choose-providers.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { ChosenProvider } from '../../probe/trial/trial.ts';

/** Props that a provider does not go without and for which its library exports nothing. */
export function listUnfilled(docs: ComponentDoc[], { provider, props }: ChosenProvider): string[] {
  const doc = docs.find(({ name }) => name === provider.name);
  return (doc?.props ?? [])
    .filter(({ name, required }) => required && name !== 'children' && name !== provider.mode)
    .map(({ name }) => name)
    .filter((name) => (props[name]?.light ?? props[name]?.text ?? null) === null);
}

/** What the site is told of the provider that stands around its demos. */
export function describeProvider(docs: ComponentDoc[], chosen: ChosenProvider) {
  const { provider, props } = chosen;
  return {
    ...{ ...provider, props, unfilled: listUnfilled(docs, chosen) },
    takesElements: takesElements(docs, provider.name),
  };
}
