import { expect, it } from 'vitest';
import { placeStyles } from './preload-helper.ts';

const LIST =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.css","assets/b.css"])))=>i.map(i=>d[i]);\n';

it('names style sheets where the part is loaded that needs them', () => {
  const code =
    'load(()=>import(`./a.js`),__vite__mapDeps([0])),load(()=>import(`./b.js`),__vite__mapDeps([1,0]))';
  expect(placeStyles(LIST + code)).toBe(
    'load(()=>import(`./a.js`),["assets/a.css"]),load(()=>import(`./b.js`),["assets/b.css","assets/a.css"])',
  );
});

it('leaves scripts alone that need none', () => {
  const code = 'import{a}from"./a.js";a();';
  expect(placeStyles(code)).toBe(code);
  expect(placeStyles(code + LIST)).toBe(code + LIST);
  expect(placeStyles(`${LIST}my__vite__mapDeps([0])`)).toBe('my__vite__mapDeps([0])');
});
