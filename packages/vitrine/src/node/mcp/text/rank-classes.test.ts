import { expect, it } from 'vitest';
import { makeClass } from '../../api/fixtures/docs.ts';
import { hasClass, rankClasses } from './rank-classes.ts';

const classes = [
  makeClass({ name: 'root', className: 'Kit-root', description: 'Around the icon.' }),
  makeClass({ name: 'iconEmpty', className: 'Kit-iconEmpty' }),
  makeClass({ name: 'icon', className: 'Kit-icon' }),
  makeClass({ name: 'iconFilled', className: 'Kit-iconFilled' }),
  makeClass({ name: 'iconOnly', className: 'Kit-iconOnly' }),
  makeClass({ name: 'iconGhost' }),
];
const names = (...words: string[]) => rankClasses(classes, words).map(({ name }) => name);

it('the plainest name goes first, and three are told', () => {
  expect(names('icon')).toEqual(['icon', 'iconEmpty', 'iconFilled']);
  expect(names('icons')).toEqual(['icon', 'iconEmpty', 'iconFilled']);
});

it('what is half as near is told, and what is said of a class where no name is', () => {
  expect(names('empty', 'icon')).toEqual(['iconEmpty', 'icon']);
  expect(names('around')).toEqual(['root']);
  expect(names('the')).toEqual([]);
  expect(names('ghost')).toEqual([]);
});

it('a class is asked for by its name', () => {
  expect(hasClass(classes, ['empty'])).toBe(true);
  expect(hasClass(classes, ['around'])).toBe(false);
  expect(hasClass(classes, ['around', 'icon'])).toBe(true);
  expect(hasClass([], ['icon'])).toBe(false);
});
