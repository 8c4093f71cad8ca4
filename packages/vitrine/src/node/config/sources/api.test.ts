import { expect, it } from 'vitest';
import { api } from './api.ts';

/** Where and what is wrong. */
const refuse = (...entries: object[]) =>
  (api.safeParse(entries).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const core = { package: '@acme/core', route: '/core/api', name: 'core' };

it('takes several packages, each with a route and a name of its own', () => {
  expect(refuse(core, { package: '@acme/labs', route: '/labs/api', group: '/labs' })).toEqual([]);
  expect(refuse({ package: 'a', route: '/a' }, { package: 'b', route: '/b' })).toEqual([]);
  expect(refuse({ package: 'kit', route: '/a', name: 'kit' })).toEqual([]);
  expect(api.parse(undefined)).toEqual([]);
});

it('refuses what two packages cannot both have', () => {
  expect(refuse(core, { ...core })).toEqual([
    '1.package: a package of its own, as it is that of @acme/core already',
    '1.name: a name of its own, as it is that of @acme/core already',
    '1.route: a route of its own, as it is that of @acme/core already',
  ]);
  expect(refuse(core, { package: 'core', route: '/other' })).toEqual([
    '1.package: a package of its own, as it is that of @acme/core already',
  ]);
});

it('refuses a name that could not stand before a colon', () => {
  for (const name of ['', 'a:b', 'a b', '@acme/core'])
    expect(refuse({ ...core, name })).toContain('0.name: expected a name such as labs');
});

it.each([
  ['/aux/api', 'Windows reserves the name "aux"'],
  ['/api.', 'Windows has no file whose name ends in a dot or a space'],
  [`/${'a'.repeat(241)}`, 'a part of it is longer than 240 bytes'],
])('refuses a route that no file can be at: %s', (route, reason) => {
  expect(refuse({ package: 'kit', route })).toEqual([
    `0.route: expected a path that files can be at: ${reason}`,
  ]);
});
