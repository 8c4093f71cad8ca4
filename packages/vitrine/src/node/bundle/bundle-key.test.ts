import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configFor } from '../config/reach.ts';
import { configSchema, type Config } from '../config/schema.ts';
import type { LoadedSite } from '../model/site.ts';
import { bundleKey, siteCodeKey, sourcesKey, styleFiles, stylesKey } from './bundle-key.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-key-'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

const CONFIG = configSchema.parse({
  ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  pages: [{ pathname: '/' }],
});

const keys = (rest: Partial<Config>) => {
  const site = { root, engineId: 'engine', config: { ...CONFIG, ...rest } } as LoadedSite;
  return [bundleKey(site, { single: [], locals: [], whole: [] }, []), siteCodeKey(site)];
};

it.each(Object.keys(configFor(CONFIG, 'bundle')))('changes with %s', (name) => {
  const [site, code] = keys({ [name]: 'other' });
  const [siteBefore, codeBefore] = keys({});
  expect(site).not.toBe(siteBefore);
  expect(code).not.toBe(codeBefore);
});

it('stays as it is with what reaches no bundle', () => {
  expect(keys({ title: 'Set', icon: '/icon.svg', outDir: 'dist' })).toEqual(keys({}));
});

it('follows the code of a site, and what edited demos run with no demos, no style sheets of pages', () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const files = ['content/demo.tsx', 'content2/part.ts', 'theme/adapter.tsx', 'theme/site.css'];
  for (const name of files) write(name, 'a');
  const styles = { styles: './theme/site.css' };
  const site = { root, engineId: 'engine', config: { ...CONFIG, ...styles } };
  const read = () => [
    bundleKey(site, { single: [], locals: [], whole: [] }, []),
    siteCodeKey(site),
    siteCodeKey(site, ['theme/site.css']),
  ];
  /** Which of them are others once a file has changed. */
  const changed = (name: string) => {
    const before = read();
    write(name, 'b');
    return read().map((key, index) => key !== before[index]);
  };
  expect(changed('content/demo.tsx')).toEqual([true, false, false]);
  expect(changed('content2/part.ts')).toEqual([true, true, true]);
  expect(changed('theme/adapter.tsx')).toEqual([true, true, true]);
  expect(changed('theme/site.css')).toEqual([false, false, true]);
  expect(changed('content/page.md')).toEqual([false, false, false]);
});

it('style sheets follow from no scripts, unless a transform of the site’s own may make them so', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  const changed = (name: string, rest: Partial<Config>) => {
    const site = { root, engineId: 'engine', config: { ...CONFIG, ...rest } };
    write(name, 'a');
    const before = stylesKey(site);
    write(name, 'b');
    return stylesKey(site) !== before;
  };
  expect(changed('part.css', {})).toBe(true);
  expect(changed('part.ts', {})).toBe(false);
  expect(changed('part.mjs', {})).toBe(false);
  write('postcss.config.mjs', '');
  expect(changed('part.ts', {})).toBe(true);
  rmSync(path.join(root, 'postcss.config.mjs'));
});

describe('of a site of its own', () => {
  let own = '';
  beforeEach(() => {
    own = mkdtempSync(path.join(tmpdir(), 'vitrine-key-'));
  });
  afterEach(() => rmSync(own, { recursive: true }));
  const write = (name: string, text = '') => {
    mkdirSync(path.dirname(path.join(own, name)), { recursive: true });
    writeFileSync(path.join(own, name), text);
  };
  const siteWith = (rest: Partial<Config>) => ({
    ...{ root: own, engineId: 'engine', config: { ...CONFIG, ...rest } },
  });

  it('style sheets are apart from the scripts, but for one that another names', () => {
    write('theme/site.css', '@import "./base.css"; .a { color: red }');
    write('theme/base.css');
    write('theme/page.css', '.page { color: red }');
    const styles = './theme/site.css';
    const pageStyles = { '/': './theme/page.css', '/b': 'theme/base.css' };
    expect(styleFiles(siteWith({ styles, pageStyles }))).toEqual([
      ...['theme/site.css', 'theme/page.css'],
    ]);
    expect(styleFiles(siteWith({}))).toEqual([]);
    write('postcss.config.js');
    expect(styleFiles(siteWith({ styles }))).toEqual([]);
  });

  it('names of public files count where their addresses get a base', () => {
    const keysOf = (url: string) => [siteCodeKey(siteWith({ url })), stylesKey(siteWith({ url }))];
    const atRoot = keysOf('https://kit.example');
    const below = keysOf('https://kit.example/ui/');
    write('public/logo.svg');
    expect(keysOf('https://kit.example')).toEqual(atRoot);
    const [code, styles] = keysOf('https://kit.example/ui/');
    expect(below).not.toContain(code);
    expect(below).not.toContain(styles);
  });

  it('what does not count may come and go: demos, prose, output, hidden files, the configuration', () => {
    const read = () => siteCodeKey(siteWith({ outDir: './out' }));
    const before = read();
    for (const file of ['content/new.tsx', 'page.md', 'out/a.js', '.cache/a.js']) write(file, file);
    // A build with another `outDir` has been there.
    for (const file of ['other/.vitrine-output.json', 'other/assets/a.js']) write(file, file);
    write('node_modules/kit/index.js');
    write('vitrine.config.ts');
    expect(read()).toBe(before);
    write('theme/new.ts');
    expect(read()).not.toBe(before);
  });

  it('the sources of demos follow from names of files, the manifest and what is installed', () => {
    const changes = (name: string, text: string) => {
      const before = sourcesKey(siteWith({}));
      write(name, text);
      return sourcesKey(siteWith({})) !== before;
    };
    expect(changes('content/demo.tsx', 'a')).toBe(true);
    expect(changes('content/demo.tsx', 'b')).toBe(false);
    expect(changes('package.json', '{}')).toBe(true);
    expect(changes('package-lock.json', '{}')).toBe(true);
    expect(changes('content/page.md', '')).toBe(false);
  });
});
