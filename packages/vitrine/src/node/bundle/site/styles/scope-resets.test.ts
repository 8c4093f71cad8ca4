import { expect, it, vi } from 'vitest';
import { scopeResets, scopeResetsPlugin } from './scope-resets.ts';

const OUTSIDE =
  ':where(:not(html,body,#v-shell,#v-shell *,#v-announcer,#v-main,#v-main :not(.demo-stage *)))';

it.each([
  ['h1 { margin: 0 }', `h1${OUTSIDE} { margin: 0 }`],
  ['@media print { h1 { margin: 0 } }', `@media print { h1${OUTSIDE} { margin: 0 } }`],
  ["a[href='.b#c'] { margin: 0 }", `a[href='.b#c']${OUTSIDE} { margin: 0 }`],
  ['body:not(a) { margin: 0 }', `body:not(a)${OUTSIDE} { margin: 0 }`],
  [':host(a) { margin: 0 }', ':where(.demo-stage,.playground-stage) { margin: 0 }'],
  ['*, ::before { border: 0 }', `*${OUTSIDE}, ${OUTSIDE}::before { border: 0 }`],
  ['ul ul { margin: 0 }', `ul ul${OUTSIDE} { margin: 0 }`],
  [
    "input:where([type='file'])::file-selector-button { margin: 0 }",
    `input:where([type='file'])${OUTSIDE}::file-selector-button { margin: 0 }`,
  ],
  ['a[href]:hover:after { color: red }', `a[href]:hover${OUTSIDE}:after { color: red }`],
  [
    "[hidden]:where(:not([hidden='until-found'])) { display: none }",
    `[hidden]:where(:not([hidden='until-found']))${OUTSIDE} { display: none }`,
  ],
  [
    'html, :host { line-height: 1.5 }',
    ':where(.demo-stage,.playground-stage) { line-height: 1.5 }',
  ],
  ['HTML, Body { line-height: 1.5 }', ':where(.demo-stage,.playground-stage) { line-height: 1.5 }'],
  ['a::part(b) { color: red }', `a${OUTSIDE}::part(b) { color: red }`],
  ['A::AFTER { color: red }', `A${OUTSIDE}::AFTER { color: red }`],
  [
    'body { --a: 1; margin: 0 }',
    'body { --a: 1 }\nbody { margin: 0 }'.replace(
      '\nbody',
      '\n:where(.demo-stage,.playground-stage)',
    ),
  ],
  ['h1 { --a: 1; margin: 0 }', `h1${OUTSIDE} { --a: 1; margin: 0 }`],
  ['/* a */ h1 { /* b */ margin: 0 }', `/* a */ h1${OUTSIDE} { /* b */ margin: 0 }`],
  [
    'html, h1 { --a: 1; margin: 0 }',
    `html { --a: 1 } :where(.demo-stage,.playground-stage), h1${OUTSIDE} { margin: 0 }`,
  ],
])('keeps %s out of the shell', (css, expected) => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/;? ?}/g, ' }').trim();
  expect(plain(scopeResets(css))).toBe(plain(expected));
});

it.each([
  '.a h1 { margin: 0 }',
  '#a { margin: 0 }',
  '[data-theme=dark] { color: red }',
  '[DATA-theme=dark] { color: red }',
  ':root, :host { --a: 1 }',
  '@property --a { syntax: "*" }',
  '*, ::before { --tw-a: 0 }',
  '@keyframes spin { to { rotate: 360deg } }',
  '.a { & p { margin: 0 } }',
  '.a { @media print { p { margin: 0 } } }',
  '@-webkit-keyframes spin { from { rotate: 0deg } }',
  '@media print { @KEYFRAMES spin { to { rotate: 1deg } } }',
  'a:is(.b) { color: red }',
])('leaves %s as it is', (css) => {
  expect(scopeResets(css)).toBe(css);
});

it('scopes sheets of the site and of packages, not the engine’s, nor what is asked for as text', () => {
  const { filter, handler } = scopeResetsPlugin('/engine/').transform as unknown as {
    filter: { id: { include: RegExp } };
    handler: (code: string, id: string) => { code: string } | null;
  };
  const scoped = (id: string) =>
    filter.id.include.test(id) && handler('h1 { margin: 0 }', id)?.code.includes(OUTSIDE) === true;
  for (const id of ['/site/a.css', '/site/a.scss?used', '/n/kit/a.less', '/site/a.css?urls'])
    expect(scoped(id), id).toBe(true);
  for (const id of ['/engine/a.css', '/site/a.css?inline', '/site/a.css?a&url', '/site/a.css?raw'])
    expect(scoped(id), id).toBe(false);
  for (const id of ['/site/a.css.ts', '/site/css.tsx']) expect(scoped(id), id).toBe(false);
});

it('names the line of a sheet that cannot be read, and leaves that of a package to browsers', () => {
  const { handler } = scopeResetsPlugin('/engine/').transform as unknown as {
    handler: (this: { error: (told: object) => never }, code: string, id: string) => unknown;
  };
  const error = vi.fn<(told: object) => never>();
  const read = (id: string) => handler.call({ error }, '.a {}\n.b {}}', id);
  expect(read('/site/node_modules/kit/a.css')).toBeNull();
  expect(error).not.toHaveBeenCalled();
  read('/site/a.css?used');
  expect(error).toHaveBeenCalledExactlyOnceWith({
    message: 'Unexpected }',
    id: '/site/a.css',
    loc: { file: '/site/a.css', line: 2, column: 6 },
  });
});

it.each([
  [
    '.breadcrumbs > li + *::before { margin: 0 }',
    `.breadcrumbs > li + *${OUTSIDE}::before { margin: 0 }`,
  ],
  ['.kit .icon, .kit { margin: 0 }', `.kit .icon${OUTSIDE}, .kit { margin: 0 }`],
])('keeps %s of a library out of the shell, which has the class as well', (css, expected) => {
  expect(scopeResets(css, true)).toBe(expected);
  const [before, after] = [css, expected].map(
    (text) => `@layer library { @media print { ${text} } }`,
  );
  expect(scopeResets(before!)).toBe(after);
  // What a site says of the shell is meant.
  for (const own of [css, before!.replace('library', 'library-of-mine')])
    expect(scopeResets(own)).toBe(own);
});
