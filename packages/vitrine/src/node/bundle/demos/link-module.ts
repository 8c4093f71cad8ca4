import { isBuiltin } from 'node:module';
import path from 'node:path';
import { loadRolldown } from '../../base/code/load-bundler.ts';
import { countNewlines } from '../../base/text.ts';
import { CODE_TARGET } from './read/code-target.ts';
import type { EntryExports } from './exports-of-entries.ts';
import { exportedName } from './import-entries.ts';
import type { DemoModule } from './read/read-demo.ts';
import type { ImportList } from './read/read-names.ts';

/** Where a module finds what it imports. */
export interface Surroundings {
  /** Folder of the bundle, as seen from where `folder` begins. */
  bundle: string;
  /** Of the module's own file. */
  folder: string;
  /** By specifier, how its file imports another one that is compiled apart. */
  locals: Record<string, string>;
}

/**
 * Makes a module import from the files of a bundle what it imported from libraries. Its lines stay where they are.
 * @param imports what the bundle has of them
 */
export function linkModule(
  { code, statements }: Pick<DemoModule, 'code' | 'statements'>,
  imports: ImportList,
  exports: EntryExports,
  { bundle, folder, locals }: Surroundings,
): string {
  const fromBundle = (file: string) => {
    if (isBuiltin(file)) return file;
    const relative = path.posix.relative(`/${folder}`, `/${bundle}${file}`);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const wanted = new Map(exports.before.map((file) => [fromBundle(file), [] as string[]]));
  for (const { specifier, entries } of statements) {
    const own = locals[specifier];
    if (own !== undefined && !wanted.has(own)) wanted.set(own, []);
    for (const { imported, local } of entries) {
      const [file, name] =
        own === undefined
          ? exports.names[exportedName(imports, specifier, imported)]!
          : [own, imported];
      const from = own ?? fromBundle(file);
      const names = wanted.get(from) ?? [];
      wanted.set(from, names);
      names.push(name === local ? name : `${name} as ${local}`);
    }
  }
  const lines = [...wanted].map(([file, names]) => {
    const from = JSON.stringify(file);
    return names.length > 0 ? `import { ${names.join(', ')} } from ${from};` : `import ${from};`;
  });
  for (const { namespace, entries } of statements) {
    if (namespace === undefined) continue;
    const members = entries.map(({ imported, local }) => `${imported}: ${local}`);
    lines.push(`const ${namespace} = { ${members.join(', ')} };`);
  }
  let rest = '';
  let at = 0;
  for (const { start, end } of statements) {
    rest += code.slice(at, start) + '\n'.repeat(countNewlines(code.slice(start, end)));
    at = end;
  }
  return lines.join(' ') + rest + code.slice(at);
}

/** Makes it as small as it can be. */
export async function minifyModule(code: string): Promise<string> {
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

/**
 * The same, with the code of what it alone imports inside it.
 * @param inside by what is imported, its code, which lies in the same folder
 */
export async function mergeModule(
  code: string,
  inside: ReadonlyMap<string, string>,
): Promise<string> {
  const { rolldown } = loadRolldown();
  const texts = new Map([...inside, ['demo', code]]);
  const bundle = await rolldown({
    input: 'demo',
    plugins: [
      {
        name: 'vitrine:merge-module',
        resolveId: (id) => (texts.has(id) ? `\0${id}` : { id, external: true }),
        // Compiled already, whatever its name says.
        load: (id) => ({ code: texts.get(id.slice(1))!, moduleType: 'js' }),
      },
    ],
    transform: { target: CODE_TARGET },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}
