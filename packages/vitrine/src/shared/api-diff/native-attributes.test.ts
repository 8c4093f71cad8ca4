import { expect, test } from 'vitest';
import { isNativeAttribute } from './native-attributes.ts';

test.each([
  ['div', 'className', 'string', true],
  ['div', 'aria-label', 'string', true],
  ['div', 'hidden', 'boolean', true],
  ['div', 'disabled', 'boolean', false],
  ['button', 'disabled', 'boolean', true],
  // Another thing by the same name.
  ['button', 'disabled', "boolean | 'soft'", false],
  ['a', 'href', 'string', true],
  ['button', 'href', 'string', false],
  // An element takes three words only.
  ['button', 'type', 'string', false],
  ['input', 'type', 'string', true],
  ['button', 'onClick', 'React.MouseEventHandler<HTMLButtonElement>', true],
  ['button', 'onClick', '(event: React.MouseEvent<HTMLElement>) => void', true],
  ['input', 'onChange', '(value: string) => void', false],
  ['div', 'tone', 'string', false],
  ['Card', 'className', 'string', false],
  ['', 'className', 'string', false],
])('of %j, %s: %s: %s', (root, prop, type, isNative) => {
  expect(isNativeAttribute(root, prop, type)).toBe(isNative);
});
