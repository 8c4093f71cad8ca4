import type { PageEntry } from 'vitrine';

/** Components of version 1 that have another name today, or none. Readers still look for them. */
const FORMER_API: PageEntry[] = [
  { pathname: '/api/expansion-panel', title: 'ExpansionPanel', displayNav: false },
  { pathname: '/api/expansion-panel-actions', title: 'ExpansionPanelActions', displayNav: false },
  { pathname: '/api/expansion-panel-details', title: 'ExpansionPanelDetails', displayNav: false },
  { pathname: '/api/expansion-panel-summary', title: 'ExpansionPanelSummary', displayNav: false },
  { pathname: '/api/grid-list', title: 'GridList', displayNav: false },
  { pathname: '/api/grid-list-tile', title: 'GridListTile', displayNav: false },
  { pathname: '/api/grid-list-tile-bar', title: 'GridListTileBar', displayNav: false },
  { pathname: '/api/hidden', title: 'Hidden', displayNav: false },
  { pathname: '/api/mui-theme-provider', title: 'MuiThemeProvider', displayNav: false },
  { pathname: '/api/root-ref', title: 'RootRef', displayNav: false },
  { pathname: '/api/touch-ripple', title: 'TouchRipple', displayNav: false },
];

/** The page tree: order, nesting and titles of the navigation. API pages are filled in from the package. */
export const pages: PageEntry[] = [
  {
    pathname: '/getting-started',
    children: [
      { pathname: '/getting-started/installation' },
      { pathname: '/getting-started/usage' },
      { pathname: '/getting-started/supported-components' },
      { pathname: '/getting-started/supported-platforms' },
      { pathname: '/getting-started/example-projects' },
      { pathname: '/getting-started/faq', title: 'Frequently Asked Questions' },
      { pathname: '/getting-started/comparison', title: 'Comparison With Other Libraries' },
    ],
  },
  {
    pathname: '/style',
    children: [
      { pathname: '/style/icons' },
      { pathname: '/style/color' },
      { pathname: '/style/typography' },
      { pathname: '/style/css-baseline', title: 'CSS Baseline' },
    ],
  },
  {
    pathname: '/layout',
    children: [
      { pathname: '/layout/basics' },
      { pathname: '/layout/grid' },
      { pathname: '/layout/breakpoints' },
      { pathname: '/layout/hidden' },
    ],
  },
  {
    pathname: '/utils',
    children: [
      { pathname: '/utils/modal' },
      { pathname: '/utils/transitions' },
      { pathname: '/utils/popover' },
      { pathname: '/utils/popper' },
      { pathname: '/utils/portal' },
      { pathname: '/utils/no-ssr', title: 'No SSR' },
      { pathname: '/utils/click-away-listener' },
    ],
  },
  {
    pathname: '/demos',
    title: 'Component Demos',
    children: [
      { pathname: '/demos/app-bar' },
      { pathname: '/demos/autocomplete' },
      { pathname: '/demos/avatars' },
      { pathname: '/demos/badges' },
      { pathname: '/demos/bottom-navigation' },
      { pathname: '/demos/buttons' },
      { pathname: '/demos/cards' },
      { pathname: '/demos/chips' },
      { pathname: '/demos/dialogs' },
      { pathname: '/demos/dividers' },
      { pathname: '/demos/menus' },
      { pathname: '/demos/paper' },
      { pathname: '/demos/selection-controls' },
      { pathname: '/demos/selects' },
      { pathname: '/demos/steppers' },
      { pathname: '/demos/tables' },
      { pathname: '/demos/tabs' },
      { pathname: '/demos/text-fields' },
      { pathname: '/demos/alert' },
      { pathname: '/demos/rating' },
      { pathname: '/demos/skeleton' },
    ],
  },
  { pathname: '/api', title: 'Component API' },
  {
    pathname: '/customization',
    children: [
      { pathname: '/customization/themes' },
      { pathname: '/customization/overrides' },
      { pathname: '/customization/css-in-js', title: 'CSS in JS' },
      { pathname: '/customization/default-theme' },
    ],
  },
  ...FORMER_API,
  {
    pathname: '/lab',
    children: [
      { pathname: '/lab/about', title: 'About The Lab' },
      { pathname: '/lab/slider' },
      { pathname: '/lab/speed-dial' },
      { pathname: '/lab/toggle-button' },
      {
        pathname: '/lab/api',
        children: [
          { pathname: '/lab/api/slider' },
          { pathname: '/lab/api/speed-dial' },
          { pathname: '/lab/api/speed-dial-action' },
          { pathname: '/lab/api/speed-dial-icon' },
          { pathname: '/lab/api/toggle-button' },
          { pathname: '/lab/api/toggle-button-group' },
        ],
      },
    ],
  },
  { pathname: '/versions', displayNav: false },
  { pathname: '/', title: false, displayNav: false },
];
