import { expect, it } from 'vitest';
import type { SiteModules } from '../bundle/site-modules.ts';
import { placeOf } from './describe-failure.ts';

const modules = {
  demos: [{ file: 'content/Dial.tsx' }, { file: 'content/Clock.tsx' }],
  playgrounds: [{ file: '.vitrine/playgrounds/dial.jsx', options: 'content/dial.md' }],
} as SiteModules;

function thrownIn(file: string): Error {
  const error = new Error('no');
  error.stack = `Error: no\n    at Timeout._onTimeout (/work/site/${file}:7:2)`;
  return error;
}

it.each([
  ['of the demo that is rendered', 'content/Dial.tsx', 'content/Dial.tsx', 7],
  ['of another one, whose timer ends meanwhile', 'content/Clock.tsx', 'content/Clock.tsx', 7],
  ['of a package, whose demo is the one that is rendered', 'lib/a.js', 'content/Dial.tsx', 0],
])('an error is placed by its stack: %s', (_, thrower, file, line) => {
  expect(placeOf(thrownIn(thrower), 'content/Dial.tsx', modules)).toEqual({ file, line });
});

it('a playground is told by the file that has its options', () => {
  const place = placeOf(thrownIn('lib/a.js'), '.vitrine/playgrounds/dial.jsx', modules);
  expect(place).toEqual({ file: 'content/dial.md', line: 0 });
});
