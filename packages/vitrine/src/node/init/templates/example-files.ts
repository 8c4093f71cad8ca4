import type { SitePlan } from './site-plan.ts';

/** Page and demo of the example of a README. */
export function exampleFiles({ library, example }: SitePlan): Record<string, string> {
  if (!example) return {};
  const { code, names, isUntyped, varies } = example;
  const file = isUntyped ? 'example.jsx' : 'example.tsx';
  const header = names.length === 0 ? '' : `---\ncomponents: ${names.join(', ')}\n---\n\n`;
  const page = `${header}# Example

What the README of ${library} shows.

::demo[Example]{file=${file}${varies ? ' clientOnly' : ''}}
`;
  return { 'content/example.md': page, [`content/${file}`]: code };
}
