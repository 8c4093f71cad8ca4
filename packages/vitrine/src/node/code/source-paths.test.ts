import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSourcePaths } from './source-paths.ts';

let root: string;
const at = (file: string) => path.join(root, file);
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'source-paths-')));
  mkdirSync(at('docs/node_modules'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
}
function link(name: string) {
  write(`${name}/package.json`, { name });
  symlinkSync(at(name), at(`docs/node_modules/${name}`));
}
const read = (...packages: string[]) => readSourcePaths(at('docs'), packages);
const options = (paths: object, baseUrl?: string) => ({ compilerOptions: { paths, baseUrl } });

it('has the names of linked packages behind those of the site, each relative to where it stands', () => {
  link('kit');
  link('lab');
  write('kit/tsconfig.json', '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }');
  write('kit/tsconfig.app.json', options({ '@/*': ['./src/*'], '#a': ['a.ts'] }, './lib'));
  write('lab/tsconfig.json', { extends: ['kit/none.json', './far/base', '../gone.json'] });
  write('lab/far/base.json', options({ '@/*': ['../*'], odd: 5 }));
  write('docs/tsconfig.json', options({ '@/*': ['./content/*'] }));
  expect(read('kit', 'lab', 'absent')).toEqual({
    paths: {
      '@/*': [at('docs/content/*'), at('kit/lib/src/*'), at('lab/*')],
      '#a': [at('kit/lib/a.ts')],
    },
  });
});

it('has those of what a linked package is made of, too', () => {
  link('kit');
  link('core');
  write('kit/package.json', { name: 'kit', dependencies: { core: '*' } });
  mkdirSync(at('kit/node_modules'));
  symlinkSync(at('core'), at('kit/node_modules/core'));
  write('kit/tsconfig.json', options({ '@/*': ['./src/*'] }));
  write('core/tsconfig.json', options({ '#core/*': ['./*'] }));
  expect(read('kit')).toEqual({
    paths: { '@/*': [at('kit/src/*')], '#core/*': [at('core/*')] },
  });
});

it('has none where no linked package has any', () => {
  link('kit');
  write('docs/tsconfig.json', options({ '@/*': ['./content/*'] }));
  expect(read('kit')).toEqual({});
  for (const own of [{}, { compilerOptions: {} }, '{', { extends: './tsconfig.json' }]) {
    write('kit/tsconfig.json', own);
    expect(read('kit')).toEqual({});
  }
  write('docs/node_modules/other/package.json', { name: 'other' });
  write('docs/node_modules/other/tsconfig.json', options({ '@/*': ['./src/*'] }));
  expect(read('other')).toEqual({});
  expect(read()).toEqual({});
});

it('has the types of React that the site has, where a linked package has others or finds none', () => {
  link('kit');
  for (const types of ['@types/react', '@types/react-dom']) {
    write(`docs/node_modules/${types}/package.json`, { name: types, version: '19.2.0' });
  }
  const to = (name: string, types: string) => ({
    [name]: [at(`docs/node_modules/${types}`)],
    [`${name}/*`]: [at(`docs/node_modules/${types}/*`)],
  });
  const both = { ...to('react', '@types/react'), ...to('react-dom', '@types/react-dom') };
  expect(read('kit')).toEqual({ paths: both });
  write('node_modules/@types/react/package.json', { name: '@types/react', version: '18.3.0' });
  expect(read('kit')).toEqual({ paths: both });
  rmSync(at('docs/node_modules/@types'), { recursive: true });
  expect(read('kit')).toEqual({});
});
