import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LAST_RULE } from '../../shared/contract.ts';
import { listFiles } from '../base/files/list-files.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { readSiteFonts } from './site-fonts.ts';

const FLAGSHIP = path.resolve(import.meta.dirname, '../../../../../flagship');
let cacheDir: string;
beforeEach(() => (cacheDir = mkdtempSync(path.join(tmpdir(), 'vitrine-fonts-'))));
afterEach(() => rmSync(cacheDir, { recursive: true }));
const read = (fonts: { sans?: string; mono?: string } | undefined, root = FLAGSHIP) =>
  readSiteFonts(root, { fonts, url: 'https://kit.example' }, cacheDir);

describe('fonts of a site', () => {
  it('are none unless the configuration names some', async () => {
    expect(await read(undefined)).toMatchObject({
      css: '',
      inlineCss: '',
      styleUrl: '',
      styles: '',
    });
    expect((await read(undefined)).files.size).toBe(0);
  });

  it('are asked for by each page in one subset, and in the others when a character is of them', async () => {
    const fonts = await read({ sans: 'Roboto', mono: 'Roboto Mono' });
    expect(fonts.preload).toEqual([
      expect.stringMatching(/^\/assets\/fonts\/roboto-latin-wght-normal-\w+\.woff2$/),
      expect.stringMatching(/^\/assets\/fonts\/roboto-mono-latin-400-normal-\w+\.woff2$/),
    ]);
    for (const url of fonts.preload) expect(fonts.css).toContain(`url(${url})`);
    expect(fonts.css.match(/font-display:optional/g)).toHaveLength(2);
    expect(fonts.css).toContain('font-weight:100 900');
    expect(fonts.styles).toContain('roboto-greek-wght-normal');
    expect(fonts.styles).not.toContain('latin-wght');
    expect(fonts.styles.endsWith(LAST_RULE)).toBe(true);
    expect([...fonts.files.values()].every((file) => file.endsWith('.woff2'))).toBe(true);
    const asked = [
      ...fonts.css.matchAll(/url\((\/[^)]+)\)/g),
      ...fonts.styles.matchAll(/url\(([^)]+)\)/g),
    ];
    expect(asked.map(([, url]) => url).sort()).toEqual([...fonts.files.keys()].sort());
  });

  it('are asked for in other subsets by a text that has letters of theirs', async () => {
    const { needsStyles } = await read({ sans: 'Roboto', mono: 'Roboto Mono' });
    expect(['Żółw', 'Привет', 'μήκος', 'Việt'].map(needsStyles)).toEqual([true, true, true, true]);
    // Of the first subset, no letter, and of no subset at all.
    expect(['', 'Größe œuvre', '→ ∑ ⌘ ✓', '日本語'].map(needsStyles)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it('have fallbacks that take the same room', async () => {
    const { css } = await read({ sans: 'Roboto', mono: 'Roboto Mono' });
    const [sans, mono] = [...css.matchAll(/size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g)];
    // Roboto is a little wider than Arial; each character of code takes 0.6 em.
    expect(Number(sans![1])).toBeCloseTo(100.8, 1);
    expect(Number(sans![2])).toBeCloseTo(92.1, 1);
    expect(Number(mono![1])).toBeCloseTo(100, 1);
    expect(css).toContain('--v-sans:"Roboto","Roboto Fallback",system-ui');
  });

  it('are measured once in each version', async () => {
    const widthOf = async () =>
      /size-adjust:([\d.]+)%/.exec((await read({ sans: 'Roboto' })).css)![1];
    const measured = await widthOf();
    const [name = ''] = listFiles(cacheDir);
    const record = path.join(cacheDir, name);
    const kept = readJson<{ key: string; metrics: { xWidthAvg: number } }>(record)!;
    expect(kept.key).toMatch(/^@fontsource-variable\/roboto@\d/);
    const metrics = { ...kept.metrics, xWidthAvg: 2 * kept.metrics.xWidthAvg };
    writeJson(record, { key: kept.key, metrics });
    expect(Number(await widthOf())).toBeCloseTo(2 * Number(measured), 2);
    writeJson(record, { key: `${kept.key}-another`, metrics });
    expect(await widthOf()).toBe(measured);
  });

  it('lie in the style sheet where a document can ask for no file', async () => {
    const { css, inlineCss } = await read({ sans: 'Roboto' });
    expect(inlineCss).toContain(':root{--v-sans:"Roboto","Roboto Fallback",');
    expect(css).toContain('html[data-fonts] body{visibility:hidden}');
    expect(inlineCss).not.toContain('visibility');
    expect(inlineCss).toContain('url(data:font/woff2;base64,d09GMg');
    expect(inlineCss).not.toContain('/assets/');
  });

  it('that are not installed are named, with the package that has them', async () => {
    const failed = read({ sans: 'Nowhere Sans' });
    await expect(failed).rejects.toMatchObject({
      problems: [
        {
          ...{ code: 'unknown-font', file: 'vitrine.config.ts' },
          message: 'The font "Nowhere Sans" is not installed',
        },
      ],
    });
  });
});
