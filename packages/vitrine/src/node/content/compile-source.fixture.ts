import { addSearch } from '../blocks/index.ts';
import { compileMarkdown } from '../markdown/compile.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { DIRECTIVES } from './directives.ts';

/** For tests: compiles a Markdown file as an entry does, for a site without changelogs and versions. */
export function compileSource(
  source: string,
  { pathname, file }: { pathname: string; file: string },
) {
  const site = { changelogs: [], versions: null, language: 'en' };
  const text = { ...splitFrontMatter(source, file), file };
  const { page, problems } = compileMarkdown(text, { pathname, directives: DIRECTIVES, site });
  return { page: addSearch(page), problems };
}
