import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { darken, rgbToHex } from '@mui/material/styles';
import { expect, test } from '@playwright/test';
import * as announcements from '../../packages/vitrine/src/browser/services/announcements/constants.ts';
import { PREFETCH_CONCURRENCY } from '../../packages/vitrine/src/browser/router/page-cache.ts';
import * as shell from '../../packages/vitrine/src/browser/core/constants.ts';
import * as sponsor from '../../packages/vitrine/src/browser/services/sponsor/constants.ts';
import { ACCENT, DOCS_COLORS } from '../../flagship/theme/palette.ts';
import { createSchemesTheme, DOCS_SCHEMES } from '../../flagship/theme/create-theme.ts';

const require = createRequire(import.meta.url);
const theme = createSchemesTheme(DOCS_SCHEMES);
const defaultsOf = (name: string) =>
  (theme.components as Record<string, { defaultProps: object }>)[name]!.defaultProps;

/** A value that a file of the engine or of the library gives, found by the text before it. */
function readText(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${String(pattern)}`);
  return found;
}
const engine = (file: string) =>
  readFileSync(new URL(`../../packages/vitrine/src/${file}`, import.meta.url), 'utf8');
const library = (component: string, file = component) =>
  readFileSync(
    require
      .resolve('@mui/material/package.json')
      .replace('package.json', `${component}/${file}.js`),
    'utf8',
  );
const styles = [
  'styles/tokens',
  'styles/motion.deferred',
  'demo/demo',
  'services/sponsor/sponsor-slot',
]
  .map((name) => engine(`browser/${name}.css`))
  .join('');
const css = (name: string) => readText(styles, new RegExp(`${name}: ([^;]+);`));

/** Specification, section 9: what it says, and what the site, the engine and the library have. */
const HELD: [name: string, expected: unknown, actual: () => unknown][] = [
  ['breakpoints', { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 }, () => theme.breakpoints.values],
  [
    'durations',
    {
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    },
    () => theme.transitions.duration,
  ],
  ...(
    [
      ['shortest', 150],
      ['shorter', 200],
      ['short', 250],
      ['standard', 300],
      ['complex', 375],
      ['entering', 225],
      ['leaving', 195],
    ] as const
  ).map(([name, ms]): [string, unknown, () => unknown] => [
    `duration ${name} of the shell`,
    `${ms}ms`,
    () => css(`--v-duration-${name}`),
  ]),
  ['font size', 14, () => theme.typography.fontSize],
  ['html font size', 16, () => theme.typography.htmlFontSize],
  ['spacing unit', 8, () => Number.parseFloat(readText(String(theme.spacing(1)), /([\d.]+)px/))],
  ['border radius', 4, () => theme.shape.borderRadius],
  ['contrast threshold', 3, () => theme.palette.contrastThreshold],
  ['tonal offset', 0.2, () => theme.palette.tonalOffset],
  ['secondary darkening', rgbToHex(darken(ACCENT, 0.08)), () => DOCS_COLORS.secondary],
  ...(
    [
      ['mobileStepper', 'mobile-stepper', 1000],
      ['appBar', 'app-bar', 1100],
      ['drawer', 'drawer', 1200],
      ['modal', 'modal', 1300],
      ['snackbar', 'snackbar', 1400],
      ['tooltip', 'tooltip', 1500],
    ] as const
  ).flatMap(([name, variable, value]): [string, unknown, () => unknown][] => [
    [`z-index ${name}`, value, () => theme.zIndex[name]],
    [`z-index ${name} of the shell`, String(value), () => css(`--v-z-${variable}`)],
  ]),
  [
    'toolbar height',
    [56, 48, 64],
    () =>
      JSON.stringify(theme.mixins.toolbar)
        .match(/"minHeight":(\d+)/g)
        ?.map((text) => Number(readText(text, /(\d+)/))),
  ],
  ['drawer width of the shell', '240px', () => css('--v-drawer')],
  ['drawer elevation', '16', () => readText(library('Drawer'), /\belevation = (\d+)/)],
  ['swipe area', '20', () => readText(library('SwipeableDrawer'), /swipeAreaWidth = (\d+)/)],
  ['swipe area of the shell', '20px', () => css('--v-swipe-area')],
  ['swipe past half the width', { hysteresis: 0.5 }, () => defaultsOf('MuiSwipeableDrawer')],
  ['swipe past half the width of the shell', 0.5, () => shell.SWIPE_OPEN_FRACTION],
  ['popover elevation', '8', () => readText(library('Popover'), /\belevation = (\d+)/)],
  ['popover margin', '16', () => readText(library('Popover'), /marginThreshold = (\d+)/)],
  ['paper elevation', { elevation: 2 }, () => defaultsOf('MuiPaper')],
  ['menu height', 'calc(100% - 96px)', () => readText(library('Menu'), /maxHeight: '([^']+)'/)],
  ['ripple', '550', () => readText(library('ButtonBase', 'TouchRipple'), /DURATION = (\d+)/)],
  [
    'ripple delay',
    '80',
    () => readText(library('ButtonBase', 'TouchRipple'), /DELAY_RIPPLE = (\d+)/),
  ],
  ['tooltip of the header', '300ms', () => css('--v-tooltip-delay')],
  [
    'tooltip for touch',
    { enterTouchDelay: 1000, leaveTouchDelay: 1500 },
    () => defaultsOf('MuiTooltip'),
  ],
  [
    'tooltip for touch of the shell',
    [1000, 1500],
    () => [shell.TOOLTIP_TOUCH_ENTER_MS, shell.TOOLTIP_TOUCH_LEAVE_MS],
  ],
  ...(
    [
      ['MINIMUM', '0.08'],
      ['SPEED_MS', '200'],
      ['TRICKLE_RATE', '0.02'],
      ['TRICKLE_SPEED_MS', '800'],
    ] as const
  ).map(([name, value]): [string, unknown, () => unknown] => [
    `progress bar ${name}`,
    value,
    () =>
      readText(engine('browser/page/progress-bar.tsx'), new RegExp(`const ${name} = ([\\d.]+)`)),
  ]),
  ['prefetch concurrency', 2, () => PREFETCH_CONCURRENCY],
  ['class name prefix', 'j', () => readText(readAdapter(), /CACHE_KEY = '(\w+)'/)],
  [
    'banner delay, auto-hide, cookie',
    [1000, 20_000, 31_536_000],
    () => [
      announcements.ANNOUNCEMENTS_DELAY_MS,
      announcements.AUTO_HIDE_MS,
      announcements.LAST_SEEN_MAX_AGE_S,
    ],
  ],
  [
    'ad check',
    [500, 20, 6],
    () => [sponsor.CHECK_INTERVAL_MS, sponsor.MAX_CHECKS, sponsor.BLOCKED_AFTER],
  ],
  ['ad box', '180px', () => css('--v-sponsor')],
  ['contents', '162px', () => css('--v-toc')],
  ['content top', '80px', () => css('--v-content-top')],
  ['demo bottom margin', '40px', () => readText(styles, /\.demo \{\s*margin: 16px 0 (\w+);/)],
];

const readAdapter = () =>
  readFileSync(new URL('../../flagship/theme/adapter.tsx', import.meta.url), 'utf8');

/** What 9.5 and the platform have in the place of the rest, and how that is seen in the library's code. */
const REPLACED: [name: string, why: string, seen: () => boolean][] = [
  [
    'debounce default 100 ms',
    'the helper of the library waits 166 ms unless told otherwise; nothing here debounces by default',
    () => /wait = 166/.test(libraryUtil('debounce')),
  ],
  [
    'resize debounce and scroll throttle 166 ms',
    'the shell looks at most once a frame, which is sooner than any throttle',
    () =>
      /frame \|\|= requestAnimationFrame\(look\)/.test(engine('browser/page/active-heading.ts')),
  ],
  [
    'focus-visible key window 1000 ms, checks every 50 ms at most 5 times',
    'the browser decides: the library asks for :focus-visible',
    () => libraryUtil('isFocusVisible').includes(':focus-visible'),
  ],
  [
    'menu item blur check after 30 ms',
    'a menu closes by the Tab key and by its backdrop, not by a blur',
    () => !/onBlur/.test(library('MenuList')),
  ],
];

function libraryUtil(name: string): string {
  const utils = require.resolve('@mui/utils/package.json').replace('package.json', '');
  return readFileSync(`${utils}${name}/${name}.js`, 'utf8');
}

for (const [name, expected, actual] of HELD) {
  test(name, () => {
    expect(actual()).toEqual(expected);
  });
}

for (const [name, why, seen] of REPLACED) {
  test(`${name}: ${why}`, () => {
    expect(seen()).toBe(true);
  });
}
