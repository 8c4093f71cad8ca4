import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CacheDamaged } from '../../base/cache-damaged.ts';
import { checksumOf } from '../../base/checksum.ts';
import type { VitrineError } from '../../base/errors.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { writeAtomic } from '../../base/files/write.ts';
import type { LoadedSite } from '../../model/site.ts';
import { openOutput, writeOutput, type Output } from './output.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import { formatRecord, NOTHING_PENDING, type Written } from './record.ts';
import { replaceFiles } from './replace.ts';

let root: string;
let outDir: string;
let cacheDir: string;
let keep: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-output-'));
  outDir = path.join(root, 'dist');
  cacheDir = path.join(root, '.vitrine');
  keep = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const config = () => ({
  outDir: path.relative(root, outDir),
  keep,
  pageStyles: {},
  demos: {},
  changelogs: [],
});
const site = () => ({ root, cacheDir, config: config() }) as unknown as LoadedSite;
const build = (fill: (output: Output) => void) => writeOutput(openOutput(site()), fill);
const list = () => listFiles(outDir, (name) => name === RECORD_FILE);
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const place = (file: string, text: string) => writeAtomic(path.join(outDir, file), text);
/** Sets a time that no write of this test can have. */
const age = (file: string) => utimesSync(path.join(outDir, file), 1000, 1000);
const isOld = (file: string) => statSync(path.join(outDir, file)).mtimeMs === 1_000_000;

/** One build: every file with its content, which is also its digest. */
async function write(files: Record<string, string>) {
  const { problems, ...counts } = await build((output) => {
    for (const [file, content] of Object.entries(files)) output.put(file, content, () => content);
  });
  return problems.length === 0 ? counts : { ...counts, warning: problems[0]!.message };
}

/** The message of the one problem that a build ends with. */
async function refused(files: Record<string, string> = { 'index.html': 'home' }): Promise<string> {
  try {
    await write(files);
  } catch (error) {
    const [problem] = (error as VitrineError).problems;
    return `${problem!.code}: ${problem!.message}`;
  }
  throw new Error('was not refused');
}

