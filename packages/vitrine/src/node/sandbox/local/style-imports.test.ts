import { expect, it } from 'vitest';
import { findStyleImports } from './style-imports.ts';

it('finds what a style sheet imports and shows', () => {
  const source = `@import './base.css' layer(base);
@import url("theme.css");
@import 'kit/styles.css';
/* url(comment.png) */
.a {
  background: url(a.png), url( './b.png' );
  mask: url(data:image/png;base64,AA) url(#shape) url(/public.png) url('https://kit.example/c.png');
  content: "url(text.png)";
}
`;
  const found = findStyleImports(source);
  expect(found.map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '1 ./base.css',
    '2 theme.css',
    '3 kit/styles.css',
    '6 ./a.png',
    '6 ./b.png',
  ]);
  expect(found.map(({ start, end }) => source.slice(start, end))).toEqual([
    "'./base.css'",
    '"theme.css"',
    "'kit/styles.css'",
    'a.png',
    "'./b.png'",
  ]);
});

it('takes for files only what names one', () => {
  const specifiers = (source: string) => findStyleImports(source).map(({ specifier }) => specifier);
  expect(specifiers('.a { color: rgb(1 2 3); width: calc(1px) }')).toEqual([]);
  expect(specifiers('.a { background: url(); mask: url("") }')).toEqual([]);
  expect(specifiers('.a { background: url(HTTPS://kit.example/a.png) }')).toEqual([]);
  expect(specifiers('.a { background: url(a1b.png) url(a-b.png) }')).toEqual([
    './a1b.png',
    './a-b.png',
  ]);
  // Names in capitals and with escapes are the same to browsers.
  const spelled = String.raw`@IMPORT 'kit/a.css';.a{b:URL(c.png) \75rl("d\20 e.png") u\72l(HTTP:x)}`;
  expect(specifiers(spelled)).toEqual(['kit/a.css', './c.png', './d e.png']);
  expect(specifiers('.a { b: image-set("c.png" 1x) }')).toEqual(['./c.png']);
  // What follows an import is no import any more.
  expect(specifiers(`@import 'kit/a.css';\n.a { background: url(b.png) }`)).toEqual([
    'kit/a.css',
    './b.png',
  ]);
  expect(specifiers(`.a { background: url(b.png) }\n.b { background: url(c.png) }`)).toEqual([
    './b.png',
    './c.png',
  ]);
});

it('says where the text of an address stands, without the space around it', () => {
  const source = '.a { background: url(   b.png  ); }';
  const [found] = findStyleImports(source);
  expect(found).toMatchObject({ specifier: './b.png', start: 24, end: 29 });
});
