import { expect, it } from 'vitest';
import { judgeMarkup } from './judge-markup.ts';

it.each([
  ['<div><button class="b b-1">Save</button></div>', 'button'],
  ['<style>Save</style><span><b>Save</b></span>', 'b'],
  ['<div>Save</div>', 'div'],
  ['<svg><text>Save</text></svg>', 'svg'],
  ['<svg><text><tspan>Save</tspan></text></svg>', 'svg'],
  ['<svg><foreignObject><p>Save</p></foreignObject></svg>', 'svg'],
  ['<button>Save<i>x</i><b>y</b></button>', 'button'],
  ['<div><my-knob>Save</my-knob></div>', 'my-knob'],
  ['<mark>Save</mark>', 'mark'],
])('sees the text of %s', (html, tag) => {
  expect(judgeMarkup(html, 'Save')).toMatchObject({ tag, showsText: true, holdsText: true });
});

it.each([
  '<span style="position:absolute;width:1px;height:1px">Save</span>',
  '<span style="border:0;clip:rect(0 0 0 0)">Save</span>',
  '<span style="display:none"><b>Save</b></span>',
  '<span hidden>Save</span>',
  '<span class="sr-only">Save</span>',
  '<span class="a visually-hidden">Save</span>',
  '<span class="visuallyHidden">Save</span>',
  '<span class="VisuallyHidden2">Save</span>',
  '<span class="visually-hidden_x">Save</span>',
  '<span class="SR-only  b">Save</span>',
  ...['style', 'template', 'noscript', 'title'].map((tag) => `<${tag}>Save</${tag}>`),
  ...['ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'].map(
    (tag) => `<${tag}>Save</${tag}>`,
  ),

  '<span class="visually-hidden-focusable VisuallyHiddenInput">Save</span>',
  '<span class="SR-ONLY">Save</span>',
  '<script>Save</script>',
  '<p title="Save"></p>',
  '<div><circle r="2">Save</circle></div>',
  '<text>Save</text>',
  '<mesh><group>Save</group></mesh>',
  '<div><view><input></view></div>',
  '<svg>Save</svg>',
  '<svg><g>Save</g></svg>',
])('sees nothing in %s', (html) => {
  expect(judgeMarkup(html, 'Save')).toMatchObject({ showsText: false, hasControl: false });
});

it.each([
  ...['display:none', 'DISPLAY:  none', 'color:red; display: none', 'visibility:hidden;color:red'],
  ...[
    'visibility:  hidden',
    'visibility:\thidden',
    'width:1px',
    'width: \n 0px',
    'clip:inset(1px)',
  ],
  ...[
    'clip-path: rect(0 0 0 0)',
    ';  display:none',
    'opacity:0',
    'opacity:  0;',
    'clip: rect(0 0 0 0)',
    'clip-path:inset(50%)',
    'height:  0px',
  ],

  ...['opacity:0', 'opacity:  0;', 'clip: rect(0 0 0 0)', 'clip-path:inset(50%)', 'height:  0px'],
  ...['visibility:  hidden', 'clip-path:  inset(50%)', 'width: 1px', 'color:red;  height:1px'],
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
  ...['width:2px', 'width:1em', 'width:11px', 'color:red display:none', 'opacity:01', 'opacity:1'],
  ...['clip-path:circle(1px)', 'visibility:visible', 'height:1em'],
])('sees what has the style %s, which hides nothing', (style) => {
  expect(judgeMarkup(`<i style="${style}">Save</i>`, 'Save').showsText).toBe(true);
});

it('sees what browsers draw, and not what they keep', () => {
  expect(judgeMarkup('<input class="field">', 'Save')).toEqual({
    tag: 'input',
    showsText: false,
    holdsText: false,
    copies: 0,
    texts: 0,
    hasControl: true,
    hasPicture: false,
    hasDrawn: false,
    hasFill: false,
    classes: ['field'],
  });
  expect(judgeMarkup('<input type="hidden">', 'Save').hasControl).toBe(false);
  expect(judgeMarkup('<span><svg><g><path/></g></svg></span>', 'Save')).toMatchObject({
    hasPicture: true,
    tag: 'svg',
  });
});

it.each([
  ...['sr-only-x', 'x-sr-only', 'not-visually-hidden', 'visually--hidden'],
  'visually-hidden-x',
])('sees what has the class %s, which hides nothing', (name) => {
  expect(judgeMarkup(`<i class="${name}">Save</i>`, 'Save').showsText).toBe(true);
});

