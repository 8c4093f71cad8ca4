import { listStyleAddresses } from '../../base/addresses/style-addresses.ts';
import type { ModuleImport } from '../../demo/analyse.ts';

/**
 * Finds the files that a style sheet refers to, in source order: `@import` and `url(…)`. In CSS a bare
 * path is relative, so `url(a.png)` is reported as `./a.png`; an `@import` of one may mean a package to
 * bundlers, so it is reported as written.
 */
export function findStyleImports(source: string): ModuleImport[] {
  return listStyleAddresses(source).flatMap(({ kind, value, start, end }) => {
    if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(value)) return [];
    const specifier = kind === 'sheet' || value.startsWith('.') ? value : `./${value}`;
    return [{ specifier, start, end, line: source.slice(0, start).split('\n').length }];
  });
}