describe('a build', () => {
  it('writes every file and reports how many', async () => {
    expect(await write({ 'index.html': 'home', 'a/b/index.html': 'b' })).toEqual({
      files: 2,
      written: 2,
    });
    expect(list()).toEqual(['a/b/index.html', 'index.html']);
    expect(read('a/b/index.html')).toBe('b');
    expect(readdirSync(root).sort()).toEqual(['.vitrine', 'dist']);
    expect(readdirSync(outDir).sort()).toEqual([RECORD_FILE, 'a', 'index.html']);
    expect(readdirSync(cacheDir)).toEqual(['output.json']);
  });

  it('leaves files of the same digest alone and does not even make them', async () => {
    await write({ 'index.html': 'home', 'a.html': 'a' });
    age('index.html');
    const counts = await build((output) => {
      output.put('index.html', 'home', () => {
        throw new Error('was made');
      });
      output.put('a.html', 'changed', () => 'changed');
    });
    expect(counts).toEqual({ files: 2, written: 1, problems: [] });
    expect(isOld('index.html')).toBe(true);
    expect(read('a.html')).toBe('changed');
  });

  it('does not write what turns out as it was, and knows it by its new digest from then on', async () => {
    await build((output) => void output.put('index.html', 'one', () => 'home'));
    age('index.html');
    const counts = await build((output) => {
      expect(output.put('index.html', 'two', () => 'home')).toBe(4);
    });
    expect(counts).toMatchObject({ files: 1, written: 0 });
    expect(isOld('index.html')).toBe(true);
    const make = vi.fn(() => 'home');
    await build((output) => void output.put('index.html', 'two', make));
    expect(make).not.toHaveBeenCalled();
  });

  it('writes another text of the same length and checksum', async () => {
    // Both have the CRC-32 4ddb0c25.
    const [first, second] = ['plumless', 'buckeroo'] as const;
    expect(checksumOf(first)).toBe(checksumOf(second));
    await write({ 'index.html': first });
    expect(await write({ 'index.html': second })).toMatchObject({ written: 1 });
    expect(read('index.html')).toBe(second);
  });

  it('writes what turns out as it was where the file is damaged', async () => {
    await build((output) => void output.put('index.html', 'one', () => 'home'));
    place('index.html', 'hole');
    await build((output) => void output.put('index.html', 'two', () => 'home'));
    expect(read('index.html')).toBe('home');
  });

  it('does not touch the record when nothing has changed', async () => {
    await write({ 'index.html': 'home' });
    const copy = path.relative(outDir, path.join(cacheDir, 'output.json'));
    age(RECORD_FILE);
    age(copy);
    await write({ 'index.html': 'home' });
    expect(isOld(RECORD_FILE) && isOld(copy)).toBe(true);
  });

  it('removes what is no longer written, with the folders that are then empty', async () => {
    await write({ 'index.html': 'home', 'a/b/index.html': 'b', 'a/index.html': 'a' });
    await write({ 'index.html': 'home', 'a/index.html': 'a' });
    expect(list()).toEqual(['a/index.html', 'index.html']);
    expect(existsSync(path.join(outDir, 'a/b'))).toBe(false);
    await write({ 'index.html': 'home' });
    expect(list()).toEqual(['index.html']);
    expect(existsSync(path.join(outDir, 'a'))).toBe(false);
  });

  it('makes folders of what were files, and files of what were folders', async () => {
    await write({ a: 'a', 'b/c/d': 'd', 'b/e': 'e' });
    await write({ 'a/b': 'ab', b: 'b' });
    expect(list()).toEqual(['a/b', 'b']);
    await write({ a: 'a', 'b/c/d': 'd', 'b/e': 'e' });
    expect(list()).toEqual(['a', 'b/c/d', 'b/e']);
  });

  it('writes again what somebody has deleted', async () => {
    await write({ 'index.html': 'home', 'a.html': 'a' });
    rmSync(path.join(outDir, 'a.html'));
    expect(await write({ 'index.html': 'home', 'a.html': 'a' })).toEqual({ files: 2, written: 1 });
    expect(read('a.html')).toBe('a');
  });

  it('copies files whose name says what they hold once', async () => {
    const source = path.join(root, 'source.js');
    writeFileSync(source, 'code');
    const copy = () => build((output) => output.copy('/assets/a-123.js', source));
    expect(await copy()).toMatchObject({ files: 1, written: 1 });
    expect(read('assets/a-123.js')).toBe('code');
    expect(await copy()).toMatchObject({ files: 1, written: 0 });
  });

  it('tells the bytes of a file, whether it is written or was there', async () => {
    for (const written of [1, 0]) {
      let bytes = 0;
      const counts = await build((output) => {
        bytes = output.put('/a.html', 'digest', () => 'Größe');
      });
      expect([bytes, counts.written]).toEqual([7, written]);
    }
  });

  it('takes a file of the cache that is gone for a damaged cache', async () => {
    const gone = path.join(root, 'gone.js');
    await expect(build((output) => output.copy('a.js', gone))).rejects.toThrow(CacheDamaged);
    expect(existsSync(outDir)).toBe(false);
  });

  it('replaces a file by one of another name', async () => {
    await write({ 'a.html': 'a' });
    expect(await write({ 'b.html': 'b' })).toEqual({ files: 1, written: 1 });
    expect(list()).toEqual(['b.html']);
  });

  it('writes names that are as long as they may be', async () => {
    const names = [`${'é'.repeat(127)}a`, `${'a'.repeat(255)}/${'b'.repeat(255)}`];
    await write(Object.fromEntries(names.map((name) => [name, 'a'])));
    expect(list()).toEqual([...names].sort());
  });

  it('refuses names that lead out of the folder, and that of its own record', async () => {
    for (const file of ['../a', 'a/../../b', '//a', 'a//b', 'a\\..\\..\\b', ''])
      expect(await refused({ [file]: 'a' })).toMatch(/^output-misplaced: .* it leads out of the/);
    expect(await refused({ '../a': 'a' })).toContain(` ${root}/a: it leads out of the folder`);
    const reserved = await refused({ [RECORD_FILE]: 'a' });
    expect(reserved).toMatch(/^reserved-file: .*\.vitrine-output\.json/);
    expect(reserved).toContain('the record of what a build wrote');
    const long = `${'é'.repeat(128)}/a`;
    expect(await refused({ [long]: 'a' })).toBe(
      `name-too-long: ${outDir}/${long} cannot be used: a name has 255 bytes at most`,
    );
    expect(existsSync(outDir)).toBe(false);
  });
});

