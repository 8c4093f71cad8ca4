import type { PageEntry } from 'vitrine';

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
  { pathname: '/style', children: [{ pathname: '/style/color' }] },
  {
    pathname: '/demos',
    title: 'Component Demos',
    children: [
      { pathname: '/demos/buttons' },
      { pathname: '/demos/dialogs' },
      { pathname: '/demos/menus' },
      { pathname: '/demos/tables' },
      { pathname: '/demos/tabs' },
      { pathname: '/demos/text-fields' },
    ],
  },
  { pathname: '/api', title: 'Component API' },
  { pathname: '/versions', displayNav: false },
  { pathname: '/', title: false, displayNav: false },
];
