import { listStyleAddresses } from '../base/addresses/style-addresses.ts';

const DIRECTIVES = { sheet: 'style-src', font: 'font-src', picture: 'img-src' };

/** The other sites that a style sheet loads from, by directive: sheets, fonts and pictures. */
export function styleSources(css: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { kind, value } of listStyleAddresses(css)) {
    const address = value.trim();
    if (!/^(?:https?:)?[/\\]{2}/i.test(address) || !URL.canParse(address, 'https://own.invalid'))
      continue;
    const { origin } = new URL(address, 'https://own.invalid');
    (found[DIRECTIVES[kind]] ??= new Set()).add(origin);
  }
  return Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set].sort()]));
}
