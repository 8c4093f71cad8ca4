import { ELEMENT_IDS } from '../../shared/contract.ts';

/**
 * A new element for a notice at the bottom of the window, where notices stack. In the document it
 * comes between the shell and the content, so that the keyboard reaches it before the page. Who adds one imports
 * `notices.css`.
 */
export function addNotice(): HTMLElement {
  let area = document.querySelector('.notice-area');
  if (!area) {
    area = document.createElement('div');
    area.className = 'notice-area';
    document.getElementById(ELEMENT_IDS.shell)!.after(area);
  }
  const notice = document.createElement('div');
  area.append(notice);
  return notice;
}
