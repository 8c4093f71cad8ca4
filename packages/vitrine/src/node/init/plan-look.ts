import type { ComponentDoc } from '../model/component-doc.ts';
import { isAskedFor } from '../probe/trial/trial.ts';
import type { Picked } from './components/best-attempt.ts';
import type { Probed } from './components/probe.ts';
import { chooseStyleSheet, chooseValues, isStyledBySheet, readSheet } from './look/choose-style.ts';
import { findThemeSheet } from './look/find-theme-sheet.ts';
import { paintsDark } from './look/sheet/paints-dark.ts';
import { isTailwindSource, readOwnSheet } from './look/read-own-sheet.ts';
import { DARK, readTailwind } from './look/read-tailwind.ts';
import { findDarkMark } from './look/sheet/find-dark-mark.ts';
import { followsScheme, listTall } from './look/sheet/read-sheet.ts';
import { chooseThemeClasses } from './look/theme-classes.ts';
import type { LibraryCandidate } from './repository/find-library.ts';
import { stylesWhenItRuns } from './repository/find-styling.ts';
import type { RepositoryUse } from './repository/read-repository.ts';
import type { SitePlan } from './templates/site-plan.ts';

/** What a site's looks follow from. */
interface Seen {
  /** Folder of the site. */
  site: string;
  /** Folder in which the command was called. */
  root: string;
  library: LibraryCandidate;
  use: RepositoryUse;
  /** Of the library, and of packages near it. */
  docs: readonly ComponentDoc[];
  probed: Probed;
  components: Picked[];
  provider: SitePlan['provider'];
  /** Names of the packages that the library needs. */
  dependencies: readonly string[];
  /** Import of the style sheet that the author has named. */
  css: string | undefined;
}

type Look = Pick<
  SitePlan,
  'css' | 'values' | 'tall' | 'sheetLines' | 'plugins' | 'isLight' | 'darkMark' | 'themes'
>;

/** What gives a library's components their looks, light and dark. */
export function planLook(seen: Seen): Look {
  const { site, root, library, use, docs, probed, components, provider } = seen;
  const { conditions, plugins } = use;
  const isChosen = seen.css !== undefined || conditions !== null;
  const isCovered = () => isStyledBySheet(site, library.name, components, probed.styles);
  const tailwind = isChosen ? null : readTailwind(site, library.name, isCovered);
  const choose = () =>
    tailwind ? null : chooseStyleSheet(site, library.name, components, probed.styles);
  const ofTheme = () =>
    tailwind || probed.styles !== ''
      ? null
      : findThemeSheet(site, library.name, docs, components.map(nameOf));
  const named = seen.css ?? choose() ?? ofTheme();
  const css = isTailwindSource(readSheet(site, named), plugins) ? null : named;
  const values =
    isChosen || tailwind !== null
      ? null
      : chooseValues(site, library.name, css, themesOf(docs, provider?.name), probed.styles);
  const sheet = [values, css].map((one) => readSheet(site, one)).join('\n');
  const turns = provider?.mode || Object.values(provider?.props ?? {}).some(({ dark }) => dark);
  const own = css === null ? readOwnSheet(site, root, library.folder, use) : null;
  const styles = `${sheet}\n${probed.styles}`;
  const darkMark = turns
    ? null
    : (tailwind?.darkMark ?? own?.darkMark ?? findDarkMark(styles) ?? (use.postcss && DARK));
  const isTurned = turns || darkMark !== null;
  const themes = isTurned ? null : chooseThemeClasses(probed.texts, styles);
  const isStyled =
    css !== null ||
    tailwind !== null ||
    probed.styles !== '' ||
    components.some(({ html }) => paintsDark(html)) ||
    stylesWhenItRuns(seen.dependencies);
  return {
    css,
    values,
    tall: listTall(
      sheet,
      // What lies on the page as it is opened may be as tall.
      components.flatMap((one) => (isAskedFor(one) ? [] : one.classes)),
    ),
    sheetLines: tailwind?.lines ?? own?.lines ?? [],
    plugins: tailwind?.plugins ?? plugins,
    isLight: isStyled && !isTurned && !themes?.dark && !followsScheme(styles),
    darkMark,
    themes,
  };
}

const nameOf = ({ name }: Picked) => name;

/** Themes that a provider takes where it is given none. */
function themesOf(docs: readonly ComponentDoc[], provider: string | undefined): string[] {
  const props = docs.find(({ name }) => name === provider)?.props ?? [];
  return props.flatMap(({ name, default: value }) =>
    /theme/i.test(name) ? (/^['"](.+)['"]$/.exec(value ?? '')?.[1] ?? []) : [],
  );
}
