import { expect, test } from 'vitest';
import { takeOutsideImports } from './outside-imports.ts';

test.each([
  [
    '@charset "utf-8";@import "https://a.example/b?c;d" layer(e) print;.f{g:h}',
    '@import "https://a.example/b?c;d" layer(e) print;',
    '@charset "utf-8";.f{g:h}',
  ],
  [
    "@IMPORT URL( '//a.example/b' );@layer c;@import url(http://d.example/e;f);.g{h:i}",
    "@IMPORT URL( '//a.example/b' );@import url(http://d.example/e;f);",
    '@layer c;.g{h:i}',
  ],
])('%s: what comes from other hosts is taken out, as it is', (css, outside, rest) => {
  expect(takeOutsideImports(css)).toEqual({ css: rest, outside });
});

test.each([
  '',
  '.a{b:c}',
  '@import "a.css";@import url(/b.css);.c{d:url(https://e.example/f.woff2)}',
  '/* @import "https://a.example"; */.b::before{content:\'@import "https://c.example";\'}',
])('%s: nothing is taken', (css) => {
  expect(takeOutsideImports(css)).toEqual({ css, outside: '' });
});
