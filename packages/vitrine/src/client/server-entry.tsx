import { renderToString } from 'react-dom/server';
import { adapter } from 'virtual:vitrine/adapter';
import { demos } from 'virtual:vitrine/demos';
import pageStyleSheets from 'virtual:vitrine/page-styles';
import siteStyles from 'virtual:vitrine/site-styles';
import { App } from '../shell/app.tsx';
import { DemoToolbar } from '../shell/demo/demo-toolbar.tsx';
import apiStyles from '../shell/styles/api.css?inline';
import appBarStyles from '../shell/styles/app-bar.css?inline';
import codeStyles from '../shell/styles/code.css?inline';
import contentsStyles from '../shell/styles/contents.css?inline';
import contentStyles from '../shell/styles/content.css?inline';
import deferredDemoStyles from '../shell/styles/deferred/demo.css?inline';
import demoStyles from '../shell/styles/demo.css?inline';
import drawerStyles from '../shell/styles/drawer.css?inline';
import furnitureStyles from '../shell/styles/furniture.css?inline';
import frameStyles from '../shell/styles/frame.css?inline';
import layoutStyles from '../shell/styles/layout.css?inline';
import loadFailureStyles from '../shell/styles/load-failure.css?inline';
import navTreeStyles from '../shell/styles/nav-tree.css?inline';
import pagesStyles from '../shell/styles/pages.css?inline';
import playgroundStyles from '../shell/styles/playground.css?inline';
import preferencesStyles from '../shell/styles/preferences.css?inline';
import searchBoxStyles from '../shell/styles/search-box.css?inline';
import sponsorStyles from '../shell/styles/sponsor-slot.css?inline';
import tokenStyles from '../shell/styles/tokens.css?inline';
import type { Server } from '../contract.ts';
import { toolbarPrefix } from './demos.ts';
import { createPageState } from './page-state.ts';
import { SERVER_CHOICES } from './preferences.ts';

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
  renderToString(<DemoToolbar data={data} />, { identifierPrefix: toolbarPrefix(id) });

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
  demo: demoStyles,
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
  playground: playgroundStyles,
  sponsor: sponsorStyles,
};

export const pageStyles: Server['pageStyles'] = pageStyleSheets;

const prerenderPlain: NonNullable<typeof adapter.prerender> = (demo, render) => ({
  html: render(demo),
  styles: [],
});
