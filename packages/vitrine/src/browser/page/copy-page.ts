import { announce } from '../core/announce.ts';
import { CLIENT_ERRORS } from '../core/client-errors.ts';
import { copyText } from '../core/copy/copy-text.ts';
import { fetchText } from '../core/read-limited.ts';

/** How long the link says that it has copied. */
const COPIED_MS = 2000;

/** Copies the Markdown that a link leads to, and says so in its place. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const text = link.textContent;
  const [failure, hint] = CLIENT_ERRORS['copy-failed'];
  const copied = await fetchText(link.href).then(copyText, () => false);
  link.textContent = copied ? 'Copied' : failure;
  announce(copied ? 'Page copied' : `${failure}. ${hint}`);
  setTimeout(() => (link.textContent = text), COPIED_MS);
}
