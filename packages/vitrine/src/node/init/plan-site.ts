import { findPackage } from '../base/packages/find-package.ts';
import { readPackage } from '../base/packages/manifest.ts';
import { capitalize } from '../base/text.ts';
import { isNamesake, listCandidates } from './components/choose-components.ts';
import { kindOf } from './components/component-kinds.ts';
import { checkGiven } from './check-given.ts';
import { listProviders } from './components/choose-providers.ts';
import { describeProvider } from './components/list-unfilled.ts';
import { complaintOf, refusalOf } from './components/refusal.ts';
import { listDoubleBuilt } from './components/double-built.ts';
import type { LibraryCandidate } from './repository/find-library.ts';
import { findCollector } from './look/find-collector.ts';
import { declarePackage, tryLibrary } from './try-library.ts';
import { asPicked, namesOf, pickExample } from './pick-example.ts';
import { isSheetOf } from './look/named-sheet.ts';
import { pickShown } from './pick-shown.ts';
import { addTypes } from './repository/add-types.ts';
import { pagesOf, readGitPlace } from './repository/git-place.ts';
import { addPackages } from './repository/install.ts';
import { needsBrowser, reasonOf } from './components/probe.ts';
import type { SitePlan } from './templates/site-plan.ts';
import { aliasOf, pathsFrom } from './repository/find-source.ts';
import { readRepository } from './repository/read-repository.ts';
import { listThemeTexts } from './look/theme-classes.ts';
import { planLook } from './plan-look.ts';

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
  const beside = [...within, ...Object.keys(peerDependencies)];
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
  // A text within anything else may be no more than what is left there.
  const shown = components.filter((one) => kindOf(one.name) !== null || !one.hasChildren);
  const example =
    installed === null || needsBrowser(probed)
      ? null
      : await pickExample({ site, installed, beside, ...found, settings, docs, shown });
  // What loads and yet shows nothing by itself still has an API.
  const reason = docs.length === 0 ? '' : reasonOf(probed);
  if (components.length === 0 && reason !== null) throw refusalOf(library, reason, probed);
  const { chosen } = probed;
  const known = [...docs, ...near];
  const provider =
    chosen && checkGiven(site, library.name, describeProvider(known, chosen), settings);
  if (provider && installed) declarePackage(site, installed, provider.specifier);
  const collector = probed.rendered.length === 0 ? null : findCollector(site, installed);
  if (collector) addPackages(site, { [collector.specifier]: collector.version });
  const looked = (css: string | undefined) =>
    planLook({
      ...{ site, root, library, use, docs: known, probed, provider, css },
      components: [...components, ...(example ? [asPicked(example)] : [])],
      dependencies: beside,
    });
  const { sheets = [], packages = [] } = example ?? {};
  for (const name of packages) declarePackage(site, installed!, name);
  const plain = looked(options.css);
  // What its authors say that it needs.
  const sheet = plain.css === null ? sheets.find((one) => isSheetOf(site, one)) : undefined;
  const look = sheet === undefined ? plain : looked(sheet);
  return {
    library: library.name,
    title: titleOf(library.name),
    url: options.url ?? pagesOf(readGitPlace(root).remote) ?? 'https://docs.example',
    components,
    example: example && { ...example, names: namesOf(example, library.name, docs) },
    clientOnly: needsBrowser(probed),
    complaint: components.length === 0 && example === null ? complaintOf(probed) : null,
    isNative:
      'react-native' in { ...dependencies, ...peerDependencies } &&
      /\breact-native\b/.test(probed.complaint ?? ''),
    ...settings,
    postcss: use.postcss,
    ...look,
    provider,
    collector,
  };
}

function titleOf(name: string): string {
  const plain = name.replace(/^@/, '').replace(/\/(?:core|react|components|material|ui)$/, '');
  const words = plain.split(/[/.-]+/);
  const isShort = (word: string) => /^(?:ui|css|api)$/.test(word);
  return words.map((word) => (isShort(word) ? word.toUpperCase() : capitalize(word))).join(' ');
}