describe('damage', () => {
  const FILES = { 'index.html': 'home', 'assets/a.js': 'a'.repeat(3_000_000) };
  beforeEach(() => write(FILES));

  it.each<[string, (file: string) => void]>([
    [
      'another byte, of the same time',
      (file) => {
        const { atime, mtime } = statSync(file);
        const bytes = readFileSync(file);
        bytes[bytes.length - 1]! ^= 1;
        writeFileSync(file, bytes);
        utimesSync(file, atime, mtime);
      },
    ],
    ['an end that is missing', (file) => writeFileSync(file, readFileSync(file).subarray(1))],
    [
      'a link to the same content',
      (file) => {
        const aside = path.join(root, 'aside');
        writeFileSync(aside, readFileSync(file));
        rmSync(file);
        symlinkSync(aside, file);
      },
    ],
  ])('%s is found', async (_name, damage) => {
    for (const [file, content] of Object.entries(FILES)) {
      damage(path.join(outDir, file));
      expect(await write(FILES)).toEqual({ files: 2, written: 1 });
      expect(read(file)).toBe(content);
      expect(() => readlinkSync(path.join(outDir, file))).toThrow();
    }
  });

  it('of the record does not matter while the cache has a copy', async () => {
    const whole = read(RECORD_FILE);
    for (const text of [null, '', whole.slice(0, -1), whole.replace('home', 'h0me'), '[]']) {
      if (text === null) rmSync(path.join(outDir, RECORD_FILE));
      else place(RECORD_FILE, text);
      expect(await write(FILES), text ?? 'none').toEqual({ files: 2, written: 0 });
      expect(read(RECORD_FILE)).toBe(whole);
    }
  });

  it('of the copy is mended', async () => {
    writeFileSync(path.join(cacheDir, 'output.json'), 'x');
    await write(FILES);
    rmSync(path.join(outDir, RECORD_FILE));
    expect(await write(FILES)).toEqual({ files: 2, written: 0 });
  });

  it('of both, record and copy, leaves what is just as it would be written', async () => {
    place(RECORD_FILE, 'x');
    rmSync(cacheDir, { recursive: true });
    place('index.html', 'other');
    expect(await refused(FILES)).toBe(
      `output-taken: The build would write ${outDir}/index.html, and what is there is not its own`,
    );
    place('index.html', 'home');
    expect(await write(FILES)).toEqual({ files: 2, written: 2 });
  });

  it('of the record cannot make a build delete something else', async () => {
    writeFileSync(path.join(root, 'precious'), '');
    const { sealJson } = await import('../../base/files/sealed-json.ts');
    const { data } = JSON.parse(read(RECORD_FILE)) as { data: { files: string[][] } };
    place(RECORD_FILE, sealJson({ ...data, files: [...data.files, ['../precious', 'a', 'b']] }));
    rmSync(cacheDir, { recursive: true });
    await write(FILES);
    expect(existsSync(path.join(root, 'precious'))).toBe(true);
  });
});

