import { ELEMENT_IDS, type BlankPageData } from '../../../shared/contract.ts';
import { reportListening } from '../../dev/listening.ts';
import { startServices } from '../../services/start-services.ts';
import { createStore } from '../../core/store.ts';
import { startHotBlankPage } from './hot-blank-page.ts';

/** Starts what a page without the shell has in common with all others, besides its content. */
export function startBlankPage(): void {
  const embedded = document.getElementById(ELEMENT_IDS.data);
  // The document of a demo that was opened by its own address is no page.
  if (!embedded) {
    if (import.meta.hot) reportListening();
    return;
  }
  const { page, ...services } = JSON.parse(embedded.textContent) as BlankPageData;
  startServices(services, createStore({ ...page, documentTitle: document.title }));
  if (import.meta.hot) startHotBlankPage(page.pathname);
}
