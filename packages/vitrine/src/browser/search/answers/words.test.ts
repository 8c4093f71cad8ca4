import { describe, expect, it } from 'vitest';
import { nameKey, splitName, splitWords } from './words.ts';

describe('splitWords', () => {
  it.each([
    ['The <Button> component', ['the', 'button', 'component']],
    ['theme.palette.mode', ['theme', 'palette', 'mode']],
    ['Größe, café', ['große', 'cafe']],
    ['أزرار 按钮', ['أزرار'.normalize('NFKD').replace(/\p{M}/gu, ''), '按钮']],
    [' — ', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('splitName', () => {
  it.each([
    ['disableElevation', ['disableelevation', 'disable', 'elevation']],
    ['HTMLInputProps', ['htmlinputprops', 'html', 'input', 'props']],
    ['Text Field', ['text', 'field']],
    ['aria-label', ['aria', 'label']],
    ['xAxis', ['xaxis', 'axis']],
  ])('%s', (name, words) => {
    expect(splitName(name)).toEqual(words);
  });
});

describe('nameKey', () => {
  it.each([
    ['Text Fields', 'TextField'],
    ['Checkboxes', 'checkbox'],
    ['Switches', 'Switch'],
    ['App Bar', 'appbar'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Progress', 'progres'],
    ['Tabs', 'Table'],
    ['xs', 'x'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
