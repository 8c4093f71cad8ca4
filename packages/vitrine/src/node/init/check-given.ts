import { checkTypes, type Settings } from './check-types.ts';
import type { SitePlan } from './templates/site-plan.ts';

/**
 * Marks what a provider is given empty until its author gives it what it needs, where its type takes nothing empty: the
 * adapter type-checks all the same.
 */
export function checkGiven(
  site: string,
  library: string,
  provider: SitePlan['provider'],
  settings: Settings,
): SitePlan['provider'] {
  if (provider === null) return null;
  const { name, specifier, props } = provider;
  const empty = Object.keys(props).filter(
    (prop) => props[prop]!.light === null && props[prop]!.text === undefined,
  );
  if (empty.length === 0) return provider;
  const codes = empty.map(
    (prop) =>
      `import type { ComponentProps } from 'react';\nimport { ${name} } from '${specifier}';\n` +
      `export const given: ComponentProps<typeof ${name}>['${prop}'] = {};\n`,
  );
  const errors = checkTypes(site, library, codes, settings);
  const mistyped = empty.filter((_, index) => errors[index]!.length > 0);
  const marked = mistyped.map((prop) => [prop, { ...props[prop]!, isMistyped: true as const }]);
  return { ...provider, props: { ...props, ...(Object.fromEntries(marked) as typeof props) } };
}
