import type { CodedError } from '../core/client-errors.ts';

/** An error, or text alone. */
export type MessageContent = Pick<CodedError, 'text'> & { code?: string };
/** Text of a message's button, and what it does. */
export type MessageAction = [label: string, run: () => void];

/** A message in a demo's box, outside React; `toolbar/message.tsx` is the same in it. */
export function createMessage({ text, code }: MessageContent, action?: MessageAction): HTMLElement {
  const message = document.createElement('p');
  message.className = 'demo-message';
  message.role = 'alert';
  message.dir = 'auto';
  message.textContent = `${text} `;
  if (code) message.dataset.error = code;
  if (!action) return message;
  const button = document.createElement('button');
  button.type = 'button';
  [button.textContent, button.onclick] = action;
  message.append(button);
  return message;
}

/** Keeps the focus in a demo's box: the button of a message goes with it. */
export function focusBox(box: HTMLElement): void {
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}

/** The same for a button that goes once it is pressed, in a demo or a playground's result. */
export function focusAround(button: HTMLElement): void {
  const box = button.closest<HTMLElement>('.demo, .playground-stage');
  if (box) focusBox(box);
}
