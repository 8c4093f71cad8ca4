import type { DemoSourceData, ToolbarData } from '../../shared/contract.ts';
import type { CodeLanguage } from '../demo/code-language.ts';
import { readEditState, EditLinkError, type SharedEdit } from './edit-link.ts';
import { createEditSession, type EditSession } from './edit-session.ts';

/** Edits last as long as the frames of their demos, whether their source is shown or not. */
const sessions = new WeakMap<HTMLElement, EditSession & { link?: string }>();

/** The edit of a demo that the reader has begun, or a new one. */
export function sessionOf(
  frame: HTMLElement,
  data: ToolbarData,
  source: DemoSourceData,
  language: CodeLanguage,
): EditSession {
  const known = sessions.get(frame);
  // What has not been changed can as well be edited in the other language.
  if (known && (known.language === language || known.changedFiles().length > 0)) return known;
  return startSession(frame, data, source, { language, files: [] });
}

/**
 * Begins the edit that an address carries. Nothing of it runs before the reader wants it to.
 * @throws EditLinkError when the address has none of this demo
 */
export async function openSharedEdit(
  frame: HTMLElement,
  data: ToolbarData,
  source: DemoSourceData,
  state: string,
): Promise<EditSession> {
  const known = sessions.get(frame);
  if (known?.link === state) return known;
  const shared = await readEditState(state);
  const names = source.files.map((variants) => variants[shared.language].name);
  if (shared.files.some(({ name }) => !names.includes(name))) {
    throw new EditLinkError('The edit in this link was made of other files than this demo’s.');
  }
  return Object.assign(startSession(frame, data, source, shared), { link: state });
}

function startSession(
  frame: HTMLElement,
  { title, previewUrl }: ToolbarData,
  source: DemoSourceData,
  { language, files: shared }: SharedEdit,
): EditSession {
  sessions.get(frame)?.close();
  sessions.get(frame)?.hidePreview();
  const written = source.files.map((variants) => {
    const { name, code } = variants[language];
    return { name, code };
  });
  const session = createEditSession({ frame, title, previewUrl, language, written, shared });
  sessions.set(frame, session);
  return session;
}
