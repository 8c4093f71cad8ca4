/** What the tags of documentation comments say. */
import { onOneLine } from '../../../../shared/text/one-line.ts';
import { noteText, withoutDash } from '../../../../shared/text/note-text.ts';
import type { DocComment, DocTag } from './jsdoc.ts';

/** Text of the first tag with one of these names; `null` when there is none. */
export function tagText({ tags }: DocComment, ...names: string[]): string | null {
  return tags.find((tag) => isTag(tag, names))?.text ?? null;
}

/** Names of tags are the same in capitals and without, as TSDoc has it: `@defaultvalue`. */
const isTag = ({ name }: DocTag, names: readonly string[]) =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

/** Versions and examples that tags give. */
export function otherTags(doc: DocComment): {
  since: string | null;
  deprecated: string | null;
  deprecatedSince: string | null;
  examples: string[];
} {
  const examples = textsOf(doc, 'example');
  return { deprecated: tagText(doc, 'deprecated'), examples, ...versionTags(doc) };
}

/** Since when something is there, and since when it is deprecated. */
export function versionTags(doc: DocComment): {
  since: string | null;
  deprecatedSince: string | null;
} {
  const deprecated = tagText(doc, 'deprecated') ?? '';
  return {
    since: tagText(doc, 'since', 'version') || null,
    deprecatedSince: DEPRECATED_SINCE.exec(deprecated)?.[1] ?? null,
  };
}

/** `5.2 use …`, `since v6`, `as of version 7.1.0`. */
const DEPRECATED_SINCE =
  /(?:^(?:in )?v?(?=\d+\.\d)|\b(?:since|as of)\s+(?:version\s+)?v?)(\d+(?:\.\d+){0,2}(?:-\w+(?:\.\w+)*)?)/i;

/** What `@see` and `@throws` say, Markdown. */
export function remarkTags(doc: DocComment): { see: string[]; throws: string[] } {
  const throws = textsOf(doc, 'throws', 'throw', 'exception').map(thrownText);
  return { see: textsOf(doc, 'see').map(seenText), throws };
}

/** Texts of all tags with one of these names, empty ones left out. */
function textsOf({ tags }: DocComment, ...names: string[]): string[] {
  return tags.flatMap((tag) => (isTag(tag, names) && tag.text !== '' ? [tag.text] : []));
}

/** An address alone is a link. */
function seenText(text: string): string {
  return noteText(text).replace(/^https?:\/\/[^\s()<>]+/, '<$&>');
}

/** `{RangeError} when …` with the type as code. */
function thrownText(text: string): string {
  const { type, rest } = splitType(text);
  return [type === '' ? '' : `\`${type}\``, noteText(rest)].filter((part) => part !== '').join(' ');
}

/** Tells whether the author keeps the declaration out of the documentation. */
export function isHidden(doc: DocComment): boolean {
  return tagText(doc, 'ignore', 'internal', 'private', 'hidden') !== null;
}

/** The description, with remarks, and arguments and result of a function as a list under it. Markdown. */
export function describe(doc: DocComment): string {
  const parameters = doc.tags.flatMap(({ name, text }) =>
    name === 'param' ? parameterNote(text) : [],
  );
  // A list of one is none.
  const isList = parameters.length > 0;
  const results = doc.tags.flatMap(({ name, text }) =>
    name === 'returns' || name === 'return' ? returnNote(text, isList ? '  ' : '') : [],
  );
  const notes = isList
    ? [...parameters, ...results.map((result) => `returns ${result}`)].map((note) => `- ${note}`)
    : results.map((result) => `Returns ${result}`);
  return paragraphs(describeAlone(doc), notes.join('\n'));
}

/** The description with remarks alone, where parameters and results have a place of their own. */
export function describeAlone(doc: DocComment): string {
  return paragraphs(doc.description, ...textsOf(doc, 'remarks'), ...stabilityNotes(doc));
}

/** What is not settled yet by the word of its author: it may be gone in the next version. */
function stabilityNotes({ description, tags }: DocComment): string[] {
  return tags
    .filter((tag) => isTag(tag, ['alpha', 'beta', 'experimental']))
    .filter(({ name, text }) => text !== '' || !new RegExp(`\\b${name}\\b`, 'i').test(description))
    .map(({ name, text }) => {
      const stage = `${name[0]!.toUpperCase()}${name.slice(1).toLowerCase()}`;
      return text === '' ? `${stage}.` : `${stage}: ${noteText(text, '')}`;
    });
}

/** What `@param` says of a parameter, or of a member of one: `options.size`. */
export interface ParameterTag {
  name: string;
  /** From `[size=3]`, or `null`. */
  default: string | null;
  description: string;
}

/** The parameters that a comment describes, in its order. */
export function parameterTags({ tags }: DocComment): ParameterTag[] {
  return tags.flatMap(({ name, text }) => {
    const match = name === 'param' ? PARAMETER.exec(splitType(text).rest) : null;
    if (match === null) return [];
    const [, opening, parameter = '', value, about = ''] = match;
    const stated = opening === undefined ? null : (value?.trim() ?? null);
    return [{ name: parameter, default: stated, description: withoutDash(about) }];
  });
}

const PARAMETER = /^(\[)?([\w$.]+)(?:=([^\]]*))?\]?[^\S\n]*(?:-[^\S\n]*)?([\s\S]*)/;

/** What `@returns` says; may be empty. */
export function resultTag(doc: DocComment): string {
  return withoutDash(splitType(tagText(doc, 'returns', 'return') ?? '').rest);
}

/** The description of a member, whose tags have no place of their own. Markdown. */
export function describeMember(doc: DocComment): string {
  const { see, throws } = remarkTags(doc);
  const notes = [
    ...throws.map((text) => `Throws ${text}`),
    ...see.map((text) => `See ${text.replace(/^See /i, '')}`),
  ];
  return paragraphs(describe(doc), ...notes);
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function parameterNote(text: string): string[] {
  const { type, rest } = splitType(text);
  const match = /^\[?([\w$.]+(?:=[^\]]*)?)\]?[^\S\n]*(?:-[^\S\n]*)?([\s\S]*)/.exec(rest);
  if (match === null) return [];
  const [, name = '', after = ''] = match;
  const about = noteText(after);
  const typed = type === '' ? '' : ` (\`${type}\`)`;
  const between = about.startsWith('\n') ? ':' : ': ';
  return [`\`${name}\`${typed}${about === '' ? '' : between + about}`];
}

function returnNote(text: string, indent: string): string[] {
  const { type, rest } = splitType(text);
  // Authors begin with the word themselves, or as a sentence does.
  const said = noteText(rest, indent).replace(/^returns?:? /i, '');
  if (type === '')
    return said === '' ? [] : [said.replace(/^(A|An|The) /, (one) => one.toLowerCase())];
  const about = [`\`${type}\``, said].filter((part) => part !== '');
  return [about.join(': ')];
}

/** Takes a leading `{type}` off, braces inside it balanced. */
export function splitType(text: string): { type: string; rest: string } {
  if (!text.startsWith('{')) return { type: '', rest: text };
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') depth += 1;
    else depth -= 1;
    if (depth === 0)
      return { type: onOneLine(text.slice(1, index)), rest: text.slice(index + 1).trim() };
  }
  return { type: '', rest: text };
}
