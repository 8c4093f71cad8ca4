import type { ComponentDoc } from '../../model/component-doc.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { listStyleSheets } from './list-style-sheets.ts';

/** Props that name the look of a component. */
const THEME = /^(?:theme|skin)(?:Name)?$/i;

/**
 * The style sheet of the theme that a component takes where it is given none, as `kit.calm.css` of `theme = 'calm'`: of what
 * only browsers render, no markup tells its classes. `null` where no sheet is called so, or several are.
 * @param names of the components that are shown
 */
export function findThemeSheet(
  site: string,
  library: string,
  docs: readonly ComponentDoc[],
  names: readonly string[],
): string | null {
  const found = findPackage(site, library);
  const themes = docs
    .filter(({ name }) => names.includes(name))
    .flatMap(({ props }) => props)
    .flatMap((prop) => (THEME.test(prop.name) ? (TEXT.exec(prop.default ?? '')?.[1] ?? []) : []));
  if (found === null || themes.length === 0) return null;
  const sheets = listStyleSheets(found).map(({ specifier }) => specifier);
  const isCalled = (sheet: string) => {
    const [file = ''] = sheet.split('/').slice(-1);
    return file.split(/[._-]/).some((word) => themes.includes(word));
  };
  const [sheet = null, ...others] = sheets.filter(
    (one) => isCalled(one) && !/[.-]min\.css$/.test(one),
  );
  return others.length === 0 ? sheet : null;
}

const TEXT = /^['"]([\w-]+)['"]$/;
