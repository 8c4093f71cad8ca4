/** Reading documentation comments as their authors wrote them, line breaks and indentation kept. */
import { withoutControls } from '../../../../shared/text/show-controls.ts';

/** A documentation comment, taken apart. */
export interface DocComment {
  /** Markdown before the first block tag; may be empty. */
  description: string;
  tags: DocTag[];
}

export interface DocTag {
  /** Without the `@`. */
  name: string;
  /** Text after the name, on any number of lines; may be empty. */
  text: string;
}

/** Characters of a comment that are read. Nobody reads so many, and a package is not to slow a build. */
const COMMENT_LENGTH = 20_000;

/** Whole ones: what stands in one may look like the beginning of another, as `/app/**` does. */
const COMMENTS = /\/\/.*|\/\*[^]*?\*\//g;

const DOC_COMMENT = /^\/\*\*(?!\/)/;

const EMPTY: DocComment = { description: '', tags: [] };

/** Tells whether a comment says nothing at all. */
export function isBlank({ description, tags }: DocComment): boolean {
  return description === '' && tags.length === 0;
}

/** The last documentation comment in the text that precedes a declaration. */
export function readDocComment(trivia: string): DocComment {
  const comment = trivia.match(COMMENTS)?.findLast((one) => DOC_COMMENT.test(one));
  if (comment === undefined) return EMPTY;
  const body = withoutControls(comment.slice(3, -2));
  return parseDocComment(body.length > COMMENT_LENGTH ? `${body.slice(0, COMMENT_LENGTH)}…` : body);
}

function parseDocComment(body: string): DocComment {
  const sections: DocTag[] = [{ name: '', text: '' }];
  let fenced = false;
  const behind = body.trim().includes('\n') ? BEHIND : BEHIND_ALONE;
  for (const raw of body.split(/\r?\n/)) {
    const line = raw.replace(/^\s*\* ?/, '').trimEnd();
    if (line.trimStart().startsWith('```')) fenced = !fenced;
    const { text, tags: found } = fenced ? { text: line, tags: [] } : splitTags(line, behind);
    if (text !== null) sections.at(-1)!.text += `\n${text}`;
    sections.push(...found);
  }
  const [description, ...tags] = sections.map(({ name, text }) => ({
    name,
    text: linkText(text).trim(),
  }));
  const tagged = tags.find(({ name }) => DESCRIPTIONS.has(name))?.text;
  const titled = tags.find(({ name, text }) => TITLES.has(name) && !IDENTIFIER.test(text))?.text;
  return { description: description!.text || tagged || (titled ?? ''), tags };
}

/** Tags that some authors begin a description with; those who write two languages have `@en` beside `@zh`. */
const DESCRIPTIONS = new Set(['description', 'desc', 'en']);

/** Tags that say in few words what is documented, where nothing else does. */
const TITLES = new Set(['name', 'title', 'summary']);

/** What `@name` gives by its own meaning: what is documented under another name. */
const IDENTIFIER = /^[\w$.#~-]*$/;

/**
 * Takes block tags off a line. Tags begin their line, but many authors write a default or a version behind the description
 * in the same one: `Size of the knob @default 'md'`.
 */
function splitTags(line: string, behind: RegExp): { text: string | null; tags: DocTag[] } {
  let text: string | null = null;
  const tags: DocTag[] = [];
  for (let rest = line; ;) {
    const [whole, name = '', after = ''] = TAG.exec(rest) ?? [];
    if (whole !== undefined && tags.length < MAX_TAGS) {
      tags.push({ name, text: '' });
      rest = after;
      continue;
    }
    const [, before = '', tag = ''] = behind.exec(rest) ?? [];
    // An odd number of backticks before it: the tag is spoken of, not set.
    const isSet = tag !== '' && before.split('`').length % 2 === 1 && tags.length < MAX_TAGS;
    const own = isSet ? before : rest;
    const last = tags.at(-1);
    if (last === undefined) text = own;
    else last.text = own;
    if (!isSet) return { text, tags };
    rest = tag;
  }
}

const TAG = /^\s*@([a-zA-Z]\w*)(?=[:.]?(?:\s|$))[:.]?\s*(.*)$/;

/** Tags that are read of one line. */
const MAX_TAGS = 100;

const LINE_ENDS = String.raw`default(?:Value)?\s+\S.*|since\s+v?\d.*|deprecated(?:\s.*)?`;
const OTHERS = String.raw`(?:param|returns?|throws|exception|example|see|remarks|typeParam|template)\s+\S.*|internal|private|ignore|hidden|public|alpha|beta|experimental`;

/** A description, and a tag with what has to follow it. */
const BEHIND = new RegExp(String.raw`^(.*?\S)\s+(@(?:${LINE_ENDS}))$`);

/** In a comment of one line there is no other place for what a function takes, gives and throws. */
const BEHIND_ALONE = new RegExp(String.raw`^(.*?\S)\s+(@(?:${LINE_ENDS}|${OTHERS}))$`);

/** `{@link target text}` in Markdown. */
function linkText(text: string): string {
  return text.replace(/\{@link(?:code|plain)?\s([^{}]*)\}/g, (whole, inner: string) => {
    const content = inner.trimStart();
    const [target] = /[^\s|]*/.exec(content)!;
    if (target === '') return whole;
    const name =
      content
        .slice(target.length)
        .trim()
        .replace(/^\|\s*/, '') || target;
    return /^https?:/.test(target) ? `[${name}](${target})` : `\`${name}\``;
  });
}
