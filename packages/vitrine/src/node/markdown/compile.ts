import path from 'node:path';
import type { Env, Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';
import type { Block, DemoBlock, Page, PlaygroundBlock, TocItem } from '../../shared/page.ts';
import { compileBlank } from './compile-blank.ts';
import { parseDirective } from './directive.ts';
import { splitFrontMatter } from './front-matter.ts';
import { pagesStart, readPagesDirective } from './pages-directive.ts';
import { createParser } from './parser.ts';
import { placeGenerated, type Generated } from './place-generated.ts';
import { toPlainText } from './plain-text.ts';
import { parsePlayground, playgroundStart } from './playground-directive.ts';
import { anchorHeadings, collectFindings, placeLinks } from './prepare.ts';
import { collectSearchRecords } from './search-records.ts';
import { slugify, takeSlug, titleFromFileName } from './slug.ts';

const parser = createParser();

/** The file elsewhere in the repository that a page's header names as its `source`. */
export interface PageBody {
  /** Path relative to the site's root, e.g. `../ROADMAP.md`. */
  file: string;
  /** Its text; `null` when there is no such file. */
  text: string | null;
  /**
   * Where its relative links lead on the site, by the link as written. A file at the root of a repository
   * is read there as well, where its links are relative.
   */
  links: Record<string, string>;
}

export interface CompileInput {
  /** The page's URL path, e.g. `/demos/buttons`. */
  pathname: string;
  /** The file's path relative to the site's root, e.g. `content/demos/buttons/index.md`. */
  file: string;
  /** What the page shows in the place of its own text; problems in it name its file. */
  body?: PageBody | null;
  /** What stands in the place of directives that the site makes, by their line. */
  generated?: Record<string, Generated>;
}

/**
 * Compiles a Markdown file to a page. Reads nothing but its arguments.
 *
 * @param source the whole file
 * @returns the page, as good as can be made of the source, and every problem found in it
 */
export function compileMarkdown(
  source: string,
  input: CompileInput,
): { page: Page; problems: Problem[] } {
  const { pathname } = input;
  const { data, body, bodyLine, file, problems } = splitPage(source, input.file, input.body);
  const lineOf = (line: number) => line + bodyLine;
  const env: Env = {};
  const tokens = parser.parse(body, env);
  if (input.body) placeLinks(tokens, input.body.links);
  problems.push(...placeGenerated(tokens, input.generated ?? {}, parser, env, { file, lineOf }));

  const titleIndex = tokens.findIndex(
    ({ type, tag, level }) => type === 'heading_open' && tag === 'h1' && level === 0,
  );
  const lead = readLead(tokens, titleIndex);
  const findings = collectFindings(tokens, file, lineOf);
  const context = { pathname, file, lineOf };
  const demos = readDemos(tokens, context, problems);
  for (const { poster, line } of demos.values()) {
    for (const href of poster ? [poster.image, poster.href] : [])
      findings.links.push({ href, line });
  }
  const playgrounds = readPlaygrounds(tokens, context, demos, problems);
  const live = new Map<number, DemoBlock | PlaygroundBlock>([...demos, ...playgrounds]);
  problems.push(...findings.problems);

  const taken = new Set([...[...live.values()].map(({ hash }) => hash), ...findings.ids]);
  const headings = anchorHeadings(tokens, titleIndex, taken);
  const heading = headings.find(({ index }) => index === titleIndex);
  const description = data.description ?? lead.text;
  const titleLine = lineOf(tokens[titleIndex]?.map?.[0] ?? tokens[0]?.map?.[0] ?? 0);
  if (heading === undefined || heading.text === '') {
    problems.push(problem('missing-title', [], { file, line: titleLine }));
  }
  if (description === '') {
    problems.push(problem('missing-description', [], { file, line: titleLine }));
  }

  const title = heading?.text || data.title || pathname;
  const sections = headings.filter(
    ({ index }) => tokens[index]!.level === 0 && index !== titleIndex,
  );
  const contents = sections.filter(({ level }) => level > 1);
  const lists = readPagesDirective(tokens, contents, context, problems);
  const page: Page = {
    kind: 'markdown',
    pathname,
    title,
    tabTitle: data.title || title,
    hash: heading?.hash ?? '',
    description,
    lead: parser.renderer.renderInline(lead.tokens, parser.options, env),
    components: data.components ?? [],
    ...(data.preview && { preview: path.posix.join(path.posix.dirname(file), data.preview) }),
    ...(data.image && { image: data.image }),
    ...(data.sponsor === false && { sponsor: false }),
    blocks: renderBlocks(
      tokens,
      titleIndex,
      lead.end,
      new Map<number, Block>([...live, ...lists]),
      env,
    ),
    toc: contents.map(({ text, hash, level }) => ({
      text,
      hash,
      level: level as TocItem['level'],
    })),
    anchors: [...taken],
    // A picture that is not there is a dead link.
    links: data.image ? [{ href: data.image, line: 1 }, ...findings.links] : findings.links,
    search: collectSearchRecords(tokens, { pathname, title, description }, sections),
    source: { file, editUrl: '' },
  };
  if (data.layout === 'blank') return compileBlank(page, problems, titleLine);
  return { page, problems: problems.sort((a, b) => a.line - b.line) };
}

/** A page's header and the text that it shows, which may come from a file of its own. */
function splitPage(source: string, file: string, shown: PageBody | null | undefined) {
  const own = splitFrontMatter(source, file);
  if (!shown) return { ...own, file };
  const problems = [...own.problems];
  const refuse = (reason: string, line: number) =>
    problems.push(problem('invalid-source', [reason], { file, line }));
  const text = /\S/.exec(own.body);
  if (text !== null) {
    const line = own.bodyLine + own.body.slice(0, text.index).split('\n').length - 1;
    refuse('there is text below the header as well', line);
  }
  if (shown.text === null) {
    const line = source.slice(0, source.search(/^source\s*:/m)).split('\n').length;
    refuse(`there is no file "${shown.file}"`, line);
    return { ...own, body: '', file, problems };
  }
  const { data, body, bodyLine } = splitFrontMatter(shown.text, shown.file);
  return { data: { ...data, ...own.data }, body, bodyLine, file: shown.file, problems };
}

/** The paragraph right after the title; `end` is the index of the first token after both. */
function readLead(tokens: Token[], titleIndex: number) {
  const after = titleIndex + 3;
  const inline = tokens[after + 1];
  if (titleIndex === -1 || tokens[after]?.type !== 'paragraph_open' || !inline) {
    return { text: '', tokens: [], end: titleIndex === -1 ? 0 : after };
  }
  const children = inline.children ?? [];
  return { text: toPlainText(children).trim(), tokens: children, end: after + 3 };
}

interface DemoContext {
  pathname: string;
  file: string;
  lineOf: (line: number) => number;
}

/** The demos of the page by the index of their token. */
function readDemos(tokens: Token[], { pathname, file, lineOf }: DemoContext, problems: Problem[]) {
  const demos = new Map<number, DemoBlock>();
  const hashes = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'demo' || token.level > 0) continue;
    if (playgroundStart.test(token.content) || pagesStart.test(token.content)) continue;
    const line = lineOf(token.map![0]);
    const directive = parseDirective(token.content, path.posix.dirname(file));
    if (typeof directive === 'string') {
      problems.push(problem('invalid-directive', [directive], { file, line }));
      continue;
    }
    const first = [...demos.values()].find((demo) => demo.file === directive.file);
    if (first !== undefined) {
      const args: [string, string] = [directive.file, `${file}:${first.line}`];
      problems.push(problem('duplicate-demo', args, { file, line }));
      continue;
    }
    const { label, ...options } = directive;
    const name = path.posix.basename(directive.file).replace(/\.\w+$/, '');
    // Two folders may hold demos of the same name.
    const hash = takeSlug(name.replace(/[^\p{L}\p{N}\p{M}_]+/gu, '-'), hashes);
    const id = [...pathname.split('/').filter(Boolean), hash].join('-');
    const title = label || titleFromFileName(name);
    demos.set(index, { kind: 'demo', id, hash, title, line, ...options });
  }
  return demos;
}

