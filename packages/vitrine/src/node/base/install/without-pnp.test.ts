import { expect, it } from 'vitest';
import { withoutPnp } from './without-pnp.ts';

it.each([
  ['--require /kit/.pnp.cjs --experimental-loader file:///kit/.pnp.loader.mjs', ''],
  [
    '--max-old-space-size=99 --require "/my kit/.pnp.cjs" --inspect',
    '--max-old-space-size=99 --inspect',
  ],
  ['-r=/kit/.pnp.cjs --require /kit/own.cjs', '--require /kit/own.cjs'],
])('takes away the hooks of Plug’n’Play alone: %s', (before, after) => {
  const env = { NODE_OPTIONS: before, PATH: '/bin' };
  expect(withoutPnp(env)).toEqual({ NODE_OPTIONS: after, PATH: '/bin' });
});

it('leaves any other environment as it is', () => {
  for (const env of [{}, { NODE_OPTIONS: '' }, { NODE_OPTIONS: '--require ./pnp.cjs' }])
    expect(withoutPnp(env)).toBe(env);
});
