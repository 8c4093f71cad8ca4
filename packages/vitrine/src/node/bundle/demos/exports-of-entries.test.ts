import { expect, it } from 'vitest';
import type { Rolldown } from 'vite';
import { readExportsPlugin } from './exports-of-entries.ts';
import { importsEntries } from './import-entries.ts';

const FILE = 'content/basic.tsx';
const ENTRY = 'assets/basic-1a2b.js';

/** Reads a bundle whose entry for demos has this code. */
function read(code: string, others: string[] = []) {
  const demos = [FILE, ...others].map((file) => ({ file, imports: [] }));
  const { plugin, found } = readExportsPlugin('/site', demos, true);
  const chunk = {
    ...{
      type: 'chunk',
      code,
      fileName: ENTRY,
      imports: [],
      dynamicImports: [],
      moduleIds: ['/site/content/basic.css'],
    },
    facadeModuleId: importsEntries('/site', demos).get(FILE),
  };
  const bundle = { [ENTRY]: chunk } as unknown as Rolldown.OutputBundle;
  const { handler } = plugin.generateBundle as unknown as {
    handler: (options: unknown, bundle: Rolldown.OutputBundle) => void;
  };
  handler({}, bundle);
  return { exports: found[FILE], found, isWritten: ENTRY in bundle };
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

it('runs each file once, where it is first named', () => {
  const { exports } = read(
    'export{a as Button_0}from"./ui.js";import"./first.js";export{b as Dial_1}from"./ui.js";',
  );
  expect(exports!.before).toEqual(['assets/ui.js', 'assets/first.js']);
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

const SHARING = 'content/other.tsx';

it('gives what an entry exports to each demo that shares it', () => {
  const { exports, found, isWritten } = read('export{a as Button_0}from"./ui.js";', [SHARING]);
  expect(exports!.names).toEqual({ Button_0: ['assets/ui.js', 'a'] });
  expect(found[SHARING]).toEqual(exports);
  expect(isWritten).toBe(false);
});

it('leaves the code of a shared entry in its file: in each demo it would run again', () => {
  const code = 'import{a as t}from"./ui.js";const e=t();export{e as Button_0};';
  const { exports, found, isWritten } = read(code, [SHARING]);
  const own = { before: [ENTRY], names: { Button_0: [ENTRY, 'Button_0'] }, own: ENTRY };
  expect([exports, found[SHARING], isWritten]).toEqual([own, own, true]);
});

it('shares an entry among demos of one folder that import the same', () => {
  const imports: [string, string[]][] = [['kit', ['Button']]];
  const entries = importsEntries('/site', [
    { file: 'content/a/one.tsx', imports },
    { file: 'content/a/two.tsx', imports: [['kit', ['Button']]] },
    { file: 'content/a/three.tsx', imports: [['kit', ['Dial']]] },
    { file: 'content/b/four.tsx', imports },
  ]);
  expect(entries.get('content/a/two.tsx')).toBe(entries.get('content/a/one.tsx'));
  expect(new Set(entries.values()).size).toBe(3);
});

it('keeps an entry that gives a whole module, which no name of another file stands for', () => {
  const { exports, isWritten } = read(
    'import*as t from"./ui.js";import{a as u}from"./ui.js";export{t as Kit_0,u as Button_1};',
  );
  expect(exports).toMatchObject({
    own: ENTRY,
    before: [ENTRY],
    names: { Kit_0: [ENTRY, 'Kit_0'], Button_1: ['assets/ui.js', 'a'] },
  });
  expect(isWritten).toBe(false);
});

it('a module of Node is no file beside the entry', () => {
  const { exports } = read('import{join as t}from"node:path";export{t as join_0};');
  expect(exports).toMatchObject({
    before: ['node:path'],
    names: { join_0: ['node:path', 'join'] },
  });
});
