import type { Token } from 'markdown-it';
import { problem, type Problem } from '../../base/errors.ts';
import { countNewlines, withoutComments } from '../../base/text.ts';
import { readCodeInfo } from '../code/code-info.ts';
import type { TextPlace } from '../limits/limits.ts';

/** What stands in the place of the callouts of other tools. */
export const CALLOUTS =
  'a note is a quote that begins with [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION]';
const NO_MDX = 'pages are Markdown, not MDX';
const NO_CODE = `${NO_MDX}: code belongs into demos`;
const NO_COMPONENTS = `${NO_MDX}: components are shown by demos`;

interface Rule {
  /** Matches what other tools understand, in what the author wrote: a backslash makes it text. */
  pattern: RegExp;
  /** Why nothing comes of it, or what says the same. */
  reason: string;
}

/** What a paragraph begins with, or consists of. */
const PARAGRAPHS: readonly Rule[] = [
  { pattern: /^(?:!!!|\?\?\?\+?) *[\w-]+/, reason: CALLOUTS },
  { pattern: /^::[a-z][\w-]*$/i, reason: 'there is no such directive' },
  { pattern: /^\[!\w+\]/, reason: `${CALLOUTS}, alone on its line` },
  {
    pattern: /^(?:\[\[toc\]\]|\[toc\]|\$\{toc\})$/i,
    reason: 'the contents of a page stand beside it by themselves',
  },
  { pattern: /^import\s(?:[\w*{][^;"']*\sfrom\s+)?["'][^"']+["'];?/, reason: NO_CODE },
  { pattern: /^export (?:const|default|function) \w+/, reason: NO_CODE },
  { pattern: /^\{\/\*/, reason: `${NO_MDX}: a comment is <!-- … -->` },
  { pattern: /^\$\$/, reason: 'formulas are not drawn; write MathML, <math>…</math>' },
  { pattern: /^<<< \S+/, reason: 'code is not taken from files; a demo shows its source' },
  { pattern: /^\*\[[^\]]+\]:/, reason: 'write <abbr title="…">…</abbr> where it is used' },
];

const FOOTNOTE: Rule = {
  pattern: /(?<!\\)\[\^[^\]\s]{1,200}\]/,
  reason: 'there are no footnotes; write the note into the text, or below it',
};

/** One that is no link written out. */
const REFERENCE = /(?<!\\)\[\^[^\]\s]{1,200}\](?!\()/;

/** What stands anywhere in running text. */
const PASSAGES: readonly Rule[] = [
  FOOTNOTE,
  {
    pattern: /(?<![\\=\w])==(?![=\s])[^=\n]{1,200}(?<!\s)==(?![=\w])/,
    reason: 'write <mark>…</mark>',
  },
  {
    pattern: /(?<![\\+\w])\+\+(?![+\s])[^+\n]{1,200}(?<!\s)\+\+(?![+\w])/,
    reason: 'write <ins>…</ins>',
  },
  { pattern: /(?<=\w)(?<![\\~])~\w{1,20}~(?!~)/, reason: 'write <sub>…</sub>' },
  { pattern: /(?<=[\w)])(?<!\\)\^\w{1,20}\^/, reason: 'write <sup>…</sup>' },
  {
    pattern: /(?<![\\[])\[\[(?!toc\])[a-z][^[\]\n]{0,200}\]\]/i,
    reason: 'a link is [text](/path)',
  },
  { pattern: /(?<![\\\w:]):(?:\+1|-1|[a-z]\w{1,40}):(?![\w:])/, reason: 'write the emoji itself' },
  {
    pattern: /(?<![\\$\w])\$(?![\s\d${])(?=[^$\n]{0,200}[\\^_=])[^$\n]{1,200}(?<!\s)\$(?![$\w])/,
    reason: 'formulas are not drawn; write MathML, <math>…</math>',
  },
  { pattern: /(?<!\\)(?:\{%|\{\{[<%]) *\/?[a-z][\w-]*/i, reason: 'there are no tags of templates' },
  { pattern: /(?<![\\\w])<[A-Z][\w.]*(?: [^<>\n]{0,200})?\/?>/, reason: NO_COMPONENTS },
];

/** An identifier or a class behind the text of a heading. */
const HEADING_ATTRIBUTES: Rule = {
  pattern: /(?<!\\)\{ ?[#.][\w-]+[^{}]*\}$/,
  reason:
    'the address of a heading follows from its text; an <a id="…"></a> above it keeps another',
};
/** A definition below its term. */
const DEFINITION: Rule = { pattern: /^: +\S+/, reason: 'write <dl><dt>…</dt><dd>…</dd></dl>' };
/** React writes components so, and browsers take the element of that name, or one that means nothing. */
const COMPONENT: Rule = { pattern: /<[A-Z]\w*[a-z]\w*/, reason: NO_COMPONENTS };
const NO_DIAGRAMS =
  'diagrams are not drawn, readers see the code; show a picture, or a demo that draws it';
const DIAGRAM = /^(?:mermaid|plantuml|puml|graphviz|dot|d2)$/i;

/** Any character that one of the rules needs: most paragraphs have none. */
const MARKS = /[[=+~^:${<!?]|^(?:import|export) |^\*\[/;

/**
 * Finds what other tools make more of than the words that readers would see here. Each is told once a page, where it is
 * first: the rest is written alike.
 */
export function findForeignSyntax(
  tokens: readonly Token[],
  { file, lineOf }: TextPlace,
): { problems: Problem[] } {
  const problems: Problem[] = [];
  const told = new Set<string>();
  const tell = (reason: string, what: string, line: number) => {
    if (told.has(reason)) return;
    told.add(reason);
    const at = { file, line: lineOf(line), severity: 'warning' as const };
    problems.push(problem('foreign-syntax', [what, reason], at));
  };
  const match = ({ pattern, reason }: Rule, text: string, line: number) => {
    const [what] = pattern.exec(text) ?? [];
    if (what !== undefined) tell(reason, what, line);
  };

  let line = 0;
  for (const [index, { type, map, content, children, info, meta }] of tokens.entries()) {
    line = map?.[0] ?? line;
    if (meta?.isGenerated) continue;
    if (type === 'fence' && DIAGRAM.test(readCodeInfo(info).language)) {
      tell(NO_DIAGRAMS, readCodeInfo(info).language, line);
    } else if (type === 'html_block') matchHtml(content, line);
    else if (type === 'inline') {
      if (tokens[index - 1]!.type === 'heading_open') match(HEADING_ATTRIBUTES, content, line);
      if (MARKS.test(content)) readInline(content, children!, line);
    }
  }
  return { problems };

  function readInline(content: string, children: readonly Token[], start: number): void {
    // What is a callout or has a backslash before it begins otherwise in one of the two.
    const text = children[0]?.type === 'text' ? children[0].content : '';
    for (const rule of PARAGRAPHS) if (rule.pattern.test(text)) match(rule, content, start);
    const rules = PASSAGES.filter(({ pattern }) => pattern.test(content));
    const mayHaveNotes = REFERENCE.test(content);
    let here = start;
    let isFirst = true;
    for (const [index, child] of children.entries()) {
      // A note of one word, or an address, is where a link leads.
      if (child.type === 'link_open' && mayHaveNotes)
        match(FOOTNOTE, `[${children[index + 1]!.content}]`, here);
      if (child.type === 'softbreak' || child.type === 'hardbreak') here += 1;
      else if (child.type === 'html_inline') {
        matchHtml(child.content, here);
        here += countNewlines(child.content);
      } else if (child.type === 'text') {
        if (here > start && isFirst) match(DEFINITION, child.content, here);
        for (const rule of rules) match(rule, child.content, here);
      }
      isFirst = child.type === 'softbreak';
    }
  }

  function matchHtml(html: string, start: number): void {
    if (/^\s*<(?:script|style|pre|textarea)\b/i.test(html)) return;
    const [what] = COMPONENT.pattern.exec(withoutComments(html)) ?? [];
    if (what === undefined) return;
    tell(COMPONENT.reason, `${what}>`, start + countNewlines(html.slice(0, html.indexOf(what))));
  }
}
