import { expect, test } from 'vitest';
import motion from './motion.deferred.css?raw';
import tokens from './tokens.css?raw';

/** The value that a style sheet gives a variable first: what narrow windows have. */
function readVariable(css: string, name: string): string | undefined {
  return new RegExp(`--v-${name}: ([^;]+);`).exec(css)?.[1];
}

// Material Design's durations, which the demos of most React libraries move in as well.
test.each([
  ['shortest', '150ms'],
  ['shorter', '200ms'],
  ['short', '250ms'],
  ['standard', '300ms'],
  ['complex', '375ms'],
  ['entering', '225ms'],
  ['leaving', '195ms'],
])('the duration "%s" is %s', (name, duration) => {
  expect(readVariable(motion, `duration-${name}`)).toBe(duration);
});

test('a tooltip of the header waits so long that a passing pointer opens none', () => {
  expect(readVariable(motion, 'tooltip-delay')).toBe('300ms');
});

// Material UI's order: the dialog of a demo covers the app bar, the demo itself lies below it.
test.each([
  ['mobile-stepper', '1000'],
  ['app-bar', '1100'],
  ['drawer', '1200'],
  ['modal', '1300'],
  ['snackbar', '1400'],
  ['tooltip', '1500'],
])('the z-index of "%s" is %s', (name, index) => {
  expect(readVariable(tokens, `z-${name}`)).toBe(index);
});

// Content keeps its place when the drawer docks and the contents appear.
test.each([
  ['drawer', '240px'],
  ['swipe-area', '20px'],
  ['toc', '162px'],
  ['content-top', '80px'],
])('the size "%s" is %s', (name, size) => {
  expect(readVariable(tokens, name)).toBe(size);
});

test('the toolbar is lower on phones, lowest on those that lie on their side', () => {
  const heights = [...tokens.matchAll(/--v-toolbar: ([^;]+);/g)].map(([, height]) => height);
  expect(heights).toEqual(['56px', '48px', '64px']);
});
