import { expect, it } from 'vitest';
import { isArranging, isUnseen, isWithoutContent, kindOf, plainName } from './component-kinds.ts';

it.each([
  ['Button', 0],
  ['Alert', 1],
  ['MessageBar', 1],
  ['TextField', 2],
  ['Textarea', 2],
  ['InputText', 2],
  ['Chip', 3],
  ['Switch.Root', 4],
  ['Spinner', 5],
  ['IconButton', null],
  ['ButtonGroup', null],
  ['AlertTitle', null],
  ['DataGrid', null],
  ['PushButton', 0],
  ['InlineAlert', 1],
  ['NumberInput', 2],
  ['inputtext', 2],
  ['LinearProgress', 5],
  ['Paper', 6],
  ['Persona', 7],
  ['Blockquote', 8],
])('%s is of kind %s', (name, kind) => expect(kindOf(name)).toBe(kind));

it.each([
  ...[
    'Button',
    'Alert',
    'Input',
    'InputText',
    'Badge',
    'Switch',
    'Slider',
    'Card',
    'Avatar',
    'Link',
  ],
])('what is called more than %s is another', (name) => {
  for (const other of [`Power${name}`, `${name}Base`]) expect(kindOf(other), other).toBeNull();
});

it('tells what only arranges others', () => {
  for (const name of ['Flex', 'HStack', 'Form', 'TableRoot', 'ButtonGroup', 'Toolbar.Root']) {
    expect(isArranging(name), name).toBe(true);
  }
  for (const name of ['Button', 'Formula', 'Tablet', 'CheckBox', 'StackItems', 'GroupLabel'])
    expect(isArranging(name), name).toBe(false);
});

it('calls a whole by its own name', () => {
  expect(plainName('Switch.Root')).toBe('Switch');
  expect(plainName('Typography.Text')).toBe('TypographyText');
});

it('tells what has no text for its content', () => {
  for (const name of ['Input', 'TextField.Root', 'Progress', 'Checkbox.Root', 'Avatar.Root']) {
    expect(isWithoutContent(name), name).toBe(true);
  }
  for (const name of ['Button', 'Checkbox', 'Toggle.Root', 'Callout.Root']) {
    expect(isWithoutContent(name), name).toBe(false);
  }
});

it('tells what nobody sees', () => {
  const unseen = ['KitProvider', 'Theme', 'Portal.Root', 'SrOnly', 'SROnly', 'ScreenReaderText'];
  for (const name of [...unseen, 'VisuallyHidden', 'SkipNavLink', 'FocusTrap', 'GlobalStyle']) {
    expect(isUnseen(name), name).toBe(true);
  }
  for (const name of ['Themed', 'PortalBox', 'HiddenCard', 'Skipper', 'Screen', 'Focus']) {
    expect(isUnseen(name), name).toBe(false);
  }
});
