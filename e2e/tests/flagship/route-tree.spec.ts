import { expect, test } from '../../support/test.ts';

/**
 * The routes of Material UI's own site, in its order and with its titles, so that a reader of that one and
 * a link to it find their page here. Pages may have joined them since.
 */
const TREE: Record<string, [title: string, children: Record<string, string>]> = {
  '/getting-started': [
    'Getting Started',
    {
      installation: 'Installation',
      usage: 'Usage',
      'supported-components': 'Supported Components',
      'supported-platforms': 'Supported Platforms',
      'example-projects': 'Example Projects',
      faq: 'Frequently Asked Questions',
      comparison: 'Comparison With Other Libraries',
    },
  ],
  '/style': [
    'Style',
    { icons: 'Icons', color: 'Color', typography: 'Typography', 'css-baseline': 'CSS Baseline' },
  ],
  '/layout': [
    'Layout',
    { basics: 'Basics', grid: 'Grid', breakpoints: 'Breakpoints', hidden: 'Hidden' },
  ],
  '/utils': [
    'Utils',
    {
      modal: 'Modal',
      transitions: 'Transitions',
      popover: 'Popover',
      popper: 'Popper',
      portal: 'Portal',
      'no-ssr': 'No SSR',
      'click-away-listener': 'Click Away Listener',
    },
  ],
  '/demos': [
    'Component Demos',
    {
      'app-bar': 'App Bar',
      autocomplete: 'Autocomplete',
      avatars: 'Avatars',
      badges: 'Badges',
      'bottom-navigation': 'Bottom Navigation',
      buttons: 'Buttons',
      cards: 'Cards',
      chips: 'Chips',
      dialogs: 'Dialogs',
      dividers: 'Dividers',
      drawers: 'Drawers',
      'expansion-panels': 'Expansion Panels',
      'grid-list': 'Grid List',
      lists: 'Lists',
      menus: 'Menus',
      paper: 'Paper',
      pickers: 'Pickers',
      progress: 'Progress',
      'selection-controls': 'Selection Controls',
      selects: 'Selects',
      snackbars: 'Snackbars',
      steppers: 'Steppers',
      tables: 'Tables',
      tabs: 'Tabs',
      'text-fields': 'Text Fields',
      tooltips: 'Tooltips',
    },
  ],
  '/api': ['Component API', { button: 'Button', dialog: 'Dialog', table: 'Table' }],
  '/customization': [
    'Customization',
    {
      themes: 'Themes',
      overrides: 'Overrides',
      'css-in-js': 'CSS in JS',
      'default-theme': 'Default Theme',
    },
  ],
  '/guides': [
    'Guides',
    {
      api: 'API Design Approach',
      typescript: 'TypeScript',
      interoperability: 'Style Library Interoperability',
      'minimizing-bundle-size': 'Minimizing Bundle Size',
      composition: 'Composition',
      'server-rendering': 'Server Rendering',
      'migration-v0x': 'Migration From v0.x',
      testing: 'Testing',
      flow: 'Flow',
      'right-to-left': 'Right-to-left',
      csp: 'Content Security Policy',
    },
  ],
  '/page-layout-examples': ['Page Layout Examples', {}],
  '/premium-themes': ['Premium Themes', {}],
  '/lab': [
    'Lab',
    {
      about: 'About The Lab',
      slider: 'Slider',
      'speed-dial': 'Speed Dial',
      'toggle-button': 'Toggle Button',
      api: 'Api',
      'api/slider': 'Slider',
      'api/speed-dial': 'SpeedDial',
      'api/speed-dial-action': 'SpeedDialAction',
      'api/speed-dial-icon': 'SpeedDialIcon',
      'api/toggle-button': 'ToggleButton',
      'api/toggle-button-group': 'ToggleButtonGroup',
    },
  ],
  '/discover-more': [
    'Discover More',
    {
      showcase: 'Showcase',
      'related-projects': 'Related Projects',
      roadmap: 'Roadmap',
      backers: 'Sponsors & Backers',
      vision: 'Vision',
      team: 'Team',
      community: 'Community',
      changelog: 'Changelog',
      governance: 'Governance',
    },
  ],
};
/** The one group below a group is no page. */
const GROUP_ONLY = '/lab/api';
/** Pages that no entry of the navigation leads to, and what the app bar calls them. */
const HIDDEN = { '/versions': 'Versions', '/': '' };

interface NavItem {
  pathname: string;
  title: string;
  href: string | null;
  children: NavItem[];
}

const wanted = Object.entries(TREE).flatMap(([path, [title, children]]) => [
  [path, title],
  ...Object.entries(children).map(([name, child]) => [`${path}/${name}`, child]),
]);
const flatten = (items: NavItem[]): string[][] =>
  items.flatMap(({ pathname, title, children }) => [[pathname, title], ...flatten(children)]);

test('the navigation has every route of the original site, in its order', async ({ request }) => {
  const nav = (await (await request.get('/nav.json')).json()) as NavItem[];
  const paths = new Set(wanted.map(([path]) => path));
  // A group that is a page has itself as its first entry.
  const found = flatten(nav).filter(([path, title]) => paths.has(path) && title !== 'Overview');
  expect(found).toEqual(wanted);
});

test('every route of the original site is a page under its title', async ({ request }) => {
  test.setTimeout(120_000);
  const pages = [...wanted, ...Object.entries(HIDDEN)];
  for (const [path, title] of pages.filter(([each]) => each !== GROUP_ONLY)) {
    const response = await request.get(path!);
    expect.soft(response.status(), path).toBe(200);
    const [, data = '{}'] = /id="v-data">(.*?)<\/script>/.exec(await response.text()) ?? [];
    expect.soft((JSON.parse(data) as { page: object }).page, path).toMatchObject({
      pathname: path,
      title,
      layout: path === '/' ? 'home' : 'docs',
    });
  }
});

test('hidden pages are in no navigation', async ({ request }) => {
  const nav = (await (await request.get('/nav.json')).json()) as NavItem[];
  const shown = flatten(nav).map(([path]) => path!);
  expect(shown.filter((path) => path in HIDDEN)).toEqual([]);
});
