import { describe, expect, it } from 'vitest';
import { isGeneralWord, isStopWord, isWeakWord } from './stop-words.ts';
import { indexWords, nameKey, singular, splitNames, splitWords } from './words.ts';

describe('splitWords', () => {
  it.each([
    ['The <Button> component', ['the', 'button', 'component']],
    ['theme.palette.mode', ['theme', 'palette', 'mode']],
    ['Größe, café', ['große', 'cafe']],
    ['ﬁle Ⅳ', ['file', 'iv']],
    ['أزرار 按钮', ['أزرار'.normalize('NFKD').replace(/\p{M}/gu, ''), '按钮']],
    [' — ', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('splitNames', () => {
  it.each([
    ['disableElevation', 'disableelevation', ['disable', 'elevation']],
    ['z-index', 'zindex', ['z', 'index']],
    ['zIndex', 'zindex', ['z', 'index']],
    ['.MuiButton-root', 'muibuttonroot', ['mui', 'button', 'root']],
    ['theme.palette.mode', 'themepalettemode', ['theme', 'palette', 'mode']],
    ['dialog', 'dialog', []],
    ['日本', '日本', []],
    ['按钮可以点击', '按钮可以点击', ['按钮', '钮可', '可以', '以点', '点击']],
    ['Knob按钮', 'knob按钮', ['knob', '按钮']],
    ['データ表', 'テータ表', ['テー', 'ータ', 'タ表']],
    ['XAxis', 'xaxis', ['x', 'axis']],
    ['heading12', 'heading12', ['heading', '12']],
    ['a-1-b', 'a1b', ['a', '1', 'b']],
    ['v1.2', 'v12', ['v', '1', '2']],
  ])('%s', (name, whole, parts) => {
    expect(splitNames(name)).toEqual([{ whole, parts }]);
  });
});

describe('indexWords', () => {
  it.each([
    ['disableElevation', ['disableelevation', 'disable', 'elevation']],
    ['HTMLInputProps', ['htmlinputprops', 'html', 'input', 'props']],
    ['Text Field', ['text', 'field']],
    ['aria-label', ['arialabel', 'aria', 'label']],
    ['xAxis', ['xaxis', 'axis']],
    ['Colours', ['colours', 'colors']],
    ['theme.paletteMode', ['themepalettemode', 'theme', 'palettemode', 'palette', 'mode']],
    ['Knob Knob', ['knob', 'knob']],
    ['dataGrid.row', ['datagridrow', 'datagrid', 'row', 'data', 'grid']],
    ['可点击', ['可点击', '可点', '点击']],
    ['日本.語彙', ['日本語彙', '日本', '語彙']],
    [' — ', []],
  ])('%s', (name, words) => {
    expect(indexWords(name)).toEqual(words);
  });

  it('remembers the words of a name', () => {
    const known = new Map([['Knob', ['dial']]]);
    expect(indexWords('Knob z-index', known)).toEqual(['dial', 'zindex', 'index']);
    expect(known.get('z-index')).toEqual(['zindex', 'index']);
  });
});

describe('nameKey', () => {
  it.each([
    ['Text Fields', 'TextField'],
    ['Checkboxes', 'checkbox'],
    ['Switches', 'Switch'],
    ['App Bar', 'appbar'],
    ['z-index', 'zIndex'],
    ['The sx prop', 'sx prop'],
    ['Palette colours', 'palette color'],
    ['Media queries', 'media query'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Progress', 'progres'],
    ['Tabs', 'Table'],
    ['xs', 'x'],
    ['No SSR', 'SSR'],
    ['It is', 'The'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

it.each([
  ['boxes', 'box'],
  ['queries', 'query'],
  ['ties', 'tie'],
  ['tabs', 'tab'],
  ['js', 'js'],
  ['nextjs', 'nextjs'],
  ['class', 'class'],
  ['classes', 'class'],
  ['partiesan', 'partiesan'],
  ['boxesful', 'boxesful'],
  ['bus', 'bus'],
  ['axes', 'ax'],
  ['dishes', 'dish'],
  ['stretches', 'stretch'],
  ['toes', 'toe'],
  ['sizes', 'size'],
])('%s is one %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

it('knows words that say nothing, little, or what anything is', () => {
  const words = ['the', 'button', 'using', 'component', 'dialog'];
  expect(words.map(isStopWord)).toEqual([true, false, false, false, false]);
  expect(words.map(isWeakWord)).toEqual([false, false, true, true, false]);
  expect(words.map(isGeneralWord)).toEqual([false, false, false, true, false]);
});
