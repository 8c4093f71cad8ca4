/** What the bundler adds for packages that are no modules, React above all: a file of its own, before any other. */
import type { Manifest, Plugin, Rolldown } from 'vite';
import { loadRolldown } from '../../base/code/load-bundler.ts';
import { escapePattern } from '../../base/text.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'name'>;

/**
 * Writes what the shell uses of the bundler's runtime into the shell, for itself and for chunks that import the shell:
 * every page loads both, and needs a request and a few hundred bytes less. Other chunks go on importing the file.
 */
export const inlineRuntimePlugin: Plugin = {
  name: 'vitrine:inline-runtime',
  enforce: 'post',
  // Chunks are named before their code changes here, and their names have to tell them from what they were without it.
  augmentChunkHash: () => 'inline-runtime',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) =>
      inlineRuntime(Object.values(bundle).filter((each) => each.type === 'chunk')),
  },
};

/** @param chunks all of a bundle; the code of those that need the runtime no longer changes */
export async function inlineRuntime(chunks: Chunk[]): Promise<void> {
  const [runtime, shell] = ['rolldown-runtime', 'shell'].map((name) =>
    chunks.find((chunk) => chunk.name === name),
  );
  const found = runtime && shell && importOf(shell, runtime);
  if (!found) return;
  const names = found.names.map(({ name }) => name);
  const taken = found.names.map(({ name, local }) => `${name}:${local}`).join();
  const inlined = `const{${taken}}=(()=>{${await keepExports(runtime.code, names)}})();`;
  const given = found.names.map(({ name, local }) => `${local} as $${name}`).join();
  shell.code = `${shell.code.replace(found.statement, () => inlined)}\nexport{${given}};`;
  for (const chunk of chunks) {
    const [own, ofShell] = [runtime, shell].map((from) => importOf(chunk, from));
    if (!own || !ofShell || !own.names.every(({ name }) => names.includes(name))) continue;
    const added = own.names.map(({ name, local }) => `$${name} as ${local},`).join('');
    const statement = ofShell.statement.replace('{', () => `{${added}`);
    chunk.code = chunk.code.replace(own.statement, '').replace(ofShell.statement, () => statement);
  }
}

/** The statement by which a chunk imports names from another; `null` where it imports none. */
function importOf({ code }: Chunk, from: Chunk) {
  const file = escapePattern(from.fileName.split('/').at(-1)!);
  const found = new RegExp(`(?<=^|[;\\n])import\\{([^}]+)\\}from["']\\./${file}["'];`).exec(code);
  return found && { statement: found[0], names: readNames(found[1]!) };
}

/** `r as e,t` */
const readNames = (list: string) =>
  list.split(',').map((each) => {
    const [name = '', local = name] = each.trim().split(' as ');
    return { name, local };
  });

/** A module without what its other exports need, as the body of a function that returns those kept. */
async function keepExports(code: string, names: string[]): Promise<string> {
  const { rolldown } = loadRolldown();
  const modules: Record<string, string> = {
    kept: `export { ${names.join()} } from 'all'`,
    all: code,
  };
  const bundle = await rolldown({
    input: 'kept',
    plugins: [{ name: 'in-memory', resolveId: (id) => id, load: (id) => modules[id] }],
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    return output[0].code.replace(/export\{([^}]*)\};?\s*$/, (_all, list: string) => {
      const given = readNames(list).map(({ name, local }) => `${local}:${name}`);
      return `return{${given.join()}}`;
    });
  } finally {
    await bundle.close();
  }
}

/** The bundler writes its manifest without looking at the code again: each chunk keeps the imports that it still has. */
export function withImportsLeft(manifest: Manifest, chunks: readonly Chunk[]): Manifest {
  const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  for (const entry of Object.values(manifest)) {
    const code = codes.get(entry.file);
    if (code === undefined || !entry.imports) continue;
    entry.imports = entry.imports.filter((key) =>
      code.includes(manifest[key]!.file.split('/').at(-1)!),
    );
  }
  return manifest;
}
