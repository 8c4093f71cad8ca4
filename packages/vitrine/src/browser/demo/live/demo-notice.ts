import { RESET } from './demo-boundary.tsx';
import type { DemoError } from '../demo-errors.ts';
import type { DemoElements } from './demos.ts';

/**
 * Says below a demo what is wrong with it, and offers to start it anew. Not a part of the demo's own
 * root: that must render what the server did, or may be stuck.
 */
export function createDemoNotice(
  elements: DemoElements,
  reset: () => void,
): { show: (error: DemoError) => void; hide: () => void } {
  const notice = document.createElement('p');
  notice.className = 'demo-message';
  notice.role = 'alert';
  notice.dir = 'auto';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = RESET;
  button.addEventListener('click', reset);
  return {
    show: ({ code, message, hint }) => {
      elements.content.after(notice);
      notice.dataset.error = code;
      notice.replaceChildren(`${message}. ${hint} `, button);
    },
    hide: () => notice.remove(),
  };
}
