import type { CodeLanguage } from '../demo/code-language.ts';
import { EDIT_PREFIX } from '../demo/edit-hash.ts';
import type { EditedFile } from './runner/edited-code.ts';

/** An edit as a link carries it. */
export interface SharedEdit {
  language: CodeLanguage;
  /** The files that differ from the demo as written. */
  files: EditedFile[];
}

/** Longest state, in characters: far beyond any demo, and short enough for every browser's address. */
export const MAX_STATE = 60_000;
/** Most characters of code that a state may unpack to. */
export const MAX_CODE = 200_000;
/** Changes when older links can no longer be read. */
const FORMAT = 1;

/** Why an edit in an address is refused, in words for the reader. */
export class EditLinkError extends Error {}

/**
 * The fragment for an edit of a demo.
 * @throws EditLinkError when it is too long for an address
 */
export async function writeEditHash(demo: string, edit: SharedEdit): Promise<string> {
  const { language, files } = edit;
  const text = JSON.stringify([FORMAT, language, files.map(({ name, code }) => [name, code])]);
  const packed = await readAll(
    pipe(new TextEncoder().encode(text), new CompressionStream('deflate')),
  );
  const state = toBase64Url(packed);
  if (state.length > MAX_STATE) throw new EditLinkError('The edit is too long for a link.');
  return `${EDIT_PREFIX}${encodeURIComponent(demo)}~${state}`;
}

/**
 * Unpacks an edit.
 * @throws EditLinkError for anything that `writeEditHash` has not made
 */
export async function readEditState(state: string): Promise<SharedEdit> {
  if (state.length > MAX_STATE) throw new EditLinkError('The edit in this link is too long.');
  return parseState(await unpack(state));
}

async function unpack(state: string): Promise<string> {
  try {
    // The format carries a checksum, so what was cut off or altered does not unpack.
    const stream = pipe(fromBase64Url(state), new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream, MAX_CODE));
  } catch (error) {
    if (error instanceof EditLinkError) throw error;
    throw new EditLinkError('The edit in this link is incomplete or damaged.', { cause: error });
  }
}

function parseState(text: string): SharedEdit {
  try {
    const [format, language, entries] = JSON.parse(text) as unknown[];
    const files = (entries as unknown[][]).map(([name, code]) => ({ name, code }));
    const isKnown = format === FORMAT && (language === 'ts' || language === 'js');
    if (isKnown && files.length > 0 && files.every(isFile)) return { language, files };
  } catch {
    // As below.
  }
  throw new EditLinkError('The edit in this link was not made by this site.');
}

function isFile(file: { name: unknown; code: unknown }): file is EditedFile {
  return typeof file.name === 'string' && typeof file.code === 'string';
}

function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

/** @throws EditLinkError as soon as there are more bytes than the limit: a few can unpack to very many */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  limit = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new EditLinkError('The edit in this link is too long.');
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
