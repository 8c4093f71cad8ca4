import { expect, it } from 'vitest';
import { findDarkMark } from './find-dark-mark.ts';

it.each([
  ['[data-bs-theme=dark] .a{} [data-bs-theme="dark"]{} [data-x=dark] b{}', 'data-bs-theme', 'dark'],
  ['.dark, .dark-theme { color: white }', 'class', 'dark'],
  // In whatever words the attribute holds it; one that is called dark itself says which of the dark looks.
  ["[data-mode*='dark'] .a{} [data-mode=auto][data-dark*=dark] .a{}", 'data-mode', 'dark'],
  ["[data-dark*=dark] .a{} [data-mode~='dark'] .a{}", 'data-mode', 'dark'],
  ['.a:where(.dark, .dark *) { color: white }', 'class', 'dark'],
  // A class of the library's own, though an attribute is there for a little.
  [
    '.kit6-dark .kit6-button{} .kit6-dark .kit6-card:hover{} [data-kit-scheme=dark]{}',
    ...['class', 'kit6-dark'],
  ],
  [
    '.kit-theme-light{--a:1} .kit-theme-dark{--a:1;--b:2} .x[data-look=dark]{}',
    'class',
    'kit-theme-dark',
  ],
  // The one that most depends on, wherever it stands.
  ['.dark a{} [data-b=dark]{--a:1;--b:2} .c-dark d{--a:1}', 'data-b', 'dark'],
  ['[data-b=dark]{--a:1;--b:2} .c-dark d{--a:1} .dark a{}', 'data-b', 'dark'],
  ['.c-dark d{--a:1} .dark a{} [data-b=dark]{--a:1;--b:2}', 'data-b', 'dark'],
  [
    ':where(.kit-theme-dark){--a:1} :root:where(.kit-theme-dark) a{--a:2}',
    'class',
    'kit-theme-dark',
  ],
])('finds what dark colours depend on: %s', (css, attribute, value) => {
  expect(findDarkMark(css)).toEqual({ attribute, value });
});

it.each([
  ['body.dark-mode .card{color:red}', 'class', 'dark-mode', 'body'],
  [':root.dark,:root[theme-mode=dark]{--a:1;--b:2} .dark .x{}', 'class', 'dark', 'html'],
  [
    'html[data-look="dark"] .a{} .b [data-look=dark]{} html:is([data-look=dark]){}',
    'data-look',
    'dark',
    'html',
  ],
  ['body[acme-theme=dark]{--a:1} html.dark a{}', 'acme-theme', 'dark', 'body'],
  ['body[data-a=dark] i{} html[data-a=dark] b{}', 'data-a', 'dark', 'html'],
  ['html[data-a=dark] i{} [data-a=dark] b{}', 'data-a', 'dark', undefined],
  ["[scheme='dark'] .a{}", 'scheme', 'dark', undefined],
  // What is made of its variables is worked out where it is declared, and inherited as that.
  ['body{--a:1;--b:var(--a)} .kit-dark:not(#\\9){--a:2}', 'class', 'kit-dark', 'body'],
  [':root{--a:1;--b:var(--c);--c:calc(var(--a))} .dark{--a:2;--c:3}', 'class', 'dark', 'html'],
  ['@theme{--color-a:var(--a)} :root{--a:1} .dark{--a:2}', 'class', 'dark', 'html'],
  [
    '@theme inline{--color-a:var(--a)} :root{--a:1;--b:var(--b)} .dark{--a:2}',
    'class',
    'dark',
    undefined,
  ],
  [
    ':root{--a:1;--b:var(--a)} .dark{--a:2;--b:var(--a)} .x{--c:var(--a)}',
    'class',
    'dark',
    undefined,
  ],
])('finds the element that they depend on: %s', (css, attribute, value, on) => {
  expect(findDarkMark(css)).toEqual({ attribute, value, ...(on && { on }) });
});

it.each([
  // What one component is given.
  '.kit-menu[mode=dark]{color:red} .x [theme=dark]{--a:1}',
  '[kind=dark] .a{--a:1}',
  // One colour of many.
  '.btn-dark{--a:1} .btn-dark .icon{} .btn-primary{--a:1}',
  '.text-dark:hover{color:red}',
  // One component's: what it is called is a class as well.
  '.kit-menu{} .kit-menu-dark .kit-menu-item{color:red} .kit-menu-dark{--a:1}',
  '@media (prefers-color-scheme: dark){a{color:red}}',
  '.a { color',
])('finds nothing that a page could set: %s', (css) => {
  expect(findDarkMark(css)).toBe(null);
});

it('looks at each variable once, however many ways lead to it', () => {
  const steps = Array.from({ length: 40 }, (_, i) => `--s${i + 1}: var(--s${i}) var(--s${i})`);
  const css = `:root { --s0: 1; ${steps.join('; ')} } .dark { --kit-bg: black }`;
  expect(findDarkMark(css)).toEqual({ attribute: 'class', value: 'dark' });
});

const variables = (...values: string[]) =>
  [...'abcdefghijk'].map((name) => `--${name}: 1;`).join('') +
  values.map((value, index) => `--kit-background${index || ''}: ${value};`).join('');

it('finds a theme that says itself that it is dark, whatever it is called', () => {
  const themes = (more: string) =>
    `:root{color-scheme: light;${variables('#fff')}} .kit-day{color-scheme: light;${variables('#fff')}} ${more}`;
  const night = `.kit-night{color-scheme: var(--kit-scheme, dark);${variables('#222', '#333')}}`;
  expect(findDarkMark(themes(night))).toEqual({
    ...{ attribute: 'class', value: 'kit-night', light: 'kit-day' },
  });
  // The darkest of them, but for one that is called dark.
  const black = `[data-look='black']{color-scheme: dark;${variables('#000')}}`;
  const found = { attribute: 'data-look', value: 'black' };
  expect(findDarkMark(themes(night + black))).toEqual(found);
  expect(findDarkMark(themes(black + night))).toEqual(found);
  expect(findDarkMark(themes(`${black} .dark{${variables('#222')}}`))).toMatchObject({
    value: 'dark',
  });
  expect(findDarkMark(themes(`${black} .dark-only{color: red}`))).toEqual(found);
  // Variables of the page that are made of others are worked out there.
  const made = `:root{--kit-layer: var(--kit-background)} ${night}`;
  expect(findDarkMark(themes(made))).toMatchObject({ value: 'kit-night', on: 'html' });
  expect(findDarkMark(themes(`body.night{color-scheme:dark;${variables()}}`))).toMatchObject({
    on: 'body',
  });
});

it('takes no dark player, and no system that is dark, for a theme', () => {
  const light = `:root{${variables('#fff')}}`;
  for (const css of [
    `${light} .player{color-scheme: dark; --player-size: 1px}`,
    `${light} .player{color-scheme: dark;${variables().replaceAll('--', '--player-')}}`,
    `${light} @media (prefers-color-scheme: dark){.kit{color-scheme: dark;${variables()}}}`,
    `${light} .kit .a{color-scheme: dark;${variables()}} .kit{color-scheme: light dark;${variables()}}`,
    `:root{color-scheme: dark;${variables('#000')}} .day{${variables('#fff')}}`,
  ])
    expect(findDarkMark(css), css).toBeNull();
});
