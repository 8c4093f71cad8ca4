import path from 'node:path';
import type { Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';
import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import type { Page, TocItem } from '../../shared/page.ts';
import { compileBlank } from './compile-blank.ts';
import type { SiteFacts } from './directives/directive.ts';
import type { Directives } from './directives/parse.ts';
import { findForeignSyntax } from './foreign/foreign-syntax.ts';
import type { SplitSource } from './front-matter.ts';
import { checkHtml } from './html/check-html.ts';
import { limitLinks } from './limit-links.ts';
import { capProblems, describeLimits } from './limits/limits.ts';
import { createParser, type ParserEnv } from './parser.ts';
import { expandDirectives, makeBlocks } from './place-directives.ts';
import { readKeywords } from './keywords.ts';
import { toPlainText } from './plain-text.ts';
import { anchorHeadings, collectFindings, placeLinks } from './prepare.ts';
import { renderBlocks } from './render-blocks.ts';
import { collectSearchRecords } from './search-records.ts';

const parser = createParser();

/** The Markdown of a page. */
export interface PageText extends SplitSource {
  /** The file that `body` is from, relative to the site's root: problems name it, and it is the one to edit. */
  file: string;
}

export interface CompileInput {
  /** The page's URL path, e.g. `/demos/buttons`. */
  pathname: string;
  directives: Directives;
  /** Data that directives generate Markdown from. */
  site: SiteFacts;
  /** Folder that everything shown lies in, seen from the site's root: `..`; empty for the root itself. */
  workspace?: string;
  /**
   * Gives the address of a file that the text links relatively; empty: the link stays as it is. For text at
   * the root of a repository, which is read there as well.
   */
  linkTo?: (href: string) => string;
}

export interface CompiledMarkdown {
  /** Complete even where the text has problems. */
  page: Page;
  problems: Problem[];
  /** Inputs besides the text: lines of directives, and relative links. */
  uses: string[];
}

/** Parses the Markdown of a page. */
export function parsePage({ body }: PageText, directives: Directives) {
  const env: ParserEnv = { directives };
  return { tokens: parser.parse(body, env), env };
}

/** Parses the Markdown of a page; one without a first-level heading begins with the title of its header. */
function parseTitled(text: PageText, directives: Directives) {
  const parsed = parsePage(text, directives);
  const title = text.data.title?.replace(/\s+/g, ' ').trim() ?? '';
  if (title === '' || readTop(parsed.tokens).index !== -1) return { text, ...parsed };
  const titled = {
    ...text,
    body: `# ${escapeMarkdown(title)}\n\n${text.body}`,
    bodyLine: text.bodyLine - 2,
  };
  return { text: titled, ...parsePage(titled, directives) };
}

/** Compiles the Markdown of a page, step by step. Reads nothing but its arguments. */
export function compileMarkdown(source: PageText, input: CompileInput): CompiledMarkdown {
  const { text, tokens: parsed, env } = parseTitled(source, input.directives);
  const { data, body, bodyLine, file } = text;
  const { pathname, directives, site, linkTo, workspace = '' } = input;
  const place = { file, lineOf: (line: number) => line + bodyLine };

  const links = linkTo ? placeLinks(parsed, linkTo) : new Map<string, string>();
  const expanded = expandDirectives(parsed, { directives, site, parser, env }, place);
  const { tokens, generated } = expanded;
  limitLinks(tokens, env, body);
  const top = readTop(tokens);
  const findings = collectFindings(tokens, directives.stray, place);
  const foreign = findForeignSyntax(tokens, place);
  const raw = checkHtml(tokens, place);
  const live = makeBlocks(tokens, { pathname, workspace }, place);
  const taken = new Set([...live.hashes, ...raw.ids]);
  const headings = anchorHeadings(tokens, top.index, taken, env);

  const heading = headings.find(({ index }) => index === top.index);
  const title = heading?.text || data.title || pathname;
  const description = data.description ?? toPlainText(top.lead).trim();
  const first = tokens[top.index] ?? tokens[0];
  const line = place.lineOf(first === undefined ? 0 : first.map![0]);
  const missing = [
    ...(heading?.text ? [] : [problem('missing-title', [], { file, line })]),
    ...(description ? [] : [problem('missing-description', [], { file, line })]),
  ];
  const sections = headings.filter(
    ({ index }) => tokens[index]!.level === 0 && index !== top.index,
  );
  const contents = sections.filter(({ level }) => level > 1);
  const keywords = readKeywords(data.keywords ?? [], new Set(contents.map(({ hash }) => hash)), {
    file,
    line: text.keyLines?.keywords ?? 1,
  });
  const page: Page = {
    kind: 'markdown',
    pathname,
    title,
    tabTitle: data.title || title,
    hash: heading?.hash ?? '',
    description,
    lead: parser.renderer.renderInline(top.lead, parser.options, env),
    ...describeSource(tokens[top.index + 3], top, links, bodyLine),
    components: data.components ?? [],
    ...(data.package && { package: data.package }),
    ...(data.thumbnail && {
      thumbnail: path.posix.join(path.posix.dirname(file), data.thumbnail),
    }),
    ...(data.image && { image: data.image }),
    ...(data.sponsor === false && { sponsor: false }),
    blocks: renderBlocks({
      ...{ tokens, top, others: live.blocks, generated, body, firstLine: bodyLine },
      render: (part) => parser.renderer.render(part, parser.options, env),
    }),
    toc: contents.map(({ text: name, hash, level }) => ({
      text: name,
      hash,
      level: level as TocItem['level'],
    })),
    anchors: [...new Set([...taken, ...raw.names])],
    // A picture that is not there is a dead link.
    links: [
      ...(data.image ? [{ href: data.image, line: text.keyLines?.image ?? 1 }] : []),
      ...findings.links,
      ...raw.links,
      ...live.links,
    ].sort((a, b) => a.line - b.line),
    search: collectSearchRecords(
      { tokens, start: top.end, sections },
      { pathname, title, description, components: data.components ?? [] },
      keywords,
    ),
    source: { file, editUrl: '' },
  };
  const problems = [text, expanded, live, findings, foreign, raw, keywords].flatMap(
    (step) => step.problems,
  );
  problems.push(...missing, ...describeLimits(env, place));
  const compiled =
    data.layout === 'blank' ? compileBlank(page, problems, line) : { page, problems };
  compiled.problems.sort((a, b) => a.line - b.line);
  return {
    page: compiled.page,
    problems: capProblems(compiled.problems),
    uses: [...links.keys(), ...expanded.uses],
  };
}

/** What the Markdown of the page is made of besides its blocks. */
function describeSource(
  lead: Token | undefined,
  { lead: children }: { lead: Token[] },
  links: ReadonlyMap<string, string>,
  bodyLine: number,
): Pick<Page, 'leadLines' | 'fileLinks'> {
  const placed = [...links].filter(([, address]) => address !== '');
  const [from, to] = lead?.map ?? [0, 0];
  const isOwn = children.length > 0 && !lead?.meta?.isGenerated;
  return {
    ...(isOwn && { leadLines: [from + bodyLine, to + bodyLine - 1] }),
    ...(placed.length > 0 && { fileLinks: Object.fromEntries(placed) }),
  };
}

/** Finds the title, and the paragraph right after it: the lead. */
function readTop(tokens: readonly Token[]) {
  const index = tokens.findIndex(
    ({ type, tag, level }) => type === 'heading_open' && tag === 'h1' && level === 0,
  );
  const after = index + 3;
  if (index === -1) return { index, end: 0, lead: [] };
  if (tokens[after]?.type !== 'paragraph_open') return { index, end: after, lead: [] };
  return { index, end: after + 3, lead: tokens[after + 1]!.children! };
}
