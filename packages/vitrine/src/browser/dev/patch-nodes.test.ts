// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { patchChildren } from './patch-nodes.ts';

const parse = (html: string) => {
  const element = document.createElement('main');
  element.innerHTML = html;
  return element;
};
let live: HTMLElement;
beforeEach(() => (live = document.createElement('main')));

/** Patches, and tells which elements are there that were there before. */
function patch(before: string, after: string, change = () => {}) {
  live.innerHTML = before;
  change();
  const known = new Set(live.querySelectorAll('*'));
  patchChildren(live, parse(before), parse(after));
  return [...live.querySelectorAll('*')].filter((one) => known.has(one)).map((one) => one.id);
}

it('replaces what has changed, and leaves alone what stands around it', () => {
  const [before, after] = ['old', 'new'].map(
    (text) => `<p id="a">A</p><p id="b"><i id="i">${text}</i> b</p><p id="c">C</p>`,
  ) as [string, string];
  expect(patch(before, after)).toEqual(['a', 'b', 'i', 'c']);
  expect(live.innerHTML).toBe(after);
});

it('puts in what has come, and takes away what has gone, at any place', () => {
  const items = (ids: string) => [...ids].map((id) => `<p id="${id}">${id}</p>`).join('');
  for (const [before, after, kept] of [
    ['abc', 'axbc', 'abc'],
    ['abc', 'ac', 'ac'],
    ['abc', 'abcx', 'abc'],
    ['abc', 'xyz', ''],
    ['abcde', 'bxdye', 'bde'],
    ['ab', '', ''],
    ['', 'ab', ''],
  ] as const) {
    expect(patch(items(before), items(after))).toEqual([...kept]);
    expect(live.innerHTML).toBe(items(after));
  }
});

it('keeps what a reader has done: attributes that the server has not written stay as they are', () => {
  const page = (text: string, name: string) =>
    `<details id="d" title="${name}"><summary id="s">S</summary>${text}</details><input id="i">`;
  const kept = patch(page('old', 'a'), page('new', 'b'), () => {
    live.querySelector('details')!.open = true;
    live.querySelector('input')!.value = 'typed';
  });
  expect(kept).toEqual(['d', 's', 'i']);
  expect(live.innerHTML).toBe(
    page('new', 'b').replace(' title', ' title').replace('">', '" open="">'),
  );
  expect(live.querySelector('input')!.value).toBe('typed');
});

it('removes attributes that are gone', () => {
  patch('<p id="a" class="b" title="t">A</p>', '<p id="a" title="u">A</p>');
  expect(live.innerHTML).toBe('<p id="a" title="u">A</p>');
});

it('replaces what a script has added to, where it has changed', () => {
  const add = () => live.querySelector('p')!.append(document.createElement('b'));
  expect(patch('<p id="a">A</p><i id="i"></i>', '<p id="a">B</p><i id="i"></i>', add)).toEqual([
    'a',
    'i',
  ]);
  expect(live.innerHTML).toBe('<p id="a">B</p><i id="i"></i>');
  expect(patch('<p id="a">A</p>', '<p id="a">A</p>', add)).toEqual(['a', '']);
});

const demo = (content: string, module = 'a.tsx', more = '') =>
  `<div id="box" data-demo="a" data-module="${module}"${more}><div class="demo-content">${content}</div></div>`;

it('leaves a demo to its own module, and shows another one whole', () => {
  const before = `<p id="p">old</p>${demo('<i id="i">1</i>')}`;
  const hydrate = () => live.querySelector('#box')!.setAttribute('data-near', '');
  const after = `<p id="p">new</p>${demo('<i id="i">2</i>')}`;
  expect(patch(before, after, hydrate)).toEqual(['p', 'box', '', 'i']);
  expect(live.textContent).toBe('new1');
  expect(patch(before, `<p id="p">old</p>${demo('<i id="i">2</i>', 'b.tsx')}`)).toEqual(['p']);
  expect(live.textContent).toBe('old2');
});

it('leaves it alone too where the server could not render it, or can again, but not where it has stopped it', () => {
  const right = demo('<b id="b">1</b>');
  const refused = right.replace('class="demo-content"', 'class="demo-content" data-client');
  const stopped = '<div id="box" data-demo="a"><p>No end.</p></div>';
  expect(patch(right, refused)).toEqual(['box', '', 'b']);
  expect(patch(refused, right)).toEqual(['box', '', 'b']);
  expect(patch(right, stopped)).toEqual([]);
  expect(patch(stopped, right)).toEqual([]);
});

it('knows a demo that was near as the document was read', () => {
  const [first, later] = [demo('', 'a.tsx', ' data-near=""'), demo('')];
  expect(patch(first, later)).toEqual(['box', '']);
});
