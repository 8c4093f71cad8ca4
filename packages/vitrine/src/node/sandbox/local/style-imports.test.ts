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
