import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { mountDemos } from 'virtual:vitrine/mount-demos';
import { ELEMENT_IDS } from '../shared/contract.ts';
import { App } from './app.tsx';
import { Answering } from './core/clicks/answering.tsx';
import './deferred.css';
import { loadFirstUse, startFirstUse } from './core/first-use/first-use.ts';
import { showChosenTabs, startCodeTabs } from './page/code-tabs.ts';
import { startContentBehaviours } from './page/content-behaviours.ts';
import { startHotPages } from './dev/hot.ts';
import { startNotFound } from './router/not-found.ts';
import { createPageState } from './router/page-state.ts';
import { startPreferences } from './preferences/preferences.ts';
import { startPrint } from './page/print.ts';
import { readPage } from './router/read-page.ts';
import type { RouterOptions } from './router/load-page.ts';
import { startRouter } from './router/router.ts';
import { startServices } from './services/start-services.ts';

/** Takes over the document that the server wrote. */
export function start(): void {
  const { data, page } = readPage(document);
  const state = createPageState(page);
  let unmountDemos: () => void = () => undefined;

  startPreferences();
  startContentBehaviours();
  startCodeTabs();
  startFirstUse();
  startPrint();
  const router: RouterOptions = {
    state,
    buildId: data.buildId,
    leave: () => unmountDemos(),
    enter: () => {
      showChosenTabs();
      unmountDemos = mountDemos(data.adapterUrl);
    },
  };
  startRouter(router);
  if (import.meta.hot) startHotPages(router, showChosenTabs);
  startNotFound(state);
  /** Without its code, the browser goes there by itself. */
  const go = (href: string) =>
    loadFirstUse().then(
      ({ navigate }) => navigate(href),
      () => location.assign(href),
    );
  // As a transition, so that React yields to the reader while it hydrates; in a task of its own, so that the
  // one that ends the document's loading stays short, and React does not answer the `load` event of each icon.
  setTimeout(startTransition, 0, () => {
    const shell = document.getElementById(ELEMENT_IDS.shell)!;
    hydrateRoot(
      shell,
      <Answering root={shell}>
        <App site={data} state={state} navigate={go} />
      </Answering>,
    );
  });
  unmountDemos = mountDemos(data.adapterUrl);
  startServices(data, state.page);
  window.vitrineStarted = true;
}
