import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, writeAtomic } from '../files.js';
import { shortHash } from '../text.js';

/** A compiled configuration: valid while the files it was made from are the same. */
interface CompiledConfig {
  hash: string;
  files: string[];
}

/**
 * Runs a TypeScript configuration and gives its default export. The file and what it imports by a
 * relative path are compiled to one module, kept in `cacheDir`, which has to be inside the site so that
 * packages resolve. It is run every time: a configuration may read files that it does not import.
 * @throws whatever compiling or running it throws
 */
export async function importConfig(file: string, cacheDir: string): Promise<unknown> {
  const module = path.join(cacheDir, 'config.mjs');
  const record = path.join(cacheDir, 'config-files.json');
  const known = readJson<CompiledConfig>(record);
  if (!known || known.hash === '' || known.hash !== hashFiles(known.files)) {
    const { code, files } = await compileConfig(file);
    writeAtomic(module, code);
    writeAtomic(record, JSON.stringify({ hash: hashFiles(files), files } satisfies CompiledConfig));
  }
  // The query makes a dev server see what has changed.
  const url = `${pathToFileURL(module).href}?${Date.now()}`;
  return ((await import(url)) as { default?: unknown }).default;
}

async function compileConfig(file: string): Promise<{ code: string; files: string[] }> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [
      {
        name: 'vitrine:config-url',
        // Each module keeps its own address, although all end up in one file.
        transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const [chunk] = output;
  return { code: chunk.code, files: chunk.moduleIds.filter(path.isAbsolute) };
}

/** Hash of the files' contents; empty when there are none or one is gone. */
function hashFiles(files: string[]): string {
  try {
    return files.length === 0 ? '' : shortHash(...files.map((file) => readFileSync(file)));
  } catch {
    return '';
  }
}
