// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = '/assets/shell-1.js';
const STYLES = '/assets/shell-1.css';
const WHOLE = [{ selectorText: '.a' }, { selectorText: '#v-end' }];

let readyState: DocumentReadyState;
const fetched = vi.fn(() => Promise.resolve());

/** A style sheet that has arrived; `null`: one that has not. */
const setSheet = (link: Element, rules: object[] | null) =>
  Object.defineProperty(link, 'sheet', { configurable: true, value: rules && { cssRules: rules } });

const find = (selector: string) => document.querySelector(selector)!;
const message = () => document.querySelector('.load-failure');
const fire = (target: EventTarget, type: string, details: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type), details));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  readyState = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  document.head.innerHTML = '<script type="module"></script>';
  document.body.innerHTML =
    '<script type="application/json" id="v-data">{}</script>' +
    `<link rel="stylesheet" media="(scripting:none)"><img alt="">`;
  // Only named once they are in the document, so that jsdom asks for nothing.
  find('head script').setAttribute('src', SCRIPT);
  const link = find('link');
  Object.defineProperty(link, 'href', { configurable: true, value: location.origin + STYLES });
  setSheet(link, null);
  delete window.vitrineStarted;
  const add = vi.spyOn(window, 'addEventListener');
  const addToDocument = vi.spyOn(document, 'addEventListener');
  vi.resetModules();
  await import('./load-failure.ts');
  for (const call of add.mock.calls) added.push([window, ...call]);
  for (const call of addToDocument.mock.calls) added.push([document, ...call]);
  vi.restoreAllMocks();
});
const added: [EventTarget, ...Parameters<EventTarget['addEventListener']>][] = [];
afterEach(() => {
  for (const [target, ...call] of added.splice(0)) target.removeEventListener(...call);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockClear();
});

function finish(): void {
  readyState = 'interactive';
  fire(window, 'DOMContentLoaded');
}

function start(): void {
  window.vitrineStarted = true;
  fire(find('head script'), 'load');
}

function style(rules: object[] = WHOLE): void {
  setSheet(find('link'), rules);
  fire(find('link'), 'load');
}

it('says nothing of a page that is whole, and puts its later styles to use', () => {
  fire(find('img'), 'error');
  fire(window, 'error', { error: new Error('of some code') });
  finish();
  expect(find('link').getAttribute('media')).toBe('(scripting:none)');
  style();
  expect(find('link').getAttribute('media')).toBe('');
  start();
  vi.advanceTimersByTime(60_000);
  expect(message()).toBeNull();
});

it('reads no styles in a frame without an origin, where it may not', () => {
  vi.stubGlobal('origin', 'null');
  const readRules = vi.fn(() => {
    throw new DOMException('Cannot access rules', 'SecurityError');
  });
  const sheet = Object.defineProperty({}, 'cssRules', { get: readRules });
  Object.defineProperty(find('link'), 'sheet', { configurable: true, value: sheet });
  fire(find('link'), 'load');
  expect(readRules).not.toHaveBeenCalled();
  finish();
  start();
  vi.advanceTimersByTime(60_000);
  expect(message()).toBeNull();
});

it.each<[string, () => void]>([
  ['a script that did not arrive', () => fire(find('head script'), 'error')],
  ['a style sheet that did not arrive', () => fire(find('link'), 'error')],
  [
    'half a script',
    () => fire(window, 'error', { error: new SyntaxError(), filename: location.origin + SCRIPT }),
  ],
  ['an empty script', () => fire(find('head script'), 'load')],
  ['an empty style sheet', () => style([])],
  ['half a style sheet', () => style(WHOLE.slice(0, 1))],
])('says so of %s, once, when the document is there', (_, event) => {
  event();
  expect(message()).toBeNull();
  finish();
  event();
  expect(document.querySelectorAll('.load-failure')).toHaveLength(1);
  expect(message()!.textContent).toBe('Part of this page could not be loaded. Reload the page');
  vi.advanceTimersByTime(60_000);
  expect(document.querySelectorAll('.load-failure')).toHaveLength(1);
});

it('says so of a document that ends too early', () => {
  find('#v-data').remove();
  finish();
  expect(message()).not.toBeNull();
});

it.each<[string, () => void, () => void]>([
  ['the script', style, start],
  ['the styles', start, style],
])('says so within 8 seconds when %s stalls, until it comes', (_, arrives, comes) => {
  finish();
  arrives();
  vi.advanceTimersByTime(5000);
  expect(message()).toBeNull();
  vi.advanceTimersByTime(2500);
  expect(message()).not.toBeNull();
  comes();
  expect(message()).toBeNull();
});

it('says nothing of a style sheet that a script waits for, which it may just have asked for', () => {
  finish();
  start();
  style();
  vi.advanceTimersByTime(5000);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.onload = () => undefined;
  setSheet(link, null);
  document.body.append(link);
  vi.advanceTimersByTime(60_000);
  expect(message()).toBeNull();
});

it('does not let a style sheet in the head hold up the page for more than that', () => {
  document.head.append(find('link'));
  vi.advanceTimersByTime(5000);
  expect(document.querySelector('link')).not.toBeNull();
  vi.advanceTimersByTime(2500);
  expect(document.querySelector('link')).toBeNull();
  expect(message()).toBeNull();
  readyState = 'interactive';
  vi.advanceTimersByTime(1000);
  expect(message()).not.toBeNull();
});

it('reloads past what the browser has stored', async () => {
  find('#v-data').remove();
  finish();
  message()!.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls).toEqual([
    [location.origin + SCRIPT, { cache: 'reload' }],
    [location.origin + STYLES, { cache: 'reload' }],
  ]);
});
