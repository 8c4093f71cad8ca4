import { expect, test } from 'vitest';
import { addressesOfStyles, addressesOfTags, namesAddress } from './named-in-code.ts';

test.each([
  ['import a from "/a.ts"', '/a.ts'],
  ['import a from "/a.ts?t=1234567890123"', '/a.ts'],
  ['import a from "/my lamp.svg?import"', '/my lamp.svg'],
  ['export default "/my%20lamp.svg"', '/my lamp.svg'],
  ["import '/ui/knob.css.ts.made.css';", '/ui/knob.css.ts.made.css'],
  ['import(`/a.ts?import`)', '/a.ts'],
  ['import "/say \\"a\\".ts"', '/say "a".ts'],
  ["import '/it\\'s \"a\".ts'", '/it\'s "a".ts'],
  ['import "/b.ts"; import "/a.ts.ts"; import "/a.ts"', '/a.ts'],
  ['new URL("/a.js?worker_file&type=module", x)', '/a.js?worker_file&type=module'],
  ['new URL("/a.js?v=1&type=module", x)', '/a.js?v=1'],
])('%s names %s', (code, address) => expect(namesAddress(code, address)).toBe(true));

test.each([
  ['import a from "/a.tsx"', '/a.ts'],
  ['import a from "/ui/a.ts"', '/a.ts'],
  ['// see /a.ts', '/a.ts'],
  ["import '/a.ts\"'", '/a.ts'],
  ["import '/a.tsx'", '/a.ts'],
  ['"say \\"/a.ts"', '/a.ts '],
  ['', '/a.ts'],
])('%s does not name %s', (code, address) => expect(namesAddress(code, address)).toBe(false));

test('style sheets name files, in modules as well', () => {
  const css = `.a { background: url(/a.svg) } .b { background: url( '/b b.svg' ) }
@font-face { src: url("/c.woff2?#iefix"), url(/d%20d.woff?v=1), url(data:a) }
.e { background: url(/e.svg#icon), url(/f.svg?t=1234567890123) } .g { --a: "/g.svg" } .h { a: URL(/h.svg) }`;
  const found = [
    '/a.svg',
    '/b b.svg',
    '/c.woff2?',
    '/d d.woff?v=1',
    'data:a',
    '/e.svg',
    '/f.svg',
    '/h.svg',
  ];
  expect([...addressesOfStyles(css)]).toEqual(found);
  expect([...addressesOfStyles(`const css = ${JSON.stringify(css)}`)]).toEqual(found);
  expect(addressesOfStyles('url(/%)')).toEqual(new Set());
});

test('tags of a head name what they load and import', () => {
  const tags = `<script type="module">import { a } from "/@react-refresh"; import '/b.js'; import("/c.js");</script>
<script type="module" src="/@vite/client"></script><link rel="icon" href='/d%20d.svg'>
<script src="https://kit.example/e.js"></script><meta content="/f.js">`;
  expect(addressesOfTags(tags)).toEqual([
    '/@react-refresh',
    '/b.js',
    '/c.js',
    '/@vite/client',
    '/d d.svg',
  ]);
});
