import type { DemoSourceData, ToolbarData } from '../../shared/contract.ts';
import type { CodeLanguage } from '../demo/code-language.ts';
import { perDemo } from '../demo/per-demo.ts';
import { readEditState, EditLinkError, type SharedEdit } from './edit-link.ts';
import { createEditSession, type EditSession } from './edit-session.ts';

interface DemoEdit {
  session?: EditSession;
  /** The packed edit that the session was begun with. */
  link?: string;
}

/** Edits last as long as their page is shown, whether the source of their demo is shown or not. */
const editOf = perDemo<DemoEdit>(() => ({}), end);

/** The edit of a demo that the reader has begun, or a new one. */
export function sessionOf(
  data: ToolbarData,
  source: DemoSourceData,
  language: CodeLanguage,
): EditSession {
  const { session } = editOf(data.hash);
  // An unchanged demo can as well be edited in the other language.
  if (session && (session.language === language || session.changedFiles().length > 0)) {
    return session;
  }
  return startSession(data, source, { language, files: [] });
}

/**
 * Begins the edit that an address carries. Nothing of it runs before the reader wants it to.
 * @throws EditLinkError when the address has none of this demo
 */
export async function openSharedEdit(
  data: ToolbarData,
  source: DemoSourceData,
  link: string,
): Promise<EditSession> {
  const known = editOf(data.hash);
  if (known.session && known.link === link) return known.session;
  const shared = await readEditState(link);
  const names = source.files.map((variants) => variants[shared.language].name);
  if (shared.files.some(({ name }) => !names.includes(name))) {
    throw new EditLinkError('The edit in this link was made of other files than this demo’s.');
  }
  return startSession(data, source, shared, link);
}

function startSession(
  { hash, title, runnerUrl }: ToolbarData,
  source: DemoSourceData,
  { language, files: shared }: SharedEdit,
  link?: string,
): EditSession {
  const edit = editOf(hash);
  end(edit);
  const written = source.files.flatMap((variants) => {
    const { name, code, links, fixed } = variants[language];
    return fixed ? [] : { name, code, ...(links && { links }) };
  });
  const session = createEditSession({ hash, title, runnerUrl, language, written, shared });
  Object.assign(edit, { session, link });
  return session;
}

function end({ session }: DemoEdit): void {
  session?.close();
  session?.hideRunner();
}
