import type { Token } from 'markdown-it';
import type { Block, HtmlBlock } from '../../shared/page.ts';
import type { GeneratedText } from './place-directives.ts';
import { readProse } from './prose.ts';

/** Title and lead in a token stream. */
export interface Top {
  /** Index of the title's opening token; -1 when there is none. */
  index: number;
  /** Index of the first token after both. */
  end: number;
}

interface BlockInput extends SourceInput {
  tokens: readonly Token[];
  top: Top;
  /** Blocks that are no prose, by the index of their token. */
  others: ReadonlyMap<number, Block>;
  render: (tokens: Token[]) => string;
}

interface SourceInput {
  /** The text of the page, whose first line is line `firstLine` of its file. */
  body: string;
  firstLine: number;
  /** Text in the place of directives. */
  generated: readonly GeneratedText[];
}

type Source = NonNullable<HtmlBlock['markdown']>;

/** Everything but title and lead: HTML, parted wherever something else stands. */
export function renderBlocks({ tokens, top, others, ...input }: BlockInput): Block[] {
  const blocks: Block[] = [];
  const sourceOf = createSourceReader(input);
  /** Source without HTML: definitions of links, which HTML elsewhere needs. */
  let left: Source = [];
  let from = 0;
  let line = 0;
  const addHtml = (to: number, toLine: number) => {
    const part = tokens.slice(from, to);
    const html = input.render(part).trim();
    left.push(...sourceOf(line, toLine));
    if (html === '') return;
    blocks.push({ kind: 'html', html, prose: readProse(part), markdown: left });
    left = [];
  };
  const indexes = top.index === -1 ? [...others.keys()] : [top.index, ...others.keys()];
  for (const index of indexes.sort((a, b) => a - b)) {
    const [start, end] = tokens[index]!.map!;
    addHtml(index, start);
    const block = others.get(index);
    if (block !== undefined) blocks.push(block);
    from = index === top.index ? top.end : index + 1;
    // The lead is a paragraph: it opens three tokens before its end.
    line = from === index + 6 ? tokens[index + 3]!.map![1] : end;
  }
  addHtml(tokens.length, Infinity);
  const last = blocks.findLast((block) => block.kind === 'html');
  if (last?.kind === 'html') last.markdown!.push(...left);
  return blocks;
}

/** @returns what lines of the text, the last of them left out, are made of; blank ones count for nothing */
function createSourceReader({ body, firstLine, generated }: SourceInput) {
  const lines = body.split('\n');
  const isBlank = (line: number) => lines[line]!.trim() === '';
  // Parts are asked for from the top down.
  const waiting = [...generated].reverse();
  return (from: number, to: number): Source => {
    const end = Math.min(to, lines.length);
    const source: Source = [];
    const add = (first: number, last: number) => {
      let [start, stop] = [first, last];
      while (start < stop && isBlank(start)) start += 1;
      while (start < stop && isBlank(stop - 1)) stop -= 1;
      if (start < stop) source.push([start + firstLine, stop + firstLine - 1]);
    };
    let at = from;
    for (let next = waiting.at(-1); next && next.line < end; next = waiting.at(-1)) {
      waiting.pop();
      if (next.line < from) continue;
      add(at, next.line);
      source.push(next.markdown);
      at = next.line + 1;
    }
    add(at, end);
    return source;
  };
}
