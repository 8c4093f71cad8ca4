import { SHELL_ID } from '../../../shared/contract.ts';
import { isDemoPage } from './hold-focus.ts';

/**
 * Keeps demos from leaving the place where they are read: a link to nowhere (`#`, or nothing) would lead to the top of the
 * page, a form without an address reload it. What the demo has handled, and any other address, is left as it is.
 * @returns a function that ends it
 */
export function stayInPlace(): () => void {
  // Such a page is its demo's own place.
  if (isDemoPage()) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const stay = (event: Event) => {
    if (!event.defaultPrevented && isOfDemo(event.target as Element) && leadsNowhere(event)) {
      event.preventDefault();
    }
  };
  document.addEventListener('click', stay, { signal });
  document.addEventListener('submit', stay, { signal });
  return () => controller.abort();
}

/** Whether an element stands in a demo, or where demos put what covers the page. */
function isOfDemo(target: Element): boolean {
  return target.closest(`.demo-content,main,#${SHELL_ID}`)?.matches('.demo-content') ?? true;
}

function leadsNowhere(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof HTMLFormElement && event instanceof SubmitEvent)) {
    return isNowhere((target as Element).closest('a[href]')?.getAttribute('href'));
  }
  const { submitter } = event;
  // It closes the dialog that it stands in.
  const method = submitter?.getAttribute('formmethod') ?? target.getAttribute('method');
  if (method?.toLowerCase() === 'dialog') return false;
  return isNowhere(submitter?.getAttribute('formaction') ?? target.getAttribute('action') ?? '');
}

const isNowhere = (address: string | null | undefined) => address === '' || address === '#';
