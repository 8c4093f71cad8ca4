import { findSection } from '../../../shared/markdown/sections.ts';
import { announce } from '../../core/announce.ts';
import { CLIENT_ERRORS } from '../../core/client-errors.ts';
import { copyText } from '../../core/copy/copy-text.ts';
import { fetchText } from '../../core/read-limited.ts';

/** How long the button says that it has copied. */
const COPIED_MS = 2000;

/** Copies the Markdown of the section that a button stands at, and says so in its place. */
export async function copySection(button: HTMLButtonElement): Promise<void> {
  const [failure, hint] = CLIENT_ERRORS['copy-failed'];
  const label = button.ariaLabel;
  const copied = await readSection(button.parentElement!).then(copyText, () => false);
  announce(copied ? 'Section copied' : `${failure}. ${hint}`);
  // The pointer has led it to another heading.
  if (button.ariaLabel !== label) return;
  button.textContent = copied ? 'Copied' : failure;
  button.ariaLabel = null;
  setTimeout(() => {
    if (button.ariaLabel !== null) return;
    button.textContent = 'Copy section';
    button.ariaLabel = label;
  }, COPIED_MS);
}

/** The Markdown of a heading and of what stands below it. */
async function readSection(heading: Element): Promise<string> {
  const { href } = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')!;
  const hash = decodeURIComponent(heading.querySelector<HTMLAnchorElement>('a.anchor')!.hash);
  const title = heading.firstElementChild!.textContent.replace(/\s+/g, ' ').trim();
  const section = findSection(await fetchText(href), { hash: hash.slice(1), title });
  if (!section) throw new Error(`${href} has no section ${hash}`);
  return `${section.whole}\n`;
}
