import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { CONTENT_DIR, upwards } from '../../base/folders.ts';
import { shortDigest } from '../../base/text.ts';
import { isInstalled } from '../../base/packages/find-package.ts';

/**
 * What a bundle was made from besides the files of the site's own folder that every key has: the code of linked
 * packages, and prose for plugins that read it.
 */
export interface BundleInputs {
  /** Absolute paths. */
  files: string[];
  /** Linked packages: folders whose style sheets count, whichever of them imports which. */
  packages: string[];
  /** A plugin has read the Markdown of the site. */
  prose: boolean;
  digest: string;
}

export interface Folders {
  root: string;
  /** The engine's sources, whose key is in that of every bundle. */
  engine: string;
}

const STYLES = /\.(?:css|scss|sass|less|styl|pcss)$/;

/** Notes the modules of a bundle that lie outside of the site. */
export function noteModules(folders: Folders, found: Set<string>): Plugin {
  return {
    name: 'vitrine:note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        if (isOutside(folders, file)) found.add(file);
      }
    },
  };
}

/** Whether the file is neither the site's, nor the engine's, nor one of an installed package. */
function isOutside({ root, engine }: Folders, file: string): boolean {
  if (!path.isAbsolute(file) || file.startsWith(root + path.sep)) return false;
  if (file.startsWith(engine + path.sep)) return false;
  return !isInstalled(file);
}

/**
 * @param modules what bundles contain
 * @param watched what plugins say they have read
 */
export function describeInputs(
  folders: Folders,
  modules: ReadonlySet<string>,
  watched: ReadonlySet<string>,
): BundleInputs {
  const { root } = folders;
  const outside = [...watched].filter((file) => isOutside(folders, file) && isFile(file));
  const files = [...new Set([...modules, ...outside])].sort();
  const packages = [...new Set([...modules].map(findManifest).filter(Boolean))].sort();
  const content = path.join(root, CONTENT_DIR) + path.sep;
  const prose = [...watched].some((file) => file.startsWith(content) && file.endsWith('.md'));
  const inputs = { files, packages, prose };
  return { ...inputs, digest: digestInputs(root, inputs) };
}

/** Whether all that was noted is as it was. */
export function areSame(root: string, inputs: BundleInputs | undefined): boolean {
  return inputs === undefined || digestInputs(root, inputs) === inputs.digest;
}

function digestInputs(root: string, { files, packages, prose }: Omit<BundleInputs, 'digest'>) {
  const styles = packages.flatMap((dir) =>
    listFiles(dir, (name, file) => isSkipped(name) || path.join(dir, file) === root)
      .filter((name) => STYLES.test(name))
      .map((name) => path.join(dir, name)),
  );
  const content = path.join(root, CONTENT_DIR);
  const pages = prose
    ? listFiles(content)
        .filter((name) => name.endsWith('.md'))
        .map((name) => path.join(content, name))
    : [];
  return shortDigest(
    ...[...files, ...styles, ...pages].flatMap((file) => [
      file,
      isFile(file) ? readFileSync(file) : '',
    ]),
  );
}

const isSkipped = (name: string) => name === 'node_modules' || name.startsWith('.');

/** The folder of the package that a file belongs to; empty when there is none. */
function findManifest(file: string): string {
  for (const dir of upwards(path.dirname(file))) {
    if (existsSync(path.join(dir, 'package.json'))) return dir;
  }
  return '';
}
