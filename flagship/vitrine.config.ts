import { defineConfig, localSearch } from 'vitrine';
import { contextWords, synonyms } from './synonyms.ts';
import { pages } from './pages.ts';
import { project } from './project.ts';

/** Where the site is tried below a path (`npm run test:base`). */
const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  title: 'Material UI',
  description: 'Guides, live demos and the API of every component of Material UI 9.',
  url: new URL(base, project.url).href,
  outDir: base === '/' ? 'dist' : 'dist-base',
  accounts: project.accounts,
  library: { name: 'Material UI' },
  versions: {
    page: '/versions',
    others: [
      { label: 'v7', href: 'https://v7.mui.com/', package: '@mui/material' },
      { label: 'v6', href: 'https://v6.mui.com/', package: '@mui/material' },
      { label: 'v5', href: 'https://v5.mui.com/', package: '@mui/material' },
      { label: 'v4', href: 'https://v4.mui.com/', package: '@material-ui/core' },
      { label: 'v3', href: 'https://v3.mui.com/', package: '@material-ui/core' },
      { label: 'v1', href: 'https://v1.mui.com/', package: '@material-ui/core' },
      { label: 'v0', href: 'https://v0.mui.com/#/', package: 'material-ui' },
    ],
    notes: 'https://github.com/mui/material-ui/releases/tag/v{version}',
    latest: [
      {
        label: 'Newest stable release',
        documentation: 'https://mui.com/material-ui/',
        source: 'https://github.com/mui/material-ui/releases',
      },
      {
        label: 'Branch master',
        documentation: 'https://github.com/mui/material-ui/tree/master/docs',
        source: 'https://github.com/mui/material-ui/tree/master',
      },
    ],
  },
  colorTool: '/style/color#color-tool',
  links: [
    { label: 'Get started', href: '/getting-started' },
    { label: 'Components', href: '/demos' },
    { label: 'API', href: '/api' },
    { label: 'Guides', href: '/guides' },
  ],
  pages,
  adapter: './theme/adapter.tsx',
  demos: { title: 'Material demo', wrapper: './theme/sandbox.tsx' },
  styles: './theme/site.css',
  fonts: { sans: 'Roboto', mono: 'Roboto Mono' },
  pageStyles: { '/': './theme/home.css' },
  icon: '/favicon.svg',
  // What the app bar is painted with.
  themeColor: { light: '#1769aa', dark: '#1f2a33' },
  manifest: { shortName: 'MUI docs' },
  socialCards: {
    fonts: ['400', '700'].flatMap((weight) =>
      ['latin', 'latin-ext', 'greek', 'cyrillic'].map(
        (script) => `@fontsource/roboto/files/roboto-${script}-${weight}-normal.woff`,
      ),
    ),
  },
  structuredData: {
    publisher: { name: 'The Vitrine authors', url: project.repository.url, logo: '/favicon.svg' },
    code: {
      name: 'Vitrine',
      repository: project.repository.url,
      language: 'TypeScript',
      license: 'https://spdx.org/licenses/MIT',
    },
  },
  serviceWorker: { host: project.host },
  repository: project.repository,
  search: localSearch({
    synonyms,
    contextWords,
    popular: [
      '/getting-started/installation',
      '/getting-started/usage',
      '/demos',
      '/customization/themes',
      '/style/icons',
      '/api',
    ],
    records: '.search-records.json',
  }),
  changelogs: [
    {
      name: 'material-ui',
      title: 'Material UI',
      package: '@mui/material',
      page: '/discover-more/changelog',
      notes: 'https://github.com/mui/material-ui/releases/tag/v{version}',
      issues: 'https://github.com/mui/material-ui/pull/{number}',
      authors: 'https://github.com/{name}',
      omit: ['Docs', 'Core'],
    },
    {
      name: 'vitrine',
      title: 'Vitrine',
      file: '../CHANGELOG.md',
      page: '/discover-more/changelog',
    },
  ],
  announcements: { url: '/announcements.json' },
  sponsors: {
    provider: 'house',
    items: [
      {
        name: 'Support Material UI',
        text: 'The library is free. Sponsors on Open Collective help to pay for it.',
        href: 'https://opencollective.com/mui-org',
      },
      {
        name: 'Made with Vitrine',
        text: 'Something wrong or missing on these pages? Tell us where they are made.',
        href: project.repository.url,
      },
    ],
  },
  // The demo of all icons searches in a worker.
  csp: { sources: { 'trusted-types': ['icons'] } },
  // Counted on the published site alone: its server has to take the views, a static host does not.
  analytics: { provider: 'beacon', endpoint: '/page-views' },
  api: [
    {
      package: '@mui/material',
      route: '/api',
      source: 'https://unpkg.com/browse/{package}@{version}/{file}',
      documentation: {
        'https://mui.com/material-ui/api/': '/api/',
        'https://mui.com/material-ui/customization/palette/#custom-colors':
          '/style/color#your-own-colors',
        'https://mui.com/material-ui/customization/theme-components/#default-props':
          '/customization/themes#components',
        'https://mui.com/material-ui/guides/typescript/#customization-of-theme':
          '/guides/typescript#adding-to-the-theme',
        'https://mui.com/material-ui/guides/localization/':
          '/guides/right-to-left#words-of-the-components',
        'https://mui.com/material-ui/icons/': '/style/icons',
        'https://mui.com/material-ui/react-drawer/': '/demos/drawers',
        'https://mui.com/material-ui/react-floating-action-button/#animation': '/demos/buttons',
        'https://mui.com/material-ui/react-modal/': '/utils/modal',
        'https://mui.com/material-ui/react-popover/': '/utils/popover',
        'https://mui.com/material-ui/react-stepper/': '/demos/steppers',
        'https://mui.com/material-ui/react-text-field/': '/demos/text-fields',
        'https://mui.com/material-ui/react-textarea-autosize/': '/api/textarea-autosize',
        'https://mui.com/material-ui/react-tooltip/': '/demos/tooltips',
        'https://mui.com/material-ui/transitions/#transition-slots':
          '/utils/transitions#as-part-of-other-components',
      },
      notShown: {
        CssVarsProvider: 'Deprecated: ThemeProvider has taken its place.',
        DefaultPropsProvider: 'Works only inside of the theme, which provides it.',
        PigmentContainer: 'Needs Pigment CSS, a compiler that no demo of this site runs through.',
        PigmentGrid: 'As PigmentContainer.',
        PigmentStack: 'As PigmentContainer.',
        SelectFocusSourceProvider:
          'Select renders it; a menu item of your own asks useSelectFocusSource.',
      },
    },
  ],
});
