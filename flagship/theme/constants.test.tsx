import { Box } from '@mui/material';
import { darken, rgbToHex } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { prerender, Provider } from './adapter.tsx';
import { createSchemesTheme, DOCS_SCHEMES } from './create-theme.ts';
import { ACCENT, DOCS_COLORS } from './palette.ts';

const theme = createSchemesTheme(DOCS_SCHEMES);
const defaultsOf = (name: string) =>
  (theme.components as Record<string, { defaultProps: object }>)[name]!.defaultProps;

/** Modules of the library, as text: it exports none of the defaults that its components have. */
const sources: Record<string, string> = import.meta.glob(
  [
    '../../node_modules/@mui/material/{ButtonBase/TouchRipple,Drawer/Drawer,Menu/Menu,MenuList/MenuList,Popover/Popover,SwipeableDrawer/SwipeableDrawer}.js',
    '../../node_modules/@mui/utils/{debounce/debounce,isFocusVisible/isFocusVisible}.js',
  ],
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);
function library(name: string): string {
  const found = Object.entries(sources).find(([file]) => file.endsWith(`/${name}.js`));
  if (!found) throw new Error(`No ${name}`);
  return found[1];
}

describe('the theme of the docs', () => {
  test('has breakpoints at the widths where the shell changes its layout', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 });
  });

  test('moves in the durations of the shell', () => {
    expect(theme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
  });

  test('stacks as the shell does', () => {
    expect(theme.zIndex).toMatchObject({
      mobileStepper: 1000,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  test('has the sizes of Material Design', () => {
    expect(theme.typography).toMatchObject({ fontSize: 14, htmlFontSize: 16 });
    expect(/([\d.]+)px/.exec(String(theme.spacing(1)))?.[1]).toBe('8');
    expect(theme.shape.borderRadius).toBe(4);
    const heights = JSON.stringify(theme.mixins.toolbar).match(/(?<="minHeight":)\d+/g);
    expect(heights).toEqual(['56', '48', '64']);
  });

  test('computes colours with the thresholds of Material UI', () => {
    expect(theme.palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
    expect(DOCS_COLORS.secondary).toBe(rgbToHex(darken(ACCENT, 0.08)));
  });

  test('raises papers, opens drawers from half their width on, and waits for a touch', () => {
    expect(defaultsOf('MuiPaper')).toEqual({ elevation: 2 });
    expect(defaultsOf('MuiSwipeableDrawer')).toEqual({ hysteresis: 0.5 });
    expect(defaultsOf('MuiTooltip')).toEqual({ enterTouchDelay: 1000, leaveTouchDelay: 1500 });
  });

  test('gives short names to classes, which the markup of every demo repeats', async () => {
    const demo = (
      <Provider preferences={{ mode: 'light', direction: 'ltr', colors: null }}>
        <Box sx={{ color: 'red' }} />
      </Provider>
    );
    const { html } = await prerender(demo, (node) => renderToString(node));
    expect(html).toMatch(/class="[^"]*\bj-\w+/);
  });
});

// The docs describe these and set none of them: an update of the library that changes one shows here.
test.each([
  ['drawer elevation', 'Drawer', /\belevation = (\d+)/, '16'],
  ['swipe area', 'SwipeableDrawer', /swipeAreaWidth = (\d+)/, '20'],
  ['popover elevation', 'Popover', /\belevation = (\d+)/, '8'],
  ['popover margin', 'Popover', /marginThreshold = (\d+)/, '16'],
  ['menu height', 'Menu', /maxHeight: '([^']+)'/, 'calc(100% - 96px)'],
  ['ripple', 'TouchRipple', /DURATION = (\d+)/, '550'],
  ['ripple delay', 'TouchRipple', /DELAY_RIPPLE = (\d+)/, '80'],
  // Nothing of the docs debounces by default, so that nothing depends on it.
  ['debounce', 'debounce', /wait = (\d+)/, '166'],
] as const)('the default of the library: %s', (_name, module, pattern, value) => {
  expect(pattern.exec(library(module))?.[1]).toBe(value);
});

describe('the library leaves to the browser', () => {
  test('whether focus is visible', () => {
    expect(library('isFocusVisible')).toContain(':focus-visible');
  });

  test('when a menu closes: by the Tab key and by its backdrop, not by a blur', () => {
    expect(library('MenuList')).not.toContain('onBlur');
  });
});
