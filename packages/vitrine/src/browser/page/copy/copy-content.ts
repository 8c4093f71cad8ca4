import { announce } from '../../core/announce.ts';
import { CLIENT_ERRORS } from '../../core/client-errors.ts';
import { copyText } from '../../core/copy/copy-text.ts';
import { fetchText } from '../../core/read-limited.ts';

/** How long a link or a button says that it has copied. */
const COPIED_MS = 2000;

/** Copies what a link offers: its own address, or the Markdown it leads to. */
export function copyLink(link: HTMLAnchorElement): Promise<void> {
  return 'copy' in link.dataset ? copyPage(link) : copyAddress(link);
}

/** Says so in the link's place. */
async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const text = link.textContent;
  const [failure, hint] = CLIENT_ERRORS['copy-failed'];
  const copied = await fetchText(link.href).then(copyText, () => false);
  link.textContent = copied ? 'Copied' : failure;
  announce(copied ? 'Page copied' : `${failure}. ${hint}`);
  setTimeout(() => (link.textContent = text), COPIED_MS);
}

/** Copies where the link of a heading leads. It is in the address bar as well, so a failure needs no words. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) return;
  announce('Link copied');
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, COPIED_MS);
}

/** Copies the code block that a button belongs to, and says so in the button. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!;
  const copied = await copyText(code.textContent);
  const [failure, hint] = CLIENT_ERRORS['copy-failed'];
  button.textContent = copied ? 'Copied' : failure;
  announce(copied ? 'Copied' : `${failure}. ${hint}`);
  // So that one key press copies it.
  if (!copied) getSelection()?.selectAllChildren(code);
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}
