import { lstatSync } from 'node:fs';
import path from 'node:path';
import { printDocs } from '../agents/print-docs.ts';
import { refuseFolder } from '../agents/refuse-folder.ts';
import { assertCurrent, planDocs, writeDocs } from '../agents/write-docs.ts';
import { failure, throwErrors } from '../base/errors.ts';
import { requirePackage, isInstalled } from '../base/packages/find-package.ts';
import { checkSite } from '../check/check-site.ts';
import type { SiteContent } from '../model/site.ts';
import { loadContent } from '../site/load-content.ts';
import { readSite } from '../site/read-site.ts';

interface AgentsResult {
  dir: string;
  files: number;
  written: number;
  bytes: number;
}

/**
 * Writes the documentation of a library into its own package, for agents that work where it is installed.
 * @param out folder of the package; by default that of the first package the site documents
 * @param check writes nothing, and fails where something would be written
 * @throws VitrineError with every problem of the site; `docs-not-ours`, `docs-outdated`, `no-package-folder`, `usage`
 */
export async function agents(
  root: string,
  { out, check }: { out?: string | undefined; check: boolean },
): Promise<AgentsResult> {
  if (out !== undefined) refuseFolder(path.resolve(out));
  const content = await loadContent(root);
  const dir = out === undefined ? findOwnPackage(content) : path.resolve(out);
  const { site, compiled } = await readSite(root, { content, measure: true });
  throwErrors(await checkSite(site, compiled));
  const docs = await printDocs(site, compiled);
  const plan = check ? planDocs(dir, docs) : writeDocs(dir, docs);
  if (check) assertCurrent(plan);
  const bytes = [...plan.files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { dir, files: plan.files.size, written: plan.changed.length, bytes };
}

/** The package that is documented, where it is the maintainer's own: a link to a folder of the workspace. */
function findOwnPackage({ root, config }: SiteContent): string {
  const [first] = config.api;
  if (!first) throw failure('usage', ['vitrine agents needs a package in "api", or --out DIR']);
  const found = requirePackage(root, first.package);
  if (isInstalled(found.dir) || !lstatSync(found.dir).isDirectory()) {
    throw failure('usage', [
      `${first.package} is installed, and what is installed is not written to: name the folder of the package by --out DIR`,
    ]);
  }
  return found.dir;
}
