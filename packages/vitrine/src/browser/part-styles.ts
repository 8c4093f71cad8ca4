import siteStyles from 'virtual:vitrine/site-styles';
import apiStyles from './styles/api.css?inline';
import appBarStyles from './page/app-bar.css?inline';
import changesStyles from './services/compare-versions.css?inline';
import codeStyles from './styles/code.css?inline';
import contentsStyles from './page/contents.css?inline';
import contentStyles from './styles/content.css?inline';
import deferredDemoStyles from './demo/demo.deferred.css?inline';
import demoStyles from './demo/demo.css?inline';
import drawerStyles from './drawer/drawer.css?inline';
import pageHeaderStyles from './styles/page-header.css?inline';
import iframeStyles from './demo/iframe/iframe.css?inline';
import layoutStyles from './styles/layout.css?inline';
import loadFailureStyles from './styles/load-failure.css?inline';
import navTreeStyles from './drawer/nav-tree.css?inline';
import pagesStyles from './styles/page-list.css?inline';
import playgroundStyles from './playground/playground.css?inline';
import preferencesStyles from './preferences/preferences.css?inline';
import searchBoxStyles from './search/search-box.css?inline';
import sponsorStyles from './services/sponsor/sponsor-slot.css?inline';
import tokenStyles from './styles/tokens.css?inline';
import type { PartStyle } from '../shared/contract.ts';

/** The style sheets of the parts of pages, in the order in which they apply. The first is in every page. */
export const partStyles: PartStyle[] = [
  {
    name: 'base',
    css: [
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
      pageHeaderStyles,
      codeStyles,
      siteStyles,
    ].join(''),
  },
  { name: 'sponsor', css: sponsorStyles },
  { name: 'api', css: apiStyles },
  { name: 'changes', css: changesStyles },
  { name: 'pages', css: pagesStyles },
  { name: 'demo', css: demoStyles },
  { name: 'playground', css: playgroundStyles },
];

/** What a document needs that is a demo alone. */
export const documentStyles = [
  tokenStyles,
  loadFailureStyles,
  demoStyles,
  deferredDemoStyles,
  iframeStyles,
  siteStyles,
].join('');
