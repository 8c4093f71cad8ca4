import { ELEMENT_IDS } from '../../shared/contract.ts';
import './notices.css';

/**
 * A new element for a notice at the bottom of the window, where notices stack. In the document it
 * comes between the shell and the content, so that the keyboard reaches it before the page.
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
