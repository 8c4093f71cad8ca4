import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VitrineError } from '../base/errors.ts';
import { listFiles } from '../base/files.ts';
import { assertOutputApart, openOutput } from './output.ts';

let root: string;
let outDir: string;
let cacheDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-output-'));
  outDir = path.join(root, 'dist');
  cacheDir = path.join(root, '.vitrine');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = () => openOutput(outDir, cacheDir);
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** Sets a time that no write of this test can have. */
const age = (file: string) => utimesSync(path.join(outDir, file), 1000, 1000);
const isOld = (file: string) => statSync(path.join(outDir, file)).mtimeMs === 1_000_000;

/** One build: every file with its content, which is also its hash. */
function write(files: Record<string, string>) {
  const output = open();
  for (const [file, content] of Object.entries(files)) output.put(file, content, () => content);
  return output.commit();
}

describe('a commit', () => {
  it('writes every file and reports how many', () => {
    expect(write({ 'index.html': 'home', 'a/b/index.html': 'b' })).toEqual({
      files: 2,
      written: 2,
    });
    expect(listFiles(outDir)).toEqual(['a/b/index.html', 'index.html']);
    expect(read('a/b/index.html')).toBe('b');
    expect(readdirSync(root).sort()).toEqual(['.vitrine', 'dist']);
  });

  it('leaves files of the same hash alone and does not even make them', () => {
    write({ 'index.html': 'home', 'a.html': 'a' });
    age('index.html');
    const output = open();
    output.put('index.html', 'home', () => {
      throw new Error('was made');
    });
    output.put('a.html', 'changed', () => 'changed');
    expect(output.commit()).toEqual({ files: 2, written: 1 });
    expect(isOld('index.html')).toBe(true);
    expect(read('a.html')).toBe('changed');
  });

  it('removes what is no longer written, with the folders that are then empty', () => {
    write({ 'index.html': 'home', 'a/b/index.html': 'b', 'a/index.html': 'a' });
    write({ 'index.html': 'home', 'a/index.html': 'a' });
    expect(listFiles(outDir)).toEqual(['a/index.html', 'index.html']);
    expect(existsSync(path.join(outDir, 'a/b'))).toBe(false);
    write({ 'index.html': 'home' });
    expect(readdirSync(outDir)).toEqual(['index.html']);
  });

  it('writes again what somebody has deleted', () => {
    write({ 'index.html': 'home', 'a.html': 'a' });
    rmSync(path.join(outDir, 'a.html'));
    expect(write({ 'index.html': 'home', 'a.html': 'a' })).toEqual({ files: 2, written: 1 });
    expect(read('a.html')).toBe('a');
  });

  it('copies files whose name says what they hold once', () => {
    const source = path.join(root, 'source.js');
    writeFileSync(source, 'code');
    const copy = () => {
      const output = open();
      output.copy('assets/a-123.js', source);
      return output.commit();
    };
    expect(copy()).toEqual({ files: 1, written: 1 });
    expect(read('assets/a-123.js')).toBe('code');
    expect(copy()).toEqual({ files: 1, written: 0 });
  });
});

describe('what lies in the folder and is not known', () => {
  it('is replaced when there is no record of it', () => {
    write({ 'index.html': 'home' });
    writeFileSync(path.join(outDir, 'stray.html'), 'stray');
    rmSync(cacheDir, { recursive: true });
    expect(write({ 'index.html': 'home' })).toEqual({ files: 1, written: 1 });
    expect(readdirSync(outDir)).toEqual(['index.html']);
  });

  it('is not taken for the output of another folder', () => {
    write({ 'index.html': 'first' });
    outDir = path.join(root, 'other');
    write({ 'index.html': 'second' });
    outDir = path.join(root, 'dist');
    write({ 'index.html': 'second' });
    expect(read('index.html')).toBe('second');
  });

  it('is not trusted after a commit that was cut short', () => {
    write({ 'a.html': 'a', 'b.html': 'b' });
    const output = open();
    output.put('a.html', 'a2', () => 'a2');
    output.put('b.html', 'b2', () => 'b2');
    // A folder in the place of a file: moving the second file fails.
    rmSync(path.join(outDir, 'b.html'));
    mkdirSync(path.join(outDir, 'b.html/c'), { recursive: true });
    expect(() => output.commit()).toThrow(VitrineError);
    expect(read('a.html'), 'already moved').toBe('a2');
    expect(write({ 'a.html': 'a', 'b.html': 'b' })).toEqual({ files: 2, written: 2 });
    expect(read('a.html')).toBe('a');
  });
});

describe('the previous output', () => {
  it('is as it was until the commit, and for good when discarded', () => {
    write({ 'index.html': 'home', 'a.html': 'a' });
    for (const file of ['index.html', 'a.html']) age(file);
    const output = open();
    output.put('index.html', 'new', () => 'new');
    output.put('b.html', 'b', () => 'b');
    output.discard();
    expect(readdirSync(outDir).sort()).toEqual(['a.html', 'index.html']);
    expect(isOld('index.html') && isOld('a.html')).toBe(true);
    expect(readdirSync(root).sort()).toEqual(['.vitrine', 'dist']);
  });

  it('is as it was when a file cannot be made', () => {
    write({ 'index.html': 'home' });
    const output = open();
    expect(() =>
      output.put('index.html', 'new', () => {
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
    output.discard();
    expect(read('index.html')).toBe('home');
  });
});

describe('a folder that cannot be written', () => {
  it('is reported before anything is built', () => {
    writeFileSync(path.join(root, 'dist'), 'a file');
    outDir = path.join(root, 'dist/site');
    expect(open).toThrow(/Cannot write to .*dist\/site: ENOTDIR/);
  });

  it.each(['.', '..', '/', 'content', 'public'])('is refused when the site lies in %s', (dir) => {
    expect(() => assertOutputApart(root, path.resolve(root, dir))).toThrow(/lies there/);
  });

  it.each(['dist', 'content-dist', 'content/dist', '../dist'])('may be %s', (dir) => {
    expect(() => assertOutputApart(root, path.resolve(root, dir))).not.toThrow();
  });
});