describe('a folder that Vitrine has not made', () => {
  const NOT_OURS = 'which no build of this site wrote';

  it.each(['index.html', 'CNAME', 'src/deep/file.ts', '.git/HEAD', 'a, b'])(
    'is left alone when it holds %s',
    async (file) => {
      place(file, 'mine');
      expect(await refused()).toBe(
        `output-not-ours: The output cannot go to ${outDir}: it holds ${file}, ${NOT_OURS}`,
      );
      expect(listFiles(root)).toEqual([`dist/${file}`]);
      expect(read(file)).toBe('mine');
    },
  );

  it('is named with some of its files', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) place(name, '');
    expect(await refused()).toContain(`it holds a, b, c, …, ${NOT_OURS}`);
  });

  it('may be empty, or hold empty folders', async () => {
    mkdirSync(path.join(outDir, 'a/b'), { recursive: true });
    expect(await write({ 'index.html': 'home' })).toEqual({ files: 1, written: 1 });
  });

  it('may hold what is kept, which stays as it is', async () => {
    keep = ['CNAME', '.git', '.well-known/**', '*.txt'];
    const mine = ['.git/HEAD', '.well-known/a/b', 'CNAME', 'ads.txt'];
    for (const file of mine) place(file, 'mine');
    for (const content of ['one', 'two']) {
      expect(await write({ 'index.html': content })).toEqual({ files: 1, written: 1 });
      expect(list()).toEqual([...mine, 'index.html'].sort());
    }
    place('b/ads.txt', 'mine');
    expect(await write({ 'index.html': 'two' })).toMatchObject({
      warning: `${outDir} has files that this site does not: b/ads.txt`,
    });
  });

  it('is refused for what is kept, where the build has a file of that name', async () => {
    keep = ['CNAME'];
    place('CNAME', 'mine');
    expect(await refused({ CNAME: 'theirs' })).toMatch(/^output-taken: .*dist\/CNAME/);
    expect(await write({ CNAME: 'mine' })).toEqual({ files: 1, written: 1 });
  });

  it('may be a file, or a link that leads nowhere', async () => {
    writeFileSync(outDir, '');
    expect(await refused()).toMatch(/^output-not-ours: .*: it is a file$/);
    rmSync(outDir);
    symlinkSync(path.join(root, 'nowhere'), outDir);
    expect(await refused()).toMatch(/^output-not-ours: .*: it is a link that leads nowhere$/);
    expect(readlinkSync(outDir)).toBe(path.join(root, 'nowhere'));
  });

  it('is found behind a link, and filled there when it may be', async () => {
    const real = path.join(root, 'real');
    mkdirSync(real);
    symlinkSync(real, outDir);
    await write({ 'index.html': 'home' });
    expect(readlinkSync(outDir)).toBe(real);
    expect(readdirSync(real).sort()).toEqual([RECORD_FILE, 'index.html']);
    const other = path.join(root, 'other');
    mkdirSync(other);
    writeFileSync(path.join(other, 'mine'), '');
    rmSync(outDir);
    symlinkSync(other, outDir);
    expect(await refused()).toMatch(/^output-not-ours: .*other: it holds mine/);
  });

  it('is that of another site', async () => {
    await write({ 'index.html': 'home' });
    const shared = outDir;
    const first = root;
    root = path.join(first, 'second');
    cacheDir = path.join(root, '.vitrine');
    outDir = shared;
    expect(await refused()).toMatch(/^output-not-ours: .*: it holds the output of another site$/);
    root = first;
  });

  it('is no longer its own when somebody has made it anew', async () => {
    await write({ 'index.html': 'home', 'a.html': 'a' });
    rmSync(outDir, { recursive: true });
    place('index.html', 'mine');
    expect(await refused()).toContain('it holds index.html');
    expect(read('index.html')).toBe('mine');
  });
});