it('knows every element that is a control or a picture', () => {
  for (const tag of ['input', 'textarea', 'progress', 'meter'])
    expect(judgeMarkup(`<${tag}></${tag}>`, ''), tag).toMatchObject({ hasControl: true });
  for (const tag of ['audio', 'video']) {
    const judge = (more: string) => judgeMarkup(`<${tag}${more}></${tag}>`, '').hasControl;
    expect(judgeMarkup(`<${tag}>Save</${tag}>`, 'Save').showsText, tag).toBe(false);
    expect([judge(''), judge(' controls')], tag).toEqual([false, true]);
  }
  for (const tag of ['svg', 'img', 'canvas'])
    expect(judgeMarkup(`<${tag}><path/></${tag}>`, ''), tag).toMatchObject({ hasPicture: true });
  expect(judgeMarkup('<b></b>', '')).toMatchObject({ hasControl: false, hasPicture: false });
});

it.each([
  ...['', 'Save', '<title>Save</title>', '<defs><path/></defs><desc>Save</desc>', '<g><g></g></g>'],
  ...['<rect fill="transparent"/>', '<path fill="none" stroke="none"/>', '<svg><a></a></svg>'],
  '<g><line style="stroke:transparent;stroke-width:1"/></g>',
  '<rect fill="red" style="stroke: none; fill: transparent"/>',
])('sees no picture in a drawing with nothing drawn in it: %s', (drawn) => {
  const judged = judgeMarkup(`<svg viewBox="0 0 9 9">${drawn}</svg>`, 'Save');
  expect(judged).toMatchObject({ hasPicture: false, showsText: false });
  expect(judgeMarkup(`<svg>${drawn}<use href="#a"/></svg>`, '')).toMatchObject({
    hasPicture: true,
  });
});

it.each([
  ...[
    '<path/>',
    '<path fill="none"/>',
    '<path fill="none" stroke="red"/>',
    '<line/>',
    '<g><rect/></g>',
  ],
  ...['<rect fill="transparent" stroke="red"/>', '<path stroke="none"/>', '<text>Save</text>'],
  '<rect style="stroke-fill: none; fill: red" fill="none" stroke="none"/>',
])('sees a picture in a drawing of %s', (drawn) => {
  expect(judgeMarkup(`<svg>${drawn}</svg>`, '')).toMatchObject({ hasPicture: true });
});

it.each(['not-sr-only', 'sr-only-not', 'a-visually-hidden', 'visually-shown'])(
  'sees what has the class %s',
  (name) => {
    expect(judgeMarkup(`<i class="${name}">Save</i>`, 'Save').showsText).toBe(true);
  },
);

it('names the classes of what is seen, each once, and no others', () => {
  const markup = '<p class=" a  b "><i class="b c"></i><b hidden class="d"></b></p>';
  expect(judgeMarkup(markup, 'Save')).toEqual({
    ...{ tag: 'p', showsText: false, holdsText: false, hasControl: false, hasPicture: false },
    ...{ hasDrawn: false, hasFill: false },
    ...{ copies: 0, texts: 0 },
    classes: ['a', 'b', 'c'],
  });
});

it('counts texts, and those in which it finds its own', () => {
  const markup = '<ul>\n<li>Save</li><li>Save it</li><li>May</li><li hidden>June</li></ul>Save';
  expect(judgeMarkup(markup, 'Save')).toMatchObject({ copies: 3, texts: 4 });
});

it('sees nothing of what would lie on the page around it', () => {
  for (const style of ['position:absolute', 'top: 0; position: fixed'])
    expect(judgeMarkup(`<p style="${style}">Save</p>`, 'Save').showsText, style).toBe(false);
  for (const markup of [
    '<p style="position:relative">Save</p>',
    '<p><b style="position:absolute">Save</b></p>',
  ])
    expect(judgeMarkup(markup, 'Save').showsText, markup).toBe(true);
});

it('sees controls that are made of plain elements, and what they are filled with', () => {
  const slider = '<div class="a"><div class="b" role="slider" style="left: 0%"></div></div>';
  expect(judgeMarkup(slider, '')).toMatchObject({ hasDrawn: true, hasFill: false });
  const filled = '<p role="meter"><i style="width:9%;background-color:#0a0"></i></p>';
  expect(judgeMarkup(filled, '')).toMatchObject({ hasDrawn: true, hasFill: true });
  const plain = '<div role="list" style="background: none"></div>';
  expect(judgeMarkup(plain, '')).toMatchObject({ hasDrawn: false, hasFill: false });
});

it('sees nothing of a select without options', () => {
  expect(judgeMarkup('<select>Pick</select>', 'Pick')).toMatchObject({
    ...{ hasControl: false, showsText: false },
  });
  const whole = '<select><optgroup><option>Pick</option></optgroup></select>';
  expect(judgeMarkup(whole, 'Pick')).toMatchObject({ hasControl: true, showsText: true });
});
