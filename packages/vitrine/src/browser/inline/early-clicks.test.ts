// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { replayClicks } from '../core/clicks/early-clicks.ts';
import './early-clicks.ts';

// jsdom has no pointer events.
vi.stubGlobal('PointerEvent', MouseEvent);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const clicked: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="v-shell"><button id="menu"></button><a href="#a" id="link"><b id="in-link"></b></a>
      <button popovertarget="p" id="native"></button></div>
    <main><div class="code"><button class="copy" id="copy"></button></div><p id="prose"></p>
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

it('leaves alone what the browser does by itself, and what is no control', () => {
  for (const id of ['link', 'in-link', 'native', 'prose']) click(id);
  expect(clicked).toEqual(['link', 'in-link', 'native', 'prose']);
});
