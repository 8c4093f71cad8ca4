import { expect, it } from 'vitest';
import { allowsMajor } from './allows-major.ts';

it.each([
  ...['*', '', 'x', 'latest', 'next', '19', '^19', '~19.0', '=19.1.0', 'v19', '19.x', '^18 || ^19'],
  ...['>=16', '>= 16.8', '>=16.8.0 <20', '>18', '>19.1', '>=19 <19.2', '<=19', '<20', '16 - 19'],
  ...['^18.0.0||^19.0.0-rc', '17.x || >=18', '16.8 - 20.1'],
  ...['catalog:', 'catalog:react18', 'workspace:^', 'npm:react@^19.0.0', 'npm:@acme/react@>=18'],
  ...['link:../react', 'file:react.tgz', 'git+https://example.com/react.git'],
])('%j allows 19', (range) => {
  expect(allowsMajor(range, 19)).toBe(true);
});

it.each([
  ...['18', '^18', '^16.8 || ^17 || ^18', '~18.19.0', '18.x', '>=16 <19', '>=16.8.0 <19.0.0'],
  ...['<19', '<19.0.0-0', '<=18.3', '>19', '>=20', '16 - 18', '20 - 21'],
  ...['190', '^1.19', 'npm:react@^18', 'workspace:18'],
])('%j does not allow 19', (range) => {
  expect(allowsMajor(range, 19)).toBe(false);
});
