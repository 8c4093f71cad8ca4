import { expect, it } from 'vitest';
import { readWanted } from './read-wanted.ts';

it.each([
  ['kit', 'kit', null],
  ['@acme/a.b_c~d', '@acme/a.b_c~d', null],
  ['kit@4', 'kit', '4'],
  ['@acme/kit@4.1.0-beta.2+x', '@acme/kit', '4.1.0-beta.2+x'],
  ['kit@next', 'kit', 'next'],
  ['kit@^4.1', 'kit', '^4.1'],
  ['kit@~4.1.x', 'kit', '~4.1.x'],
  ['kit@>=4', 'kit', '>=4'],
  ['kit@*', 'kit', '*'],
])('%s is %s in %s', (text, name, version) => expect(readWanted(text)).toEqual({ name, version }));

it.each([
  ...['', '@', '@acme', 'kit@', '@acme/kit@', 'kit@4@5', 'kit@ 4', 'kit@4 || 5', 'Kit'],
  ...['kit@file:../kit', 'kit@-4', 'kit@^^4', '@acme/kit/button', 'kit;', '../kit'],
  ...['-g', '--global', '@-acme/kit', '@acme/-kit'],
])('%j names none', (text) => expect(readWanted(text)).toBeNull());
