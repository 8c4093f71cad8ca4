import type { ComponentDoc } from '../model/component-doc.ts';
import { findPackage, readPackage } from '../base/packages.ts';
import { capitalize } from '../base/text.ts';
import { isNamesake, listCandidates } from './components/choose-components.ts';
import { listProviders } from './components/choose-providers.ts';
import { describeProvider } from './components/list-unfilled.ts';
import { refusalOf } from './components/refusal.ts';
import { listDoubleBuilt } from './components/double-built.ts';
import { stylesWhenItRuns } from './repository/find-styling.ts';
import type { LibraryCandidate } from './repository/find-library.ts';
import { chooseStyleSheet, chooseValues, isStyledBySheet, readSheet } from './look/choose-style.ts';
import { findCollector } from './look/find-collector.ts';
import { declarePackage, tryLibrary } from './try-library.ts';
import { pickShown } from './pick-shown.ts';
import { addTypes } from './repository/add-types.ts';
import { pagesOf, readGitPlace } from './repository/git-place.ts';
import { addPackages } from './repository/install.ts';
import { needsBrowser, reasonOf } from './components/probe.ts';
import { paintsDark } from './look/paints-dark.ts';
import { findDarkMark } from './look/sheet/find-dark-mark.ts';
import { followsScheme, listTall } from './look/sheet/read-sheet.ts';
import type { SitePlan } from './templates/site-plan.ts';
import { aliasOf, pathsFrom } from './repository/find-source.ts';
import { readRepository } from './repository/read-repository.ts';
import { isTailwindSource, readOwnSheet } from './look/read-own-sheet.ts';
import { chooseThemeClasses, listThemeTexts } from './look/theme-classes.ts';
import { DARK, readTailwind } from './look/read-tailwind.ts';

/** What the site of an installed library consists of. */
export async function planSite(
  site: string,
  root: string,
  library: LibraryCandidate,
  options: { css?: string | undefined; url?: string | undefined },
): Promise<SitePlan> {
  const { extractPackage } = await import('../api/extract-package.ts');
  const read = async () => (await extractPackage({ root: site, package: library.name })).docs;
  let docs = await read();
  if (addTypes(site, docs)) docs = await read();
  const candidates = listCandidates(docs, library.name);
  const installed = findPackage(site, library.name);
  const { peerDependencies = {}, dependencies = {} } = installed?.manifest ?? {};
  const within = Object.keys(dependencies);
  const use = readRepository(site, root, library);
  const { conditions, paths, plugins } = use;
  const source = conditions && {
    ...{ vite: import.meta.resolve('vite'), conditions, alias: aliasOf(paths), plugins },
    bundled: installed === null ? [] : listDoubleBuilt(installed, readPackage(root)?.manifest),
  };
  const providers = listProviders(docs, library.name);
  const first = { candidates, providers, within, source, texts: listThemeTexts(docs) };
  const { trial, probed, near } = await tryLibrary(site, library.name, installed, first);
  const namesakes = candidates.filter((candidate) => isNamesake(library.name, candidate));
  const preferred = [...(use.storybook?.components ?? []), ...namesakes.map(({ name }) => name)];
  const settings = { conditions: conditions ?? [], paths: pathsFrom(site, paths) };
  const found = { trial, probed };
  const components = pickShown(site, library.name, found, settings, preferred);
  // What loads and yet shows nothing by itself still has an API.
  const reason = docs.length === 0 ? '' : reasonOf(probed);
  if (components.length === 0 && reason !== null) throw refusalOf(library, reason);
  const { chosen } = probed;
  const known = [...docs, ...near];
  const provider = chosen && describeProvider(known, chosen);
  if (provider && installed) declarePackage(site, installed, provider.specifier);
  const collector = probed.rendered.length === 0 ? null : findCollector(site, installed);
  if (collector) addPackages(site, { [collector.specifier]: collector.version });
  const isChosen = options.css !== undefined || conditions !== null;
  const isCovered = () => isStyledBySheet(site, library.name, components, probed.styles);
  const tailwind = isChosen ? null : readTailwind(site, library.name, isCovered);
  const choose = () =>
    tailwind ? null : chooseStyleSheet(site, library.name, components, probed.styles);
  const named = options.css ?? choose();
  const css = isTailwindSource(readSheet(site, named), plugins) ? null : named;
  const values =
    options.css === undefined && tailwind === null && conditions === null
      ? chooseValues(site, library.name, css, themesOf(known, provider?.name), probed.styles)
      : null;
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
    stylesWhenItRuns([...within, ...Object.keys(peerDependencies)]);
  return {
    library: library.name,
    title: titleOf(library.name),
    url: options.url ?? pagesOf(readGitPlace(root).remote) ?? 'https://docs.example',
    components,
    clientOnly: needsBrowser(probed),
    complaint: components.length === 0 ? probed.complaint : null,
    isNative:
      'react-native' in { ...dependencies, ...peerDependencies } &&
      /\breact-native\b/.test(probed.complaint ?? ''),
    css,
    values,
    tall: listTall(
      sheet,
      // What lies on the page as it is opened may be as tall.
      components.flatMap(({ classes, opens }) => (opens === undefined ? classes : [])),
    ),
    sheetLines: tailwind?.lines ?? own?.lines ?? [],
    ...settings,
    plugins: tailwind?.plugins ?? plugins,
    isLight: isStyled && !isTurned && !themes?.dark && !followsScheme(styles),
    postcss: use.postcss,
    darkMark,
    themes,
    provider,
    collector,
  };
}

/** Themes that a provider takes where it is given none. */
function themesOf(docs: readonly ComponentDoc[], provider: string | undefined): string[] {
  const props = docs.find(({ name }) => name === provider)?.props ?? [];
  return props.flatMap(({ name, default: value }) =>
    /theme/i.test(name) ? (/^['"](.+)['"]$/.exec(value ?? '')?.[1] ?? []) : [],
  );
}

function titleOf(name: string): string {
  const plain = name.replace(/^@/, '').replace(/\/(?:core|react|components|material|ui)$/, '');
  const words = plain.split(/[/.-]+/);
  const isShort = (word: string) => /^(?:ui|css|api)$/.test(word);
  return words.map((word) => (isShort(word) ? word.toUpperCase() : capitalize(word))).join(' ');
}
