import path from 'node:path';
import type { DemoSourceData } from '../../shared/contract.ts';
import type { SiteVite } from '../config/vite/options.ts';
import type { DemoText } from '../../shared/markdown/print-demo.ts';
import { readExcerpt } from './excerpt.ts';
import { collectLocalFiles } from './local/local-files.ts';
import { createLocalResolver } from './local/resolve-local.ts';

/** The TypeScript of a demo in what its toolbar fetches. */
export function demoTextOf(json: string): DemoText {
  const { files, excerpt } = JSON.parse(json) as DemoSourceData;
  return {
    excerpt: excerpt?.ts.code ?? '',
    files: files.map(({ ts: { name, code } }) => ({ name, code })),
  };
}

/** The TypeScript of any demo, from its files. */
export function readDemoText(root: string, file: string, vite?: SiteVite): DemoText {
  const name = path.posix.normalize(file);
  const texts = collectLocalFiles(root, name, createLocalResolver(root, vite))
    .files.filter(({ kind }) => kind !== 'binary')
    .map(({ file: each, kind, text: source }) => {
      const { code, excerpt } =
        kind === 'module' ? readExcerpt(source, each) : { code: source, excerpt: '' };
      const shown = path.posix.relative(path.posix.dirname(name), each);
      return { excerpt, name: shown, code: code.trimEnd() };
    });
  return {
    excerpt: texts[0]?.excerpt.trimEnd() ?? '',
    files: texts.map(({ name: shown, code }) => ({ name: shown, code })),
  };
}
