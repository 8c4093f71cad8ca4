import type { TextPlace } from './limits/limits.ts';
import type { Env, MarkdownIt as Parser, Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';
import type { Block, PageLink } from '../../shared/page.ts';
import type { Place, SiteFacts } from './directives/directive.ts';
import type { Directives, ParsedDirective } from './directives/parse.ts';
import { makeHarmless } from './harmless.ts';
import { takeSlug } from '../../shared/markdown/slug.ts';

/** Markdown that the site made in the place of a directive. */
export interface GeneratedText {
  /** The line of the directive's token. */
  line: number;
  markdown: string;
}

/**
 * Reads the directives of a page. Those that the site makes Markdown of are replaced by its tokens; every
 * one of them counts as one of the directive's line, so that a problem is reported where the maintainer
 * can do something. The others have what is written on their line as their `meta`.
 */
export function expandDirectives(
  tokens: readonly Token[],
  { directives, site, parser, env }: ExpandTools,
  { file, lineOf }: TextPlace,
): { tokens: Token[]; generated: GeneratedText[]; uses: string[]; problems: Problem[] } {
  const generated: GeneratedText[] = [];
  const uses: string[] = [];
  const problems: Problem[] = [];
  const expand = (token: Token): Token | Token[] => {
    if (token.type !== 'directive' || token.level > 0) return token;
    const [line] = token.map!;
    const refuse = (reason: string) =>
      problems.push(problem('invalid-directive', [reason], { file, line: lineOf(line) }));
    const parsed = directives.parse(token.content);
    if (typeof parsed === 'string') refuse(parsed);
    else if ('read' in parsed.directive) token.meta = { parsed };
    else {
      uses.push(token.content);
      const made = parsed.directive.generate(parsed, site);
      if ('markdown' in made) {
        generated.push({ line, markdown: made.markdown });
        // A directive in text from elsewhere is text.
        const inner = parser.parse(made.markdown, { ...env, directives: undefined });
        for (const each of inner) {
          each.meta = { ...each.meta, isGenerated: true };
          if (each.map !== null) each.map = [...token.map!];
          if (each.type === 'table_open' && made.table) each.attrSet('data-table', made.table);
        }
        return inner.filter(makeHarmless);
      }
      refuse(made.reason);
    }
    return token;
  };
  return { tokens: tokens.flatMap(expand), generated, uses, problems };
}

interface ExpandTools {
  directives: Directives;
  site: SiteFacts;
  parser: Parser;
  env: Env;
}

/** Makes the blocks of the directives that `expandDirectives` has left, by the index of their token. */
export function makeBlocks(
  tokens: readonly Token[],
  { pathname, workspace }: Pick<Place, 'pathname' | 'workspace'>,
  { file, lineOf }: TextPlace,
) {
  const blocks = new Map<number, Block>();
  const hashes = new Set<string>();
  const claimed = new Map<string, number>();
  const links: PageLink[] = [];
  const problems: Problem[] = [];
  let tocIndex = 0;
  for (const [index, { type, tag, level, meta, map }] of tokens.entries()) {
    if (level > 0) continue;
    if (type === 'heading_open' && (tag === 'h2' || tag === 'h3')) tocIndex += 1;
    const parsed = meta?.parsed as ParsedDirective | undefined;
    if (!parsed || !('read' in parsed.directive)) continue;
    const line = lineOf(map![0]);
    const place: Place = {
      ...{ pathname, file, workspace, line, tocIndex },
      claim: (name) => {
        const first = claimed.get(name) ?? null;
        if (first === null) claimed.set(name, line);
        return first;
      },
      takeHash: (wanted) => takeSlug(wanted, hashes),
      addLink: (href) => links.push({ href, line }),
      refuse: (reason) => problem('invalid-directive', [reason], { file, line }),
    };
    const made = parsed.directive.read(parsed, place);
    if ('kind' in made) blocks.set(index, made);
    else problems.push(made);
  }
  return { blocks, hashes, links, problems };
}
