import { expect, it } from 'vitest';
import type { SiteModules } from '../bundle/site-modules.ts';
import { placeOf } from './describe-failure.ts';
import { lineIn } from '../base/code/line-in.ts';

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

const thrown = (stack: string | undefined) => Object.assign(new Error('no'), { stack });

it.each<[string, unknown, number]>([
  [
    'the topmost frame of several',
    thrown('Error: no\n    at f (/a/x.tsx:12:3)\n    at /a/x.tsx:4:5'),
    12,
  ],
  ['a frame without a function', thrown('Error: no\n    at /a/x.tsx:34:56'), 34],
  [
    'a frame below those of others',
    thrown('Error\n    at g (/b/y.js:9:1)\n    at /a/x.tsx:3:1'),
    3,
  ],
  ['a message that looks like a frame', thrown('Error: at /a/x.tsx:8:1\nat /a/x.tsx:7:1'), 0],
  ['a line that only has a frame in it', thrown('Error: no\nseen at /a/x.tsx:7:1'), 0],
  ['a file whose name ends alike', thrown('Error: no\n    at /a/other-x.tsx:3:1'), 0],
  ['a frame without a column', thrown('Error: no\n    at /a/x.tsx:3'), 0],
  ['an address with something behind it', thrown('Error: no\n    at /a/x.tsx:3:1 (eval:5:6)'), 5],
  ['an error without a stack', thrown(undefined), 0],
  ['what is no error', { stack: 'Error: no\n    at /a/x.tsx:3:1' }, 0],
  ['nothing', undefined, 0],
])('the line of a file in a stack: %s', (_name, error, line) => {
  expect(lineIn(error, 'x.tsx')).toBe(line);
});