describe('files that Vitrine has not made', () => {
  it('stay in its own folder, and are named', async () => {
    await write({ 'index.html': 'home', 'a/index.html': 'a' });
    place('stray.html', 'stray');
    place('a/stray.html', 'stray');
    rmSync(cacheDir, { recursive: true });
    expect(await write({ 'index.html': 'home' })).toEqual({
      files: 1,
      written: 0,
      warning: `${outDir} has files that this site does not: a/stray.html, stray.html`,
    });
    expect(list()).toEqual(['a/stray.html', 'index.html', 'stray.html']);
  });

  it('are not named when they are hidden or kept', async () => {
    await write({ 'index.html': 'home' });
    keep = ['CNAME'];
    place('.git/HEAD', '');
    place('CNAME', '');
    expect(await write({ 'index.html': 'home' })).toEqual({ files: 1, written: 0 });
  });

  it('are not overwritten, nor a folder in the place of a file, nor a link in that of a folder', async () => {
    await write({ 'index.html': 'home' });
    place('a.html', 'mine');
    place('b.html/c', 'mine');
    mkdirSync(path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'elsewhere'), path.join(outDir, 'link'));
    expect(await refused({ 'index.html': 'new', 'a.html': 'a' })).toMatch(/dist\/a\.html/);
    expect(await refused({ 'index.html': 'new', 'b.html': 'b' })).toMatch(/dist\/b\.html\/c/);
    expect(await refused({ 'index.html': 'new', 'link/c': 'c' })).toMatch(/dist\/link,/);
    expect(read('index.html'), 'before anything was moved').toBe('home');
    expect(await write({ 'index.html': 'new', 'a.html': 'mine' })).toMatchObject({ written: 2 });
  });

  it('are not removed from behind a link', async () => {
    await write({ 'a/b': 'b' });
    const elsewhere = path.join(root, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(path.join(elsewhere, 'b'), 'mine');
    rmSync(path.join(outDir, 'a'), { recursive: true });
    symlinkSync(elsewhere, path.join(outDir, 'a'));
    await write({ c: 'c' });
    expect(readFileSync(path.join(elsewhere, 'b'), 'utf8')).toBe('mine');
  });
});

describe('the previous output', () => {
  it('is as it was until all is there, and for good when something throws', async () => {
    await write({ 'index.html': 'home', 'a.html': 'a' });
    for (const file of ['index.html', 'a.html']) age(file);
    await expect(
      build((output) => {
        output.put('index.html', 'new', () => 'new');
        output.put('b.html', 'b', () => 'b');
        expect(read('index.html')).toBe('home');
        throw new Error('a bug');
      }),
    ).rejects.toThrow('a bug');
    expect(list()).toEqual(['a.html', 'index.html']);
    expect(isOld('index.html') && isOld('a.html')).toBe(true);
    expect(readdirSync(root).sort()).toEqual(['.vitrine', 'dist']);
    expect(readdirSync(cacheDir)).toEqual(['output.json']);
  });

  it('is as it was when a file cannot be made', async () => {
    await write({ 'index.html': 'home' });
    await expect(
      build((output) =>
        output.put('index.html', 'new', () => {
          throw new Error('a bug');
        }),
      ),
    ).rejects.toThrow('a bug');
    expect(read('index.html')).toBe('home');
  });
});

