import { expect, it } from 'vitest';
import { locateName } from './locate-name.ts';

const SOURCE = `export default {
  pages: [{ pathname: '/a' }, { pathname: "/a/b" },
    { pathname: '/a' }],
  api: [{ notShown: { Button: 'No looks.', 'Card.Root': 'None.' } }],
  links: [{ href: \`/c\` }],
};`;

it.each([
  ['/a', 3],
  ['/a/b', 2],
  ['/c', 5],
  ['Button', 4],
  ['Card.Root', 4],
  ['/b', 0],
  ['Card', 0],
  ['utton', 0],
])('%s is on line %i', (name, line) => {
  expect(locateName(SOURCE, name)).toBe(line);
});
