import { describe, expect, it } from 'vitest';
import { tokenizeDiff, tokenizeShell } from './line-tokenizers.ts';

/** What is coloured of some code, each with its class. */
const read = (tokenize: typeof tokenizeShell, code: string) => {
  const found: string[] = [];
  tokenize(code, (from, to, name) => found.push(`${name} ${code.slice(from, to)}`));
  return found;
};

describe('shell', () => {
  it.each([
    ['npm install kit', ['f npm']],
    ['a; b && c || d | e & f', ['f a', 'f b', 'f c', 'f d', 'f e', 'f f']],
    ['a\nb (c d)', ['f a', 'f b', 'f c']],
    ['a b\nc', ['f a', 'f c']],
    ['NAME=1 a B=2', ['f a']],
    ['if a; then b; else c; fi', ['k if', 'f a', 'k then', 'f b', 'k else', 'f c', 'k fi']],
    ['echo if', ['f echo']],
    ['# all\na #b', ['c # all', 'f a', 'c #b']],
    ['a#b (#c', ['f a#b', 'c #c']],
    ['a \'b # c\' "d \\" e" f', ['f a', "s 'b # c'", 's "d \\" e"']],
    // What begins with a text or a variable is no command by name.
    ["'a b' c", ["s 'a b'"]],
    ['$A b', ['p $A']],
    [
      'a $b ${c} $? $# $@ $* $! $$ $-',
      ['f a', 'p $b', 'p ${c}', ...'?#@*!$-'.split('').map((one) => `p $${one}`)],
    ],
    ['a $% $. ${b', ['f a']],
    ['a\\ b c', ['f a\\ b']],
    ['a \\\n b', ['f a']],
  ])('%j', (code, coloured) => {
    expect(read(tokenizeShell, code)).toEqual(coloured);
  });

  it('reads a variable of two hundred characters, and no longer one', () => {
    const variable = (length: number) => `\${${'a'.repeat(length)}}`;
    expect(read(tokenizeShell, `b ${variable(200)}`)).toEqual(['f b', `p ${variable(200)}`]);
    expect(read(tokenizeShell, `b ${variable(201)}`)).toEqual(['f b']);
  });
});

it('colours what a diff adds, takes away and says of itself', () => {
  const lines = ['diff --git a b', 'index 1..2', '--- a', '+++ b', '@@ -1 +1 @@'];
  expect(
    read(tokenizeDiff, `${lines.join('\n')}\n same\n+new\n-old\n\n---x\nindexes\n x+`),
  ).toEqual([...lines.map((line) => `c ${line}`), ...['i +new', 'd -old', 'd ---x']]);
});
