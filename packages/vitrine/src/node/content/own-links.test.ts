import { expect, test } from 'vitest';
import { findOwnLinks, listAddresses } from './own-links.ts';

const pages = new Map(
  [
    { pathname: '/api/dial', anchors: ['props'] },
    { pathname: '/demos/dials', anchors: ['turning'] },
  ].map((page) => [page.pathname, page]),
);
const own = (address: string, documentation: Record<string, string>) =>
  findOwnLinks(
    listAddresses(JSON.stringify({ text: `See [it](${address}).` })),
    documentation,
    pages,
  )[address];
const api = { 'https://kit.example/api/': '/api/' };
const dials = { 'https://kit.example/dials/': '/demos/dials' };

test('pages below an address are those below a path, where there are such', () => {
  expect(own('https://kit.example/api/dial/', api)).toBe('/api/dial');
  expect(own('https://kit.example/api/dial', api)).toBe('/api/dial');
  expect(own('https://kit.example/api/knob/', api)).toBeUndefined();
  expect(own('https://kit.example/api/', api)).toBeUndefined();
  expect(own('https://kit.example/guide/', api)).toBeUndefined();
});

test('a page stands for one address; a fragment stays where the page has it', () => {
  expect(own('https://kit.example/dials/', dials)).toBe('/demos/dials');
  expect(own('https://kit.example/dials/#turning', dials)).toBe('/demos/dials#turning');
  expect(own('https://kit.example/dials/?a=b#other', dials)).toBe('/demos/dials');
  expect(own('https://kit.example/dials/?a=b#turning', dials)).toBe('/demos/dials#turning');
  expect(own('https://kit.example/dials/more/', dials)).toBeUndefined();
  expect(own('https://kit.example/dials/#turning#more', dials)).toBe('/demos/dials');
});

test('a path with a slash at its end is the page without; one without a slash has no pages below it', () => {
  expect(own('https://kit.example/d/', { 'https://kit.example/d/': '/demos/dials/' })).toBe(
    '/demos/dials',
  );
  expect(own('https://kit.example/a/dial', { 'https://kit.example/a': '/api' })).toBeUndefined();
});

test('the longest beginning counts, and what is named in full is for the link check to judge', () => {
  const all = { ...dials, 'https://kit.example/dials/#turning': '/demos/knobs#a' };
  expect(own('https://kit.example/dials/#turning', all)).toBe('/demos/knobs#a');
  expect(own('https://kit.example/dials/', all)).toBe('/demos/dials');
});
