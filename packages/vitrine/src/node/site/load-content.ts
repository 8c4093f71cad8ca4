import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fillAddress } from '../base/addresses/safe-address.ts';
import { readEngineId } from '../base/engine-id.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { findWorkspace } from '../base/install/workspace.ts';
import { tryFindPackage } from '../base/packages/find-package.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Config } from '../config/schema.ts';
import type { ListedFiles } from '../content/listed-files.ts';
import {
  findIgnoredFiles,
  readMarkdownEntries,
  type EntryContext,
} from '../content/markdown-entries.ts';
import type { Entry } from '../model/entry.ts';
import type { SiteContent } from '../model/site.ts';
import { readChangelogs } from '../releases/changelogs.ts';
import { describeVersions, type VersionedPackage } from '../versions/versions-file.ts';

/**
 * Reads configuration and Markdown, but none of the packages that the site documents.
 * @throws VitrineError when the configuration is invalid
 * @param known the configuration, when it has been loaded already
 */
export async function loadContent(root: string, known?: Config): Promise<SiteContent> {
  const cacheDir = path.join(root, CACHE_DIR);
  const config = known ?? (await loadConfig(root, cacheDir));
  const releases = readChangelogs(root, config.changelogs);
  const listed = await listFiles(root, config);
  const { changelogs } = releases;
  const { routes } = listed;
  const context = entryContext({
    root,
    config,
    changelogs,
    routes,
    api: findVersions(root, config),
  });
  const found = readMarkdownEntries(context, cacheDir);
  // The dev server shows what is being written.
  const isLeftOut = ({ listing }: Entry) =>
    listing?.draft === true && process.env.NODE_ENV !== 'development';
  return {
    root,
    cacheDir,
    engineId: readEngineId(),
    config,
    routes,
    markdown: found.filter((entry) => !isLeftOut(entry)),
    drafts: new Set(found.filter(isLeftOut).map(({ pathname }) => pathname)),
    changelogs,
    problems: [...releases.problems, ...listed.problems, ...findIgnoredFiles(root)],
  };
}

/** The documented packages that are installed. Whoever reads the APIs says which of them is not. */
function findVersions(root: string, { api }: Config): VersionedPackage[] {
  return api.flatMap((config) => {
    const installed = tryFindPackage(root, config.package);
    return installed === null ? [] : [{ config, version: installed.version }];
  });
}

/** Most sites have no pages elsewhere, and need nothing that looks for them. */
async function listFiles(root: string, config: Config): Promise<ListedFiles> {
  if (config.content.length === 0) return { routes: new Map(), problems: [] };
  const { findListedFiles } = await import('../content/listed-files.ts');
  return findListedFiles(root, config);
}

/** Makes the "Edit this page" address of a file; empty without a repository. */
function editLink({ repository }: Config): (file: string) => string {
  return (file) => fillAddress(repository?.edit, { file });
}

/** The facts of the site that Markdown entries depend on. */
export function entryContext({
  root,
  config,
  changelogs,
  api,
  routes,
}: Pick<SiteContent, 'root' | 'config' | 'changelogs' | 'routes'> & {
  api: readonly VersionedPackage[];
}): EntryContext {
  const workspace = path.relative(realpathSync(root), findWorkspace(root)).replaceAll('\\', '/');
  return {
    ...{ root, workspace, routes },
    edit: editLink(config),
    addressOf: (file) => fillAddress(config.repository?.source, { file }),
    repositoryUrl: config.repository?.url.replace(/\/+$/, '') ?? '',
    facts: {
      changelogs,
      versions: describeVersions(config, api),
      language: config.language,
    },
  };
}
