import { copyText } from './copy-text.ts';

/** How long a copy button says that it has copied. */
const COPIED_MS = 2000;

/**
 * What content HTML can do besides links and hashes, which the browser and the router handle:
 * copy a code block. Anything more interactive is a demo.
 */
export function startContentBehaviours(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>(
      'main .code > .copy',
    );
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copyCode(button, code.textContent);
  });
}

async function copyCode(button: HTMLButtonElement, text: string): Promise<void> {
  const copied = await copyText(text);
  button.textContent = copied ? 'Copied' : 'Copying failed';
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}
