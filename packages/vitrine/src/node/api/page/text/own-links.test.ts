import { expect, test } from 'vitest';
import type { ApiSection, RichText } from '../../../../shared/api-section.ts';
import { replaceLinks, withOwnLinks } from './own-links.ts';

const LINKS = { 'https://a.example/b': '/b' };
const away: RichText = ['a', ['b', ['em', ['c']]], { href: 'https://a.example/b', title: 'd' }];
const own: RichText = ['a', ['b', ['em', ['c']]], { href: '/b', title: 'd' }];

test('a link to what this site says itself leads there, at any depth; all else stays', () => {
  const other: RichText[] = [
    ...['https://a.example/b', { code: 'https://a.example/b' }],
    ['a', ['b'], { href: 'https://a.example/b#c' }],
    ['span', ['b'], { href: 'https://a.example/b' }],
    ['p', ['c']],
    ['ol', [['li', ['c']]], { start: '2' }],
    ['a', ['b'], { title: 'd' }],
  ];
  expect(replaceLinks(other, LINKS)).toEqual(other);
  expect(replaceLinks([['p', [['b', [away]], 'e']], away], LINKS)).toEqual([
    ['p', [['b', [own]], 'e']],
    own,
  ]);
});

test('in sections links are replaced in texts, warnings, types and tables, closed or not', () => {
  const sections = (link: RichText): ApiSection[] => [
    {
      ...{ title: 'A', hash: 'a' },
      parts: [
        { kind: 'text', content: [link] },
        {
          ...{ kind: 'details', summary: [away] },
          parts: [
            { kind: 'warning', title: 'W', content: [link] },
            { kind: 'table', columns: ['C'], rows: [{ prop: 'p', cells: [[], [link]] }] },
          ],
        },
        { kind: 'type', name: 'T', content: ['t', link] },
      ],
    },
    { title: '', hash: '', parts: [] },
  ];
  expect(withOwnLinks(sections(away), LINKS)).toEqual(sections(own));
});

test('without such addresses there is nothing to replace', () => {
  const sections: ApiSection[] = [{ title: 'A', hash: 'a', parts: [] }];
  expect(withOwnLinks(sections, {})).toBe(sections);
});
