import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFile, versionOf } from './kinds.ts';
import { listFiles, listOwnFiles } from './list-files.ts';
import { isWithin, resolveLinks } from './paths.ts';
import { refusePipes } from './refuse-pipes.ts';
import { readJson, writeJson } from './sealed-json.ts';
import { writeAtomic, writeInPlace } from './write.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = (file: string) => path.join(dir, file);

describe('readJson', () => {
  it('reads what was written, and nothing from a missing or damaged file', () => {
    writeJson(at('a.json'), { a: [1, 'é\u2028'] });
    expect(readJson(at('a.json'))).toEqual({ a: [1, 'é\u2028'] });
    const text = readFileSync(at('a.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ data: { a: [1, 'é\u2028'] } });
    // One character of more bytes than one would make the whole text take twice its memory.
    expect(Buffer.byteLength(text)).toBe(text.length);
    expect(readJson(at('b.json'))).toBeNull();
    writeAtomic(at('a.json'), '{"a":[1]}');
    expect(readJson(at('a.json'))).toBeNull();
    writeFileSync(at('a.json'), '{"a":[1');
    expect(readJson(at('a.json'))).toBeNull();
    expect(readJson(dir)).toBeNull();
  });

  it('finds flipped bits and missing ends', () => {
    writeJson(at('a.json'), { price: 10 });
    const whole = readFileSync(at('a.json'));
    for (let index = 0; index < whole.length; index += 1) {
      const damaged = Buffer.from(whole);
      damaged[index]! ^= 1 << (index % 8);
      writeFileSync(at('a.json'), damaged);
      expect(readJson(at('a.json')), `byte ${index}`).toBeNull();
      writeFileSync(at('a.json'), whole.subarray(0, index));
      expect(readJson(at('a.json')), `${index} bytes`).toBeNull();
    }
  });
});

describe('writeAtomic', () => {
  it('makes folders, replaces what was there and leaves nothing else', () => {
    writeAtomic(at('a/b/c.txt'), 'one');
    writeAtomic(at('a/b/c.txt'), new TextEncoder().encode('two'));
    expect(readFileSync(at('a/b/c.txt'), 'utf8')).toBe('two');
    expect(readdirSync(at('a/b'))).toEqual(['c.txt']);
  });

  it('leaves the old file when the new one cannot be written', () => {
    writeFileSync(at('file'), 'old');
    expect(() => writeAtomic(at('file/below.txt'), 'new')).toThrow();
    expect(readFileSync(at('file'), 'utf8')).toBe('old');
    mkdirSync(at('folder/a'), { recursive: true });
    expect(() => writeAtomic(at('folder'), 'new')).toThrow(
      expect.objectContaining({ path: at('folder') }),
    );
    expect(readdirSync(dir).sort()).toEqual(['file', 'folder']);
  });
});

describe('listFiles', () => {
  beforeEach(() => {
    for (const file of [
      'b.md',
      'a/z.md',
      'a/deep/y.md',
      'node_modules/kit/x.js',
      'out/site/i.html',
    ])
      writeAtomic(at(file), '');
    mkdirSync(at('empty'));
  });

  it('lists files, not folders, relative and sorted', () => {
    expect(listFiles(dir)).toEqual([
      'a/deep/y.md',
      'a/z.md',
      'b.md',
      'node_modules/kit/x.js',
      'out/site/i.html',
    ]);
    expect(listFiles(at('nowhere'))).toEqual([]);
  });

  it('follows links to folders, but not in a circle, to nowhere or to pipes', () => {
    symlinkSync(at('a'), at('out/link'));
    symlinkSync(at('b.md'), at('out/site/c.md'));
    for (const [target, link] of [
      ['.', 'a/deep/round'],
      ['a/deep', 'a/deep/self'],
      ['../..', 'above'],
      ['nowhere', 'dangling'],
      ['loop', 'loop'],
    ])
      symlinkSync(path.resolve(dir, target!), at(link!));
    execFileSync('mkfifo', [at('pipe'), at('a/pipe.md')]);
    symlinkSync(at('pipe'), at('a/link-to-pipe.md'));
    const linked = ['out/link/deep/y.md', 'out/link/z.md', 'out/site/c.md', 'out/site/i.html'];
    expect(listFiles(at('.'), (name) => name === 'node_modules')).toEqual([
      ...['a/deep/y.md', 'a/z.md', 'b.md'],
      ...linked,
    ]);
    expect(listOwnFiles(at('out'))).toEqual(['link', 'site/c.md', 'site/i.html']);
  });

  it('follows links round a circle of several folders once, however many there are', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    for (const name of names) {
      writeAtomic(at(`round/${name}/${name}.md`), '');
      for (const other of names) symlinkSync(at(`round/${other}`), at(`round/${name}/${other}`));
    }
    const found = listFiles(at('round'));
    expect(found).toContain('one/two/three/three.md');
    expect(found.every((file) => new Set(file.split('/')).size === file.split('/').length)).toBe(
      true,
    );
    expect(Math.max(...found.map((file) => file.split('/').length))).toBe(6);
  });

  it('leaves out by name at any depth, or by path', () => {
    expect(listFiles(dir, (name) => name === 'node_modules' || name === 'deep')).toEqual([
      'a/z.md',
      'b.md',
      'out/site/i.html',
    ]);
    expect(listFiles(dir, (_, file) => file === 'out/site' || file === 'a/z.md')).toEqual([
      'a/deep/y.md',
      'b.md',
      'node_modules/kit/x.js',
    ]);
  });
});

it('writes a file at its place where nobody looks at it yet', () => {
  writeInPlace(at('new/file'), 'one');
  expect([readFileSync(at('new/file'), 'utf8'), readdirSync(at('new'))]).toEqual(['one', ['file']]);
  mkdirSync(at('folder/a'), { recursive: true });
  expect(() => writeInPlace(at('new/file/below'), 'two')).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: at('new/file/below') }),
  );
  expect(() => writeAtomic(at('folder'), 'two')).toThrow(
    expect.objectContaining({ code: 'EISDIR', path: at('folder'), dest: undefined }),
  );
  expect(readdirSync(dir).sort()).toEqual(['folder', 'new']);
});

