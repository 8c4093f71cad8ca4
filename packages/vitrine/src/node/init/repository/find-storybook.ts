import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';

/** What Storybook tells of a library. */
export interface Storybook {
  /** Style sheets that every story has: files, and imports of packages. */
  styles: string[];
  /** Components that have stories. */
  components: string[];
}

const PREVIEWS = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((end) => `.storybook/preview.${end}`);
const SHEET = /import\s+['"]([^'"]+\.(?:css|s[ac]ss|less))['"]/g;
const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;

/** The Storybook of a library, or of the repository that it lies in; `null` without one. */
export function findStorybook(folder: string, root: string): Storybook | null {
  const home = [folder, root].find((dir) => existsSync(path.join(dir, '.storybook')));
  if (home === undefined) return null;
  const preview = PREVIEWS.map((file) => path.join(home, file)).find(isFile);
  const text = preview === undefined ? '' : readFileSync(preview, 'utf8');
  const styles = Array.from(text.matchAll(SHEET), ([, specifier]) =>
    specifier!.startsWith('.') ? path.join(home, '.storybook', specifier!) : specifier!,
  );
  const components = listFiles(folder, (name) => SKIPPED.test(name)).flatMap((file) => {
    const [, name] = /(?:^|\/)(\w+)\.stor(?:y|ies)\.\w+$/.exec(file) ?? [];
    return name === undefined ? [] : [name];
  });
  return { styles, components };
}
