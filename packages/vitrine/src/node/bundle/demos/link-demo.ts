import path from 'node:path';
import { countNewlines } from '../../base/text.ts';
import { CODE_TARGET } from './code-target.ts';
import type { EntryExports } from './exports-of-entries.ts';
import { exportedName } from './import-entries.ts';
import type { DemoModule } from './read-demo.ts';

/**
 * Makes a demo import from the files of a bundle what it imported from modules. Its lines stay where they are.
 * @param bundle folder of the bundle, as seen from where `folder`, that of the demo's own file, begins
 */
export function linkDemo(
  { code, imports, statements }: Pick<DemoModule, 'code' | 'imports' | 'statements'>,
  exports: EntryExports,
  { bundle, folder }: { bundle: string; folder: string },
): string {
  const wanted = new Map(exports.before.map((file) => [file, [] as string[]]));
  for (const { specifier, entries } of statements) {
    for (const { imported, local } of entries) {
      const [file, name] = exports.names[exportedName(imports, specifier, imported)]!;
      const names = wanted.get(file) ?? [];
      wanted.set(file, names);
      names.push(name === local ? name : `${name} as ${local}`);
    }
  }
  const lines = [...wanted].map(([file, names]) => {
    const relative = path.posix.relative(`/${folder}`, `/${bundle}${file}`);
    const from = JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`);
    return names.length > 0 ? `import { ${names.join(', ')} } from ${from};` : `import ${from};`;
  });
  let rest = '';
  let at = 0;
  for (const { start, end } of statements) {
    rest += code.slice(at, start) + '\n'.repeat(countNewlines(code.slice(start, end)));
    at = end;
  }
  return lines.join(' ') + rest + code.slice(at);
}

/** Makes it as small as it can be. */
export async function minifyDemo(code: string): Promise<string> {
  const { minifySync } = await import('rolldown/utils');
  const minified = minifySync('demo.js', code, {
    module: true,
    // Stryker disable next-line ObjectLiteral: nothing that is smaller so far is too new for these browsers
    compress: { target: CODE_TARGET },
  });
  const [error] = minified.errors;
  if (error) throw new Error(error.message);
  return minified.code;
}

/** The same, with the code of what it alone imports inside it: it lies in the same folder. */
export async function mergeDemo(
  code: string,
  entry: { own: string | null; code: string },
): Promise<string> {
  const { rolldown } = await import('rolldown');
  const own = `./${path.posix.basename(entry.own ?? '')}`;
  const texts = new Map([
    ['demo', code],
    [own, entry.code],
  ]);
  const bundle = await rolldown({
    input: 'demo',
    plugins: [
      {
        name: 'vitrine:merge-demo',
        resolveId: (id) => (texts.has(id) ? `\0${id}` : { id, external: true }),
        load: (id) => texts.get(id.slice(1)) ?? null,
      },
    ],
    transform: { target: CODE_TARGET },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}
