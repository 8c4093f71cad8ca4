import { renderToString } from 'react-dom/server';
import { adapter } from 'virtual:vitrine/adapter';
import { demos } from 'virtual:vitrine/demos';
import pageStyleSheets from 'virtual:vitrine/page-styles';
import siteStyles from 'virtual:vitrine/site-styles';
import { App } from './app.tsx';
import { SANDBOXES } from './demo/sandbox/sandboxes.ts';
import { DemoToolbar } from './demo/toolbar/demo-toolbar.tsx';
import apiStyles from './styles/api.css?inline';
import appBarStyles from './page/app-bar.css?inline';
import codeStyles from './styles/code.css?inline';
import contentsStyles from './page/contents.css?inline';
import contentStyles from './styles/content.css?inline';
import deferredDemoStyles from './demo/demo.deferred.css?inline';
import demoStyles from './demo/demo.css?inline';
import drawerStyles from './drawer/drawer.css?inline';
import furnitureStyles from './styles/page-header.css?inline';
import frameStyles from './demo/iframe/iframe.css?inline';
import layoutStyles from './styles/layout.css?inline';
import loadFailureStyles from './styles/load-failure.css?inline';
import navTreeStyles from './drawer/nav-tree.css?inline';
import pagesStyles from './styles/page-list.css?inline';
import playgroundStyles from './playground/playground.css?inline';
import preferencesStyles from './preferences/preferences.css?inline';
import searchBoxStyles from './search/search-box.css?inline';
import sponsorStyles from './services/sponsor/sponsor-slot.css?inline';
import tokenStyles from './styles/tokens.css?inline';
import type { Server } from '../shared/contract.ts';
import { toolbarPrefix } from './demo/live/demos.ts';
import { createPageState } from './router/page-state.ts';
import { SERVER_CHOICES } from './preferences/preferences.ts';

/**
 * Implements `Server` (see `contract.ts`): bundled for Node with the site's adapter and demos.
 * Imports no Node itself.
 */
export const renderShell: Server['renderShell'] = (site, page) =>
  renderToString(<App site={site} state={createPageState(page)} navigate={() => undefined} />);

export const renderDemo: Server['renderDemo'] = async (file, id) => {
  const { default: Demo } = await demos[file]!();
  const { Provider, prerender = prerenderPlain } = adapter;
  return prerender(
    <Provider preferences={SERVER_CHOICES}>
      <Demo />
    </Provider>,
    (element) => renderToString(element, { identifierPrefix: id }),
  );
};

export const renderToolbar: Server['renderToolbar'] = (id, data) =>
  renderToString(<DemoToolbar data={data} sandboxes={data.editable ? TOOLBAR_SANDBOXES : []} />, {
    identifierPrefix: toolbarPrefix(id),
  });

const TOOLBAR_SANDBOXES = SANDBOXES.filter(({ place }) => place === 'toolbar').map(
  ({ label }) => label,
);

export const styleAttributes: Server['styleAttributes'] = (ids) =>
  adapter.styleAttributes?.(ids) ?? {};

export const styles: Server['styles'] = {
  base: [
    tokenStyles,
    layoutStyles,
    loadFailureStyles,
    appBarStyles,
    searchBoxStyles,
    drawerStyles,
    navTreeStyles,
    contentsStyles,
    preferencesStyles,
    contentStyles,
    furnitureStyles,
    codeStyles,
    siteStyles,
  ].join(''),
  frame: [
    tokenStyles,
    loadFailureStyles,
    demoStyles,
    deferredDemoStyles,
    frameStyles,
    siteStyles,
  ].join(''),
  api: apiStyles,
  pages: pagesStyles,
  demo: demoStyles,
  playground: playgroundStyles,
  sponsor: sponsorStyles,
};

export const pageStyles: Server['pageStyles'] = pageStyleSheets;

const prerenderPlain: NonNullable<typeof adapter.prerender> = (demo, render) => ({
  html: render(demo),
  styles: [],
});
