import type { ComponentDoc } from '../model/component-doc.ts';
import { findPackage } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';
import { listProviders } from './components/choose-providers.ts';
import { probe, type Probed, type Trial } from './components/probe.ts';
import { readNearDocs } from './near-docs.ts';
import { candidateOf } from './repository/find-library.ts';
import { addPackages, dropPackages, install } from './repository/install.ts';
import { readPlace, specOf } from './repository/workspace.ts';

/** A module that is not found hides the next. */
const MOST_ROUNDS = 4;

/**
 * Renders what a library has, with providers of packages that lie beside it where its components ask for them.
 * @param installed `null` where it lies in the site's own folder
 */
export async function tryLibrary(
  site: string,
  library: string,
  installed: InstalledPackage | null,
  first: Trial,
): Promise<{ trial: Trial; probed: Probed; near: ComponentDoc[] }> {
  const probed = probeWithPeers(site, installed, first);
  // Some parts of a library may stand without what most of it needs.
  const isLacking = probed.rendered.length < first.candidates.length / 2;
  const alone = { trial: first, probed, near: [] };
  if (installed === null || !isLacking) return alone;
  const { name, docs } = await readNearDocs(installed, probed.complaint);
  if (docs.length === 0) return alone;
  // A copy of it that the folder above has would not know that of the library.
  const isReached = findPackage(site, name)?.dir === findPackage(installed.dir, name)?.dir;
  if (!isReached) {
    // Strict package managers install what a package depends on for that package alone.
    declarePackage(site, installed, name);
    install(site);
  }
  const trial = { ...first, providers: [...first.providers, ...listProviders(docs, library)] };
  const within = probe(site, trial);
  // What only sets another look is not missed.
  const isNeeded = within.rendered.length > probed.rendered.length;
  if (isNeeded && within.chosen?.provider.specifier === name)
    return { trial, probed: within, near: docs };
  if (!isReached) {
    dropPackages(site, [name]);
    install(site);
  }
  return alone;
}

/** Installs peers that a library calls optional and cannot be loaded without. */
function probeWithPeers(site: string, installed: InstalledPackage | null, trial: Trial): Probed {
  const { peerDependencies: peers = {} } = installed?.manifest ?? {};
  let probed = probe(site, trial);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = probed.missing.filter((name) => name in peers);
    // What loads has no need of what another path of it asks for, as one for React Native.
    if (probed.rendered.length > 0 || probed.loadsSome || missing.length === 0) break;
    for (const name of missing) declarePackage(site, installed!, name);
    install(site);
    probed = probe(site, trial);
  }
  return probed;
}

/**
 * What is imported of a library's packages is declared, as strict package managers want it, and linked where it lies in
 * the repository.
 */
export function declarePackage(site: string, { dir, manifest }: InstalledPackage, name: string) {
  const spec = manifest.dependencies?.[name] ?? manifest.peerDependencies?.[name];
  if (spec === undefined) return;
  const found = findPackage(site, name) ?? findPackage(dir, name);
  const wanted =
    found === null ? spec : specOf(candidateOf(site, found, spec, dir), readPlace(site));
  addPackages(site, { [name]: wanted });
}
