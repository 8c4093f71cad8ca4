import { expect, it } from 'vitest';
import { listStyleAddresses } from './style-addresses.ts';

const list = (css: string) => listStyleAddresses(css).map(({ kind, value }) => `${kind} ${value}`);

it.each([
  ['.a{b:url(a.png)}', 'picture a.png'],
  ['.a{b:URL(a.png)}', 'picture a.png'],
  [String.raw`.a{b:u\72l(a.png)}`, 'picture a.png'],
  [String.raw`.a{b:\000055 RL(a.png)}`, 'picture a.png'],
  [String.raw`.a{b:\u\r\l( 'a.png' )}`, 'picture a.png'],
  [String.raw`.a{b:url(a\20 b\).png)}`, 'picture a b).png'],
  [String.raw`.a{b:url("\61\62  c\"\d800 .png")}`, 'picture ab c"\ufffd.png'],
  ['.a{b:url("a\\\nb\\\r\nc.png")}', 'picture abc.png'],
  [String.raw`.a{b:url("\0\110000 a\10ffff")}`, 'picture \ufffd\ufffda\u{10ffff}'],
  [String.raw`.a{b:url("\d7ff \dfff \e000 \d800")}`, 'picture \ud7ff\ufffd\ue000\ufffd'],
  ['.a{b:url(\n a.png\t)}', 'picture a.png'],
  ['.a{b:url(a.png', 'picture a.png'],
  ['.a{b:url("a.png', 'picture a.png'],
  ['.a{b:url("")}', 'picture '],
  ['.a{b:Image-Set("a.png" 1x, url(b.png) 2x type("c"))}', 'picture a.png', 'picture b.png'],
  ['.a{b:-webkit-image-set(calc(1px), "a.png" 1x)}', 'picture a.png'],
  ['.a{b:image-set((1),"a.png" 1x)}', 'picture a.png'],
  ['.a{b:image-set(url(a) 1x,"b" 2x)}', 'picture a', 'picture b'],
  ['@import "a.css";', 'sheet a.css'],
  ["@IMPORT url( 'a.css' ) layer(b) supports(c: url(d));", 'sheet a.css'],
  [String.raw`@\69mport/**/url(a.css);.a{b:url(c)}`, 'sheet a.css', 'picture c'],
  ['@font-face{src:url(a.woff),local("b")}.a{b:url(c)}', 'font a.woff', 'picture c'],
  ['@FONT-FACE{font-family:"x";src:url(a.woff)}', 'font a.woff'],
  ['@media print{@font-face{src:url(a)}.b{c:url(d)}}', 'font a', 'picture d'],
  ['@font-face{src:url(a)}', 'font a'],
  ['/* url(a) */.a{b:url(c)}', 'picture c'],
  ['@own-namespace url(a);@charsets url(b);', 'picture a', 'picture b'],
  ['.a{b:url c;d:url(e)}', 'picture e'],
  ['url(a)@namespace b;url(c)', 'picture a', 'picture c'],
])('%j loads %j', (css, ...expected) => expect(list(css)).toEqual(expected));

it.each([
  '/* url(a) @import "b"',
  '.a{content:"url(a)"}',
  '.a{content:"\\"url(a)";b:\'url(c)\'}',
  '@namespace url(http://a.example/);',
  '@NAMESPACE a "http://a.example/";',
  '@charset "url(a)";',
  '.a{b:curl(a) -url(b) url-c(d) @url(e) 1url(f)}',
  '.a{b:url (a)}',
  '.a{b:format("a") image-set(type("b"))}',
  '.a{b:image-set(1x}.c{d:"e"}',
  '.a{b:url(a b)}',
  '.a{b:url(a  b)}',
  '.a{b:own-image-set("a") image-sets("b")}',
  '.a{b:url(a"b)}',
  '.a{b:url(a(b)}',
  '.a[href="b"]{}',
  '#url{}.url{}',
])('%j loads nothing', (css) => expect(list(css)).toEqual([]));

it('says where an address stands, with its quotes', () => {
  const css = String.raw`@import 'a.css';.a{b:url(  c\20 d ),url("e"),image-set('f' 1x)}`;
  const found = listStyleAddresses(css).map(({ start, end }) => css.slice(start, end));
  expect(found).toEqual(["'a.css'", String.raw`c\20 d`, '"e"', "'f'"]);
});
