// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseAhead, parsePage } from './parse-page.ts';

const idle: (() => void)[] = [];
const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  parse.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const PAGE = '<main>One</main>';

it('a page is parsed while nothing else happens, and not again when the reader goes there', () => {
  parseAhead(PAGE);
  expect(parse).not.toHaveBeenCalled();
  idle.shift()!();
  expect(parse).toHaveBeenCalledTimes(1);
  expect(parsePage(PAGE).querySelector('main')!.textContent).toBe('One');
  expect(parse).toHaveBeenCalledTimes(1);
});

it('a document is handed out once: whoever gets it takes it apart', () => {
  parseAhead(PAGE);
  idle.shift()!();
  parsePage(PAGE).querySelector('main')!.remove();
  expect(parsePage(PAGE).querySelector('main')).not.toBeNull();
});

it('another page than the one expected is parsed there and then', () => {
  parseAhead(PAGE);
  idle.shift()!();
  expect(parsePage('<main>Two</main>').querySelector('main')!.textContent).toBe('Two');
});

it('two pages are kept, the latest ones: that behind a link and that the reader has come from', () => {
  const pages = ['First', 'Second', 'Third'].map((text) => `<main>${text}</main>`);
  for (const page of [...pages, pages[1]!]) parseAhead(page);
  for (const run of idle.splice(0)) run();
  expect(parse).toHaveBeenCalledTimes(3);
  for (const page of pages) expect(parsePage(page).body.innerHTML).toBe(page);
  expect(parse).toHaveBeenCalledTimes(4);
});
