import { expect, it } from 'vitest';
import { judgeMarkup } from './judge-markup.ts';

it.each([
  ['<div><button class="b b-1">Save</button></div>', 'button'],
  ['<style>Save</style><span><b>Save</b></span>', 'b'],
  ['<div>Save</div>', 'div'],
  ['<svg><text>Save</text></svg>', 'svg'],
  ['<button>Save<i>x</i><b>y</b></button>', 'button'],
])('sees the text of %s', (html, tag) => {
  expect(judgeMarkup(html, 'Save')).toMatchObject({ tag, showsText: true });
});

it.each([
  '<span style="position:absolute;width:1px;height:1px">Save</span>',
  '<span style="border:0;clip:rect(0 0 0 0)">Save</span>',
  '<span style="display:none"><b>Save</b></span>',
  '<span hidden>Save</span>',
  '<span class="sr-only">Save</span>',
  '<span class="a visually-hidden">Save</span>',
  '<script>Save</script>',
  '<p title="Save"></p>',
  '<div><circle r="2">Save</circle></div>',
  '<text>Save</text>',
])('sees nothing in %s', (html) => {
  expect(judgeMarkup(html, 'Save')).toMatchObject({ showsText: false, hasControl: false });
});

it.each([
  ...['display:none', 'DISPLAY:  none', 'color:red; display: none', 'visibility:hidden;color:red'],
  ...['opacity:0', 'opacity:  0;', 'clip: rect(0 0 0 0)', 'clip-path:inset(50%)', 'height:  0px'],
])('sees nothing of what has the style %s', (style) => {
  expect(judgeMarkup(`<i style="${style}">Save</i>`, 'Save').showsText).toBe(false);
});

it.each([
  ...[
    'opacity:0.5;width:10px',
    'opacity: 05',
    'display:block',
    'x-display:none',
    'border-width:1px',
  ],
  ...['clip-path:circle(1px)', 'visibility:visible', 'height:1em'],
])('sees what has the style %s, which hides nothing', (style) => {
  expect(judgeMarkup(`<i style="${style}">Save</i>`, 'Save').showsText).toBe(true);
});

it('sees what browsers draw, and not what they keep', () => {
  expect(judgeMarkup('<input class="field">', 'Save')).toEqual({
    tag: 'input',
    showsText: false,
    hasControl: true,
    hasPicture: false,
    classes: ['field'],
  });
  expect(judgeMarkup('<input type="hidden">', 'Save').hasControl).toBe(false);
  expect(judgeMarkup('<span><svg></svg></span>', 'Save')).toMatchObject({
    hasPicture: true,
    tag: 'svg',
  });
});