it('follows the links of a path as far as it exists', () => {
  mkdirSync(at('real'));
  symlinkSync(at('real'), at('link'));
  const real = path.join(realpathSync(dir), 'real');
  expect(['link', 'link/a', 'link/a/b.md', 'real/a'].map((file) => resolveLinks(at(file)))).toEqual(
    [real, ...['a', 'a/b.md', 'a'].map((file) => path.join(real, file))],
  );
  expect(resolveLinks('/')).toBe('/');
  expect(resolveLinks('/none of this/a')).toBe('/none of this/a');
});

it('tells when a file is another one', () => {
  expect(versionOf(at('none'))).toBeUndefined();
  writeFileSync(at('file'), 'one');
  utimesSync(at('file'), 1, 1);
  const first = versionOf(at('file'));
  expect(first).toBe('1000 3');
  writeFileSync(at('file'), 'two');
  expect(versionOf(at('file'))).not.toBe(first);
});

it('tells a file from what is none', () => {
  writeFileSync(at('file'), '');
  symlinkSync(at('nowhere'), at('dangling'));
  expect(['file', '.', 'none', 'dangling', 'file/below'].map((name) => isFile(at(name)))).toEqual([
    true,
    ...[false, false, false, false],
  ]);
});

it.each([
  ['/a', '/a', true],
  ['/a', '/a/b', true],
  ['/a', '/a/..b', true],
  ['/a', '/', false],
  ['/a', '/ab', false],
  ['/a/b', '/a', false],
  ['/a/b', '/c', false],
])('isWithin(%j, %j) is %j', (folder, file, within) => {
  expect(isWithin(folder, file)).toBe(within);
});

it('refuses pipes in the place of source files, as deep as it is asked to look', () => {
  mkdirSync(at('a/node_modules'), { recursive: true });
  writeFileSync(at('a/file'), '');
  execFileSync('mkfifo', [at('a/node_modules/pipe')]);
  refusePipes(dir);
  execFileSync('mkfifo', [at('a/pipe.d.ts')]);
  expect(() => refusePipes(dir)).toThrow(`${at('a/pipe.d.ts')} cannot be used: it is a pipe`);
  refusePipes(dir, 1);
  expect(() => refusePipes(dir, 2)).toThrow('pipe.d.ts');
  rmSync(at('a/pipe.d.ts'));
  mkdirSync(at('a/b'));
  execFileSync('mkfifo', [at('a/b/pipe')]);
  refusePipes(dir, 2);
  expect(() => refusePipes(dir, 3)).toThrow(at('a/b/pipe'));
  refusePipes(at('nowhere'));
});
