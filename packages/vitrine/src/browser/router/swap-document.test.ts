// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStylesAhead, swapDocument } from './swap-document.ts';

const PARTS = '<main></main><div class="toc"></div>';

/** A page whose demos have a style by each name. */
function makePage(...names: string[]): Document {
  const styles = names.map((name) => `<style data-style="${name}">.${name.at(-1)} {}</style>`);
  return new DOMParser().parseFromString(`<head>${styles.join('')}</head>${PARTS}`, 'text/html');
}

/** The document's styles in their order, each with what it is shown on. */
const styles = () =>
  [...document.head.querySelectorAll('style')].map(({ dataset, media }) =>
    [dataset.style, media].join(' ').trim(),
  );

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  document.head.innerHTML = '<style data-style="base"></style>';
  document.body.innerHTML = PARTS;
});

afterEach(() => vi.unstubAllGlobals());

it('styles of a page are read ahead, and shown once the reader goes there', () => {
  const next = makePage('base', 'demo', 'demos:/a');
  readStylesAhead(next);
  expect(styles()).toEqual(['base', 'demo not all', 'demos:/a not all']);
  swapDocument(next);
  expect(styles()).toEqual(['base', 'demo', 'demos:/a']);
});

it('of pages that may come next the latest one is read ahead, and what is shown stays so', () => {
  swapDocument(makePage('base', 'demos:/a'));
  for (const name of ['demos:/b', 'demos:/c', 'demos:/a']) readStylesAhead(makePage('base', name));
  expect(styles()).toEqual(['base', 'demos:/a', 'demos:/c not all']);
  swapDocument(makePage('base', 'demos:/b'));
  expect(styles()).toEqual(['base', 'demos:/a', 'demos:/c not all', 'demos:/b']);
});

it('a page whose styles were read ahead still has them for another navigation', () => {
  const next = makePage('base', 'demos:/a');
  readStylesAhead(next);
  readStylesAhead(makePage('base', 'demos:/b'));
  swapDocument(next);
  expect(styles()).toEqual(['base', 'demos:/b not all', 'demos:/a']);
});

it('fonts that were too late are shown with the next page', () => {
  document.head.innerHTML = '<style data-style="fonts" media="not all"></style>';
  readStylesAhead(makePage('fonts', 'demos:/a'));
  expect(styles()).toEqual(['fonts not all', 'demos:/a not all']);
  swapDocument(makePage('fonts', 'demos:/a'));
  expect(styles()).toEqual(['fonts', 'demos:/a']);
});
