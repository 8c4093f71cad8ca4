import { expect, it } from 'vitest';
import type { Rolldown } from 'vite';
import { readExportsPlugin } from './exports-of-entries.ts';
import { importsEntry } from './import-entries.ts';

const FILE = 'content/basic.tsx';
const ENTRY = 'assets/basic-1a2b.js';

/** Reads a bundle whose entry for a demo has this code. */
function read(code: string) {
  const demo = { file: FILE, digest: '', imports: [] };
  const { plugin, found } = readExportsPlugin('/site', [demo], true);
  const chunk = {
    ...{ type: 'chunk', code, fileName: ENTRY, imports: [], dynamicImports: [] },
    facadeModuleId: importsEntry('/site', FILE),
  };
  const bundle = { [ENTRY]: chunk } as unknown as Rolldown.OutputBundle;
  const { handler } = plugin.generateBundle as unknown as {
    handler: (options: unknown, bundle: Rolldown.OutputBundle) => void;
  };
  handler({}, bundle);
  return { exports: found[FILE], isWritten: ENTRY in bundle };
}

it('looks through an entry that exports what it has imported', () => {
  const { exports, isWritten } = read(
    'import{a as t}from"./ui.js";import"./first.js";export{t as Button_0};',
  );
  expect(exports).toEqual({
    before: ['assets/ui.js', 'assets/first.js'],
    names: { Button_0: ['assets/ui.js', 'a'] },
    own: null,
  });
  expect(isWritten).toBe(false);
});

it('looks through an entry that exports from other files, in the order in which they run', () => {
  const { exports, isWritten } = read(
    `import"./first.js";export{pl as Button_0,t as jsx_1}from"./ui.js";export{ x as _2 } from './more.js';`,
  );
  expect(exports).toEqual({
    before: ['assets/first.js', 'assets/ui.js', 'assets/more.js'],
    names: {
      Button_0: ['assets/ui.js', 'pl'],
      jsx_1: ['assets/ui.js', 't'],
      _2: ['assets/more.js', 'x'],
    },
    own: null,
  });
  expect(isWritten).toBe(false);
});

it('keeps the code of an entry that does more', () => {
  const code = 'import{a as t}from"./ui.js";const e=t();export{e as Button_0};';
  expect(read(code).exports).toEqual({
    ...{ before: [ENTRY], names: { Button_0: [ENTRY, 'Button_0'] }, own: ENTRY },
    code,
  });
});

it('looks through comments, and through nothing that follows them', () => {
  expect(
    read('//#region a\nimport{a as t}from"./ui.js";//b\nexport{t as Button_0};').exports,
  ).toMatchObject({
    own: null,
  });
  expect(read('//a\nb();import{a as t}from"./ui.js";export{t as Button_0};').exports).toMatchObject(
    {
      own: ENTRY,
    },
  );
});