describe('a build that ends between two files', () => {
  const OLD = { 'assets/old.js': 'old', 'index.html': 'home', 'gone/index.html': 'gone' };
  const NEW = { 'assets/new.js': 'new', 'a.html': 'a', 'index.html': 'home 2', 'nav.json': '{}' };
  const FINAL = ['a.html', 'assets/new.js', 'index.html', 'nav.json'];

  /** As if it had been killed before the third file was moved. */
  const cutShort = async () => {
    await write(OLD);
    const folder = openOutput(site());
    const staged = Object.keys(NEW);
    const waiting = (number: number) => path.join(cacheDir, 'output', String(number));
    const contents = Object.values(NEW);
    for (const number of [0, 1, 3]) writeAtomic(waiting(number), contents[number]!);
    const files = new Map(
      Object.entries(NEW).map(([file, content]) => [
        file,
        [content, checksumOf(content)] as Written,
      ]),
    );
    const removed = ['assets/old.js', 'gone/index.html'];
    const record = { site: folder.record.site, files, pending: { staged, removed } };
    expect(() => replaceFiles(folder, record)).toThrow(/ENOENT.*output.2/);
    writeAtomic(waiting(2), contents[2]!);
  };

  it('has put files in place in their order, and removed none that is not in the way', async () => {
    await cutShort();
    expect(list()).toEqual([
      ...['a.html', 'assets/new.js', 'assets/old.js'],
      ...['gone/index.html', 'index.html'],
    ]);
    expect(read('index.html')).toBe('home');
  });

  it('is ended by the next, whatever comes of that', async () => {
    await cutShort();
    const { marked, record } = openOutput(site());
    expect({ marked, pending: record.pending }).toEqual({ marked: true, pending: NOTHING_PENDING });
    expect(list()).toEqual(FINAL);
    expect(readdirSync(cacheDir)).toEqual(['output.json']);
    expect(await write(NEW)).toEqual({ files: 4, written: 0 });
  });

  it.each([
    [['new.html'], ['index.html'], []],
    [[], ['index.html'], ['probe']],
  ])('is ended however little was to be done: %j %j %j', async (staged, removed, left) => {
    await write(OLD);
    const { record } = openOutput(site());
    place(RECORD_FILE, formatRecord({ ...record, pending: { staged, removed } }));
    for (const name of left) place(`.vitrine-output.${name}`, '');
    openOutput(site());
    expect(existsSync(path.join(outDir, 'index.html'))).toBe(false);
    expect(readdirSync(outDir).sort()).toEqual([RECORD_FILE, 'assets', 'gone']);
  });

  it('does not keep the next from beginning when a file cannot be put in its place', async () => {
    await cutShort();
    rmSync(path.join(outDir, 'index.html'));
    place('index.html/c', 'mine');
    openOutput(site());
    expect(await refused(NEW)).toMatch(/^output-taken: .*dist\/index\.html\/c/);
    rmSync(path.join(outDir, 'index.html'), { recursive: true });
    expect(await write(NEW)).toEqual({ files: 4, written: 1 });
  });

  it('leaves nothing behind when the cache with its files is lost', async () => {
    await cutShort();
    rmSync(cacheDir, { recursive: true });
    expect(await write(NEW)).toEqual({ files: 4, written: 2 });
    expect(list()).toEqual(FINAL);
  });

  it('is not ended with files of another build', async () => {
    await cutShort();
    writeFileSync(path.join(cacheDir, 'output/3'), 'of another');
    openOutput(site());
    expect(existsSync(path.join(outDir, 'nav.json'))).toBe(false);
    expect(await write(NEW)).toEqual({ files: 4, written: 1 });
    expect(read('nav.json')).toBe('{}');
  });

  it('leaves nothing of its own in the folder', async () => {
    await write(OLD);
    for (const name of ['lock', 'lock.1.tmp', 'probe', 'next/1'])
      place(`.vitrine-output.${name}`, '');
    await write(OLD);
    expect(readdirSync(outDir).sort()).toEqual([RECORD_FILE, 'assets', 'gone', 'index.html']);
    rmSync(outDir, { recursive: true });
    place('.vitrine-output.lock', '');
    expect(await write(OLD)).toEqual({ files: 3, written: 3 });
  });
});

describe('a folder that cannot be written', () => {
  it('is reported', async () => {
    writeFileSync(path.join(root, 'taken'), 'a file');
    outDir = path.join(root, 'taken/dist');
    expect(await refused()).toMatch(
      /^output-not-writable: Cannot write to .*taken\/dist: a part of its path is a file, not a folder \(ENOTDIR\)/,
    );
  });

  it.skipIf(process.getuid?.() === 0)('for lack of permission', async () => {
    mkdirSync(outDir);
    chmodSync(outDir, 0o500);
    expect(await refused()).toMatch(/^output-not-writable: .*there is no permission \(EACCES\)/);
    chmodSync(outDir, 0o700);
  });
});
