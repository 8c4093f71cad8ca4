import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { resolveLinks } from '../base/files/paths.ts';
import type { PackageManager } from '../base/install/package-manager.ts';
import { findBuildSteps } from './repository/build-steps.ts';
import { readGitPlace } from './repository/git-place.ts';
import { nameScript, readScripts } from './repository/own/site-scripts.ts';
import { pagesWorkflow } from './templates/workflow.ts';
import { writeNew } from './write-new.ts';

const WORKFLOW = '.github/workflows/docs.yml';

/**
 * Writes the workflow to where hosts look for it: the top of the repository, whichever folder of it the project is.
 * @param library its folder, where it is a package of the repository
 * @returns the file, relative to the project; none where it is there already
 */
export function writeWorkflow({
  root,
  site,
  library,
  manager,
}: {
  root: string;
  site: string;
  library: string | null;
  manager: PackageManager;
}): string[] {
  const { top, branch } = readGitPlace(root);
  const within = (folder: string) => plain(resolveLinks(top), resolveLinks(folder));
  const isHere = (folder: string) => !within(folder).startsWith('..');
  // A library that is linked from elsewhere is not there where this runs.
  const steps = library === null || !isHere(library) ? [] : findBuildSteps(library);
  const before = steps
    .filter(({ folder }) => isHere(folder))
    .map((step) => ({ ...step, folder: within(step.folder) }));
  const text = pagesWorkflow({
    ...{ dir: within(site), before, manager, branch },
    script: nameScript(readScripts(site), 'build'),
    hasSubmodules: isFile(path.join(top, '.gitmodules')),
  });
  return writeNew(top, { [WORKFLOW]: text }).map((file) => plain(root, path.join(top, file)));
}

const plain = (from: string, to: string) => path.relative(from, to).replaceAll('\\', '/') || '.';
