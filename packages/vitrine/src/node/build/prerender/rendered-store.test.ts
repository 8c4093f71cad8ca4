import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRendered, writeRendered } from './rendered-store.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'rendered-'));
  file = path.join(dir, 'demos.json');
});
afterEach(() => rmSync(dir, { recursive: true }));

const resources = { scripts: [], sources: {}, handlers: [] };
const style = (id: string, css: string) => ({ id, css });
const demo = (...styles: { id: string; css: string }[]) => ({
  ...{ key: '1', html: '<b></b>', resources, styles },
});

it('keeps all that was rendered, and styles that demos share once', () => {
  const rendered = {
    a: demo(style('1', '.shared {}'), style('2', '.a {}')),
    b: demo(style('3', '.b {}'), style('1', '.shared {}')),
    // One id need not mean one text.
    c: demo(style('1', '.other {}')),
    d: demo(),
  };
  writeRendered(file, rendered);
  expect(readRendered(file)).toEqual(rendered);
  expect(readFileSync(file, 'utf8').split('.shared')).toHaveLength(2);
  writeRendered(file, readRendered(file));
  expect(readRendered(file)).toEqual(rendered);
});

it('knows nothing of a file that is missing or damaged', () => {
  expect(readRendered(file)).toEqual({});
  writeRendered(file, { a: demo() });
  writeFileSync(file, readFileSync(file, 'utf8').replace('<b>', '<i>'));
  expect(readRendered(file)).toEqual({});
});
