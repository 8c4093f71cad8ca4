import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failure } from '../base/errors.ts';
import { refuseArchives } from '../base/install/archives.ts';
import { sayFor } from '../base/install/manager-words.ts';
import { findPackageManager } from '../base/install/package-manager.ts';
import { readPackage } from '../base/packages/manifest.ts';
import { explainArguments } from './process/explain-arguments.ts';
import { showControls } from '../../shared/text/show-controls.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import { checkDir } from '../init/repository/check-dir.ts';
import { hasTerminal } from '../init/repository/own/own-packages.ts';
import { explainScripts, nameScript, readScripts } from '../init/repository/own/site-scripts.ts';
import { chooseLibrary, type AskLibrary } from '../init/repository/choose-library.ts';
import {
  install,
  installLibrary,
  pinVersion,
  prepareManifest,
} from '../init/repository/install.ts';
import { refuseOlderReact } from '../init/repository/react/refuse-older-react.ts';
import { explainOldReact } from '../init/repository/react/override-react.ts';
import { readPlace, separatingFiles, specOf } from '../init/repository/workspace.ts';
import { checkNamedSheet, readNamedSheet } from '../init/look/named-sheet.ts';
import { planSite } from '../init/plan-site.ts';
import { explainComplaint } from '../init/templates/adapter.ts';
import { quotePath } from '../init/templates/text.ts';
import { siteFiles } from '../init/templates/site-files.ts';
import type { SitePlan } from '../init/templates/site-plan.ts';
import { writeNew } from '../init/write-new.ts';
import { writeWorkflow } from '../init/write-workflow.ts';

const OPTIONS = {
  library: { type: 'string' },
  dir: { type: 'string' },
  css: { type: 'string' },
  url: { type: 'string' },
  vitrine: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
} as const;

/** What Yarn writes beside the lockfile, and makes anew. */
const YARN_STATE = ['.yarn/install-state.gz'];

/** Writes the documentation of a library into a folder of its project; prints what it wrote and what comes next. */
export async function init(args: string[], root = process.cwd()): Promise<void> {
  const options = parse(args);
  if (options.url !== undefined) await checkUrl(options.url);
  const dir = checkDir(root, options.dir ?? 'docs');
  const site = path.join(root, dir);
  if (existsSync(path.join(site, CONFIG_FILE))) throw failure('already-a-site', [dir]);
  refuseOlderReact(site, dir);
  const css = options.css === undefined ? undefined : readNamedSheet(root, site, options.css);
  const chosen = await chooseLibrary(
    { root, dir },
    options.library,
    options.yes ? null : findAsker(),
  );
  const place = readPlace(site);
  const library = { ...chosen, spec: specOf(chosen, place) };
  const isListed = library.name in (readPackage(site)?.manifest.dependencies ?? {});
  const needsInstall = prepareManifest(site, library, options.vitrine);
  const separating = separatingFiles(site, place);
  writeNew(site, separating);
  if (needsInstall && isListed) install(site);
  else if (needsInstall) installLibrary(site, library.name);
  // A site that is a member of the workspace is installed as all of it.
  refuseArchives(site);
  pinVersion(site, library.name);
  const oldReact = explainOldReact(site, library.name);
  if (oldReact !== null) console.log(oldReact);
  if (css !== undefined) checkNamedSheet(site, css);
  const plan = await planSite(site, root, library, { css, url: options.url });
  const ignored = YARN_STATE.filter((name) => existsSync(path.join(site, name)));
  const { [CONFIG_FILE]: config, ...others } = siteFiles(plan, ignored);
  const files = [...Object.keys(separating), ...writeNew(site, others)];
  const run = findPackageManager(site);
  const outside = writeWorkflow({ root, site, library: library.folder, manager: run });
  // With it the folder is a site: what ends this before can be gone on with.
  files.push(...writeNew(site, { [CONFIG_FILE]: config! }));
  const written = [...files.map((file) => path.posix.join(dir, file)), ...outside];
  console.log(showControls(`Documentation of ${library.name}, with ${listPages(plan)}:\n`));
  for (const file of [path.posix.join(dir, 'package.json'), ...written]) console.log(`  ${file}`);
  if (plan.clientOnly)
    console.log(
      `\n${library.name} cannot be loaded without a browser: its demos are rendered there alone\n` +
        `(demos.clientOnly in ${path.posix.join(dir, CONFIG_FILE)}), and none was tried. Look at them.`,
    );
  else if (plan.complaint !== null)
    console.log(showControls(`\n${sayFor(site, explainComplaint(plan, dir))}`));
  const { name = '', unfilled = [] } = plan.provider ?? {};
  if (unfilled.length > 0)
    console.log(
      `\n${name} requires ${unfilled.join(', ')}, and ${library.name} exports no value for that: give it yours in\n` +
        `${path.posix.join(dir, 'adapter.tsx')}. Components that failed without it are not shown yet.`,
    );
  const scripts = readScripts(site);
  const kept = explainScripts(scripts, path.posix.join(dir, 'package.json'));
  if (kept !== null) console.log(`\n${kept}`);
  console.log(`\nNext: cd ${quotePath(dir)} && ${run} run ${nameScript(scripts, 'dev')}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw failure('usage', [explainArguments(error, Object.keys(OPTIONS))]);
  }
}

/** What the configuration would refuse is told before anything is written. */
async function checkUrl(url: string): Promise<void> {
  const { siteAddress } = await import('../config/values/addresses.ts');
  const [issue] = siteAddress.safeParse(url).error?.issues ?? [];
  if (issue) throw failure('usage', [`--url expects ${issue.message}, received "${url}"`]);
}

/** Asks in the terminal; `null` where nobody is there to answer. */
function findAsker(): AskLibrary | null {
  if (!hasTerminal()) return null;
  return async (...question) => (await import('../init/ask.ts')).askLibrary(...question);
}

function listPages({ components, example }: SitePlan): string {
  if (components.length === 0 && example) return 'the example of its README, and its API';
  if (components.length === 0)
    return 'its API. No component shows something by itself, so the first demo is yours to write';
  return `pages of ${components.map(({ title }) => title).join(', ')}`;
}
