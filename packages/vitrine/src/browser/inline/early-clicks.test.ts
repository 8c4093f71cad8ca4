// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { replayClicks } from '../core/clicks/early-clicks.ts';
import { readKeys } from '../core/clicks/read-keys.ts';
import './early-clicks.ts';

// jsdom has no pointer events.
vi.stubGlobal('PointerEvent', MouseEvent);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const clicked: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="v-shell"><button id="menu"></button><button class="search-box" id="search"></button><a href="#a" id="link"><b id="in-link"></b></a>
      <button popovertarget="p" id="native"></button></div>
    <main><input id="field"><div class="code"><button class="copy" id="copy"></button></div><p id="prose"></p>
      <div class="demo-content"><label id="label"><input type="checkbox" id="box"></label>
        <svg><path id="path" /></svg></div>
      <div class="demo-toolbar-root"><button id="source"></button></div></main>`;
  for (const element of document.querySelectorAll('[id]')) {
    element.addEventListener('click', ({ target, currentTarget }) => {
      if (target === currentTarget) clicked.push(element.id);
    });
  }
  clicked.length = 0;
});

const click = (id: string) =>
  find(`#${id}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const replayed = async (selector: string, part?: string) => {
  clicked.length = 0;
  replayClicks(find(selector), part);
  await vi.dynamicImportSettled();
  return clicked;
};

it('repeats clicks once the code behind them is there, in their order and each once', async () => {
  for (const id of ['menu', 'source', 'box', 'path', 'menu', 'copy']) click(id);
  expect(clicked).toEqual([]);
  expect(find('#box')).toHaveProperty('checked', false);
  expect(await replayed('main', '.copy')).toEqual(['copy']);
  expect(await replayed('#v-shell')).toEqual(['menu']);
  expect(await replayed('.demo-content')).toEqual(['box', 'path']);
  expect(find('#box')).toHaveProperty('checked', true);
  expect(await replayed('.demo-toolbar-root')).toEqual(['source']);
  click('menu');
  expect(clicked).toEqual(['source', 'menu']);
});

const press = (init: KeyboardEventInit, on = 'prose') => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  find(`#${on}`).dispatchEvent(event);
  return event.defaultPrevented;
};

// Before any other key: from the first that asks on, all are the search's.
it('leaves keys that ask for something else', () => {
  expect(press({ key: 'a' })).toBe(false);
  expect(press({ key: 'k' })).toBe(false);
  expect(press({ key: 's', ctrlKey: true })).toBe(false);
  expect(press({ key: '/' }, 'field')).toBe(false);
  find('.search-box').remove();
  expect(press({ key: '/' })).toBe(false);
});

it.each<KeyboardEventInit>([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: '/' },
  { key: 's' },
])('presses a key of the search again once it is there: %o', async (key) => {
  window.vitrineClicks!.length = 0;
  expect(press(key)).toBe(true);
  expect(press(key)).toBe(true);
  const again = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', again);
  await replayed('main', '.copy');
  expect(again).not.toHaveBeenCalled();
  await replayed('#v-shell');
  document.removeEventListener('keydown', again);
  expect(again.mock.calls).toEqual([[expect.objectContaining(key)]]);
  // From now on it is for the search itself.
  expect(press(key)).toBe(false);
});

it('keeps what is typed after such a key, and tells it with the key', async () => {
  window.vitrineClicks!.length = 0;
  expect(press({ key: '/' })).toBe(true);
  for (const key of ['t', 'a', 'p', 'Backspace', 'b', ' ']) expect(press({ key })).toBe(true);
  expect(press({ key: 'r', ctrlKey: true })).toBe(false);
  expect(press({ key: 'Tab' })).toBe(false);
  expect(press({ key: 'x' }, 'field')).toBe(false);
  const again = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', again);
  await replayed('#v-shell');
  document.removeEventListener('keydown', again);
  expect(again.mock.calls).toEqual([[expect.objectContaining({ key: '/', typed: 'tab ' })]]);
});

it.each<[keys: string, read: { text: string; isEntered: boolean } | null]>([
  ['/ t a b', { text: 'tab', isEntered: false }],
  ['s s e l', { text: 'sel', isEntered: false }],
  ['/ / /', { text: '', isEntered: false }],
  ['/ t Enter x', { text: 't', isEntered: true }],
  ['/ Enter', { text: '', isEntered: false }],
  ['/ t Escape', null],
  ['/ t Escape x s a', { text: 'a', isEntered: false }],
])('reads %s', (keys, read) => {
  const found = readKeys(keys.split(' ').map((key) => new KeyboardEvent('keydown', { key })));
  expect(found && { text: found.text, isEntered: found.isEntered }).toEqual(read);
});

it('leaves alone what the browser does by itself, and what is no control', () => {
  for (const id of ['link', 'in-link', 'native', 'prose']) click(id);
  expect(clicked).toEqual(['link', 'in-link', 'native', 'prose']);
});
