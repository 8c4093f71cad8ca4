import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineRuntime, inlineRuntimePlugin, withImportsLeft } from './inline-runtime.ts';

const RUNTIME = {
  name: 'rolldown-runtime',
  fileName: 'assets/rolldown-runtime-a.b.js',
  code: `var e=o=>()=>o+1,t=o=>o()+1,n=o=>"unused"+o;export{n,t as r,e as t};`,
};
const FROM = 'from"./rolldown-runtime-a.b.js";';
const chunk = (name: string, code: string) => ({ name, fileName: `assets/${name}.js`, code });
/** Runs code whose exports are the last of it. */
const run = (code: string) => {
  const body = code.replace(/export\{([^}]*)\};?$/, (_all, list: string) => {
    const pairs = list.split(',').map((each) => each.split(' as ').reverse().join(':'));
    return `return{${pairs.join()}}`;
  });
  return runInThisContext(`(()=>{${body}})()`) as Record<string, (value: unknown) => unknown>;
};

it('puts what is used of the runtime where its import was, and gives it to who imports the shell', async () => {
  const shell = chunk('shell', `import{r as e,t}${FROM}var x=e(t(1));globalThis.x=x;`);
  const later = chunk('later', `import{t as q}${FROM}import{a as z}from"./shell.js";q(z)`);
  await inlineRuntime([RUNTIME, shell, later]);
  expect(shell.code).not.toMatch(/import|unused/);
  const { $r, $t } = run(shell.code);
  expect(Reflect.get(globalThis, 'x')).toBe(3);
  expect($r!($t!(1))).toBe(3);
  expect(later.code).toBe('import{$t as q,a as z}from"./shell.js";q(z)');
});

it.each([
  ['what is no import of it', `import{t}from"./other.js";t('import{t}${FROM}')`],
  ['what imports the shell for nothing', `import{t}${FROM}t()`],
  ['what needs more of it', `import{n,t}${FROM}import{a}from"./shell.js";a(n,t)`],
])('leaves %s alone', async (_what, code) => {
  const other = chunk('other', code);
  await inlineRuntime([RUNTIME, chunk('shell', `import{t}${FROM}t()`), other]);
  expect(other.code).toBe(code);
});

it('looks through the scripts of a bundle, and names them anew', async () => {
  const { augmentChunkHash, generateBundle } = inlineRuntimePlugin as unknown as {
    augmentChunkHash: () => string;
    generateBundle: { handler: (options: unknown, bundle: object) => Promise<void> };
  };
  const asset = { type: 'asset', name: 'shell', fileName: 'assets/shell.css', source: '' };
  const shell = { type: 'chunk', ...chunk('shell', `import{t}${FROM}t()`) };
  await generateBundle.handler({}, { asset, shell, runtime: { type: 'chunk', ...RUNTIME } });
  expect(shell.code).not.toContain('import');
  expect(asset).not.toHaveProperty('code');
  expect(augmentChunkHash()).not.toBe('');
});

it('leaves a bundle alone that has it in its shell', async () => {
  const shell = chunk('shell', 'var t=1;');
  await inlineRuntime([shell]);
  expect(shell.code).toBe('var t=1;');
});

it('takes from a manifest what a chunk imports no longer', () => {
  const entry = (name: string, imports: string[]) => ({ file: `assets/${name}.js`, imports });
  const manifest = (of: string[]) => ({
    ...{ _r: { file: RUNTIME.fileName }, _o: entry('other', ['_r']), _s: entry('shell', of) },
  });
  const chunks = [chunk('other', `import{t}${FROM}`), chunk('shell', 'import"./other.js"')];
  expect(withImportsLeft(manifest(['_r', '_o']), chunks)).toEqual(manifest(['_o']));
});
