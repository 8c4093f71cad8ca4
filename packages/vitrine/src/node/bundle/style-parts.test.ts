import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configSchema, type Config } from '../config/schema.ts';
import { makeStyleParts } from './style-parts.ts';

let top: string;
let dir: string;
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'style-parts-'));
  dir = path.join(top, 'parts');
});
afterEach(() => rmSync(top, { recursive: true }));

const CONFIG = configSchema.parse({
  ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  pages: [{ pathname: '/' }],
});
const siteWith = (rest: Partial<Config>) => ({
  ...{ root: path.join(top, 'docs'), engineId: 'engine', config: { ...CONFIG, ...rest } },
});
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');

it('a site without style sheets has empty parts, which are written once', async () => {
  const made = await makeStyleParts(siteWith({}), dir, undefined);
  expect([read('site-styles.js'), read('page-styles.js')]).toEqual([
    "export default '';\n",
    'export default {};\n',
  ]);
  expect(made).toEqual({ key: '', digest: expect.stringMatching(/^[\w-]+$/) });
  const before = statSync(path.join(dir, 'site-styles.js')).ino;
  expect(await makeStyleParts(siteWith({}), dir, made)).toBe(made);
  expect(statSync(path.join(dir, 'site-styles.js')).ino).toBe(before);
});

it('style sheets of pages alone are parts, made anew once what they are made of changes', async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  };
  write('docs/package.json', '{}');
  write('ui/package.json', '{}');
  write('ui/base.css', '.base { color: #ff0000 }');
  write('docs/page.css', '@import "../ui/base.css"; .page { color: #0000ff }');
  const site = siteWith({ pageStyles: { '/': './page.css' } });
  const made = await makeStyleParts(site, dir, undefined);
  expect(read('page-styles.js')).toContain('.base{color:red}.page{color:#00f}');
  expect(made.inputs!.files).toEqual([path.join(top, 'ui/base.css')]);
  expect(await makeStyleParts(site, dir, made)).toBe(made);
  write('ui/base.css', '.base { color: #00ff00 }');
  const again = await makeStyleParts(site, dir, made);
  expect(again.digest).not.toBe(made.digest);
  expect(read('page-styles.js')).toContain('.base{color:#0f0}.page{color:#00f}');
  rmSync(path.join(top, 'docs/page.css'));
  await expect(makeStyleParts(site, dir, again)).rejects.toMatchObject({
    problems: [{ code: 'bundle-failed', message: "Bundling failed: Could not resolve 'page.css'" }],
  });
});

it('passes over a rule that no browser understands, without a word', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  mkdirSync(path.join(top, 'docs'), { recursive: true });
  writeFileSync(path.join(top, 'docs/package.json'), '{}');
  writeFileSync(
    path.join(top, 'docs/page.css'),
    '.icon::before.large { color: red } .page { color: #0000ff }',
  );
  await makeStyleParts(siteWith({ pageStyles: { '/': './page.css' } }), dir, undefined);
  expect(read('page-styles.js')).toContain('"/": ".page{color:#00f}"');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