/** The playgrounds of the page by the index of their token. */
function readPlaygrounds(
  tokens: Token[],
  { pathname, file, lineOf }: DemoContext,
  demos: ReadonlyMap<number, DemoBlock>,
  problems: Problem[],
) {
  const playgrounds = new Map<number, PlaygroundBlock>();
  const hashes = new Set([...demos.values()].map(({ hash }) => hash));
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'demo' || token.level > 0) continue;
    if (!playgroundStart.test(token.content)) continue;
    const line = lineOf(token.map![0]);
    const directive = parsePlayground(token.content, path.posix.dirname(file));
    if (typeof directive === 'string') {
      problems.push(problem('invalid-directive', [directive], { file, line }));
      continue;
    }
    const { label, ...rest } = directive;
    const name = slugify(titleFromFileName(rest.component));
    const hash = takeSlug(`${name}-playground`, hashes);
    const id = [...pathname.split('/').filter(Boolean), hash].join('-');
    const title = label || `${rest.component} playground`;
    playgrounds.set(index, { kind: 'playground', id, hash, title, line, ...rest });
  }
  return playgrounds;
}

/** Everything but title and lead: HTML, parted wherever something else stands. */
function renderBlocks(
  tokens: Token[],
  titleIndex: number,
  leadEnd: number,
  others: ReadonlyMap<number, Block>,
  env: Env,
): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  const addHtml = (to: number) => {
    const html = parser.renderer.render(tokens.slice(from, to), parser.options, env);
    if (html.trim() !== '') blocks.push({ kind: 'html', html: html.trim() });
  };
  const indexes = titleIndex === -1 ? [...others.keys()] : [titleIndex, ...others.keys()];
  for (const index of indexes.sort((a, b) => a - b)) {
    addHtml(index);
    const block = others.get(index);
    if (block !== undefined) blocks.push(block);
    from = index === titleIndex ? leadEnd : index + 1;
  }
  addHtml(tokens.length);
  return blocks;
}
