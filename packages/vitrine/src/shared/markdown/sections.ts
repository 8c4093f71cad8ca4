import { listMarkdownLines } from './lines.ts';
import { slugify, takeSlug } from './slug.ts';

/** A heading of Markdown with what belongs to it. */
export interface Section {
  title: string;
  hash: string;
  level: number;
  /** Its Markdown up to the next heading of any level. */
  text: string;
  /** Its Markdown with the sections below it. */
  whole: string;
}

/**
 * The sections of a page in order; the first has the title.
 * @param reserved hashes that no heading gets: those of its demos, which are called so in every link
 */
export function listSections(markdown: string, reserved: readonly string[] = []): Section[] {
  const heads: { start: number; title: string; level: number }[] = [];
  for (const { start, end, kind } of listMarkdownLines(markdown)) {
    if (kind !== 'heading') continue;
    const [, marks = '', line = ''] = /(#{1,6})(.*)/s.exec(markdown.slice(start, end))!;
    const title = line
      .trim()
      .replace(/(?:^|\s)#+$/, '')
      .trimEnd();
    heads.push({ start, title: plainTitle(title), level: marks.length });
  }
  const taken = new Set(reserved);
  const ends = listEnds(heads, markdown.length);
  return heads.map(({ start, title, level }, index) => ({
    ...{ title, level },
    hash: takeSlug(slugify(title), taken),
    text: markdown.slice(start, heads[index + 1]?.start ?? markdown.length).trim(),
    whole: markdown.slice(start, ends[index]).trim(),
  }));
}

const LEVELS = [1, 2, 3, 4, 5, 6];

/** Where each section ends with those below it: at the next heading of its level, or of one above. */
function listEnds(heads: readonly { start: number; level: number }[], length: number): number[] {
  // By level, of the headings after the one that is looked at.
  const next = new Map(LEVELS.map((level) => [level, length]));
  const ends = heads.toReversed().map(({ start, level }) => {
    const end = next.get(level)!;
    for (const below of LEVELS) if (below >= level) next.set(below, start);
    return end;
  });
  return ends.reverse();
}

/** The section of a heading, by its hash or else by its title: a page may give a heading a hash of its own. */
export function findSection(
  markdown: string,
  { hash, title }: Pick<Section, 'hash' | 'title'>,
): Section | undefined {
  const sections = listSections(markdown);
  return (
    sections.find((each) => each.hash === hash && each.title === title) ??
    sections.find((each) => each.title === title) ??
    sections.find((each) => each.hash === hash)
  );
}

/** A title without the marks of Markdown. */
function plainTitle(title: string): string {
  return title.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/\\([!-/:-@[-`{-~])|[`*]/g, '$1');
}
