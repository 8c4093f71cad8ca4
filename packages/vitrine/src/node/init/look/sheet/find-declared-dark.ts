import postcss from 'postcss';
import { luminance } from '../../../../shared/colors/luminance.ts';
import type { DarkMark } from './dark-mark.ts';
import { findDeriving } from './find-deriving.ts';
import { readColor } from './read-color.ts';

/** Fewest variables of a theme: what a component sets for itself are fewer. */
const MIN_VARIABLES = 10;
/** Share of them that another theme sets as well. */
const SHARED = 0.5;

/** One class or attribute, alone or on the page's element. */
const MARK =
  /^(html|body|:root)?(?::(?:where|is)\()?(?:\.(-?[A-Za-z_][\w-]*)|\[([\w-]+)=["']?([\w-]+)["']?\])\)?$/;
const PAGE = /^(?::where\()?(?:html|body|:root|:host)\)?$/;
/** Also as what a variable is without a value. */
const DARK_SCHEME = /^(?:var\(\s*--[\w-]+\s*,\s*)?(?:only\s+)?dark\s*\)?$/i;
const GROUND = /(?:^|-)(?:background|bg|surface|canvas)(?:-|$)/i;

interface Theme {
  selector: string;
  /** `null` for the page itself. */
  mark: DarkMark | null;
  isDark: boolean;
  variables: Map<string, string>;
}

/**
 * A theme of many variables that is dark by the `color-scheme` of its rule, whatever it is called, where another theme sets
 * the same ones; the darkest of several. `null` where there is none.
 * @returns with how many variables depend on it
 */
export function findDeclaredDark(root: postcss.Root): { mark: DarkMark; weight: number } | null {
  const themes = [...listThemes(root).values()];
  const dark = themes.filter(
    (theme) =>
      theme.isDark &&
      theme.variables.size >= MIN_VARIABLES &&
      themes.some((other) => !other.isDark && sharesVariables(theme, other)),
  );
  const [darkest] = dark.toSorted((a, b) => brightness(a) - brightness(b));
  if (!darkest?.mark) return null;
  const { mark, selector, variables } = darkest;
  const on = mark.on ?? findDeriving(root, (one) => one.trim() === selector);
  const [light] = themes
    .filter((one) => !one.isDark && one.mark?.attribute === mark.attribute)
    .filter((one) => sharesVariables(darkest, one))
    .toSorted((a, b) => brightness(b) - brightness(a));
  return {
    mark: { ...mark, ...(on && { on }), ...(light?.mark && { light: light.mark.value }) },
    weight: variables.size,
  };
}

function listThemes(root: postcss.Root): Map<string, Theme> {
  const themes = new Map<string, Theme>();
  root.walkRules((rule) => {
    if (rule.parent instanceof postcss.AtRule && /^(?:media|container)$/i.test(rule.parent.name))
      return;
    const declared = rule.nodes.filter((node) => node.type === 'decl');
    for (const selector of rule.selectors) {
      const mark = readMark(selector);
      if (mark === null && !PAGE.test(selector)) continue;
      const theme = themes.get(selector) ?? { selector, mark, isDark: false, variables: new Map() };
      for (const { prop, value, variable } of declared) {
        if (variable) theme.variables.set(prop, value);
        else if (prop === 'color-scheme') theme.isDark = DARK_SCHEME.test(value.trim());
      }
      themes.set(selector, theme);
    }
  });
  return themes;
}

function readMark(selector: string): DarkMark | null {
  const [found, element, name, attribute = 'class', value = name] = MARK.exec(selector) ?? [];
  if (found === undefined) return null;
  const on = element === undefined ? undefined : element === 'body' ? 'body' : 'html';
  return { attribute, value: value!, ...(on && { on }) };
}

function sharesVariables({ variables }: Theme, other: Theme): boolean {
  const shared = [...variables.keys()].filter((name) => other.variables.has(name));
  return shared.length >= variables.size * SHARED;
}

/** How bright the grounds of a theme are on average, 0 to 1. */
function brightness({ variables }: Theme): number {
  const grounds = [...variables].flatMap(([name, value]) => {
    const color = GROUND.test(name) ? readColor(value) : null;
    return color ? [luminance(color)] : [];
  });
  return grounds.length === 0 ? 1 : grounds.reduce((sum, one) => sum + one, 0) / grounds.length;
}
