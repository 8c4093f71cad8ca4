import postcss from 'postcss';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { TextExport } from '../../probe/trial/trial.ts';
import { parseSheet } from './sheet/parse-sheet.ts';

/** Exports that are the classes with the values of a library's themes, as compilers of styles name them. */
export interface ThemeClasses {
  specifier: string;
  light: string | null;
  dark: string | null;
}

const THEME = /theme|light|dark/i;

/** Texts that a library exports by names of themes: what they are is known once it has run. */
export function listThemeTexts(docs: readonly ComponentDoc[]): TextExport[] {
  return docs.flatMap(({ kind, name, definition, imports }) => {
    const named = imports.find(({ clause }) => clause === `{ ${name} }`);
    const isText = kind === 'constant' && /^(?:string|(['"`]).*\1)$/.test(definition ?? '');
    return isText && named && THEME.test(name) ? [{ name, specifier: named.specifier }] : [];
  });
}

/** Those of the texts that are classes by which a sheet gives variables their values; `null` where none is. */
export function chooseThemeClasses(
  texts: readonly (TextExport & { value: string })[],
  css: string,
): ThemeClasses | null {
  const setting = listSetting(css);
  const themes = texts.filter(({ value }) => value.split(/\s+/).some((name) => setting.has(name)));
  const dark = themes.find(({ name }) => /dark/i.test(name));
  const { specifier } = dark ?? themes[0] ?? {};
  if (specifier === undefined) return null;
  const others = themes.filter((one) => one.specifier === specifier && !/dark/i.test(one.name));
  const twin = dark?.name.replace(/dark/i, (text) => (text[0] === 'D' ? 'Light' : 'light'));
  const light =
    others.find(({ name }) => name === twin) ??
    others.find(({ name }) => /light|default/i.test(name)) ??
    others[0];
  return { specifier, light: light?.name ?? null, dark: dark?.name ?? null };
}

/** Classes that by themselves set variables for what is within. */
function listSetting(css: string): Set<string> {
  const found = new Set<string>();
  parseSheet(css)?.walkDecls(/^--/, ({ parent }) => {
    if (!(parent instanceof postcss.Rule)) return;
    for (const selector of parent.selectors) {
      const [, name] = /^\.(-?[A-Za-z_][\w-]*)$/.exec(selector) ?? [];
      if (name !== undefined) found.add(name);
    }
  });
  return found;
}
