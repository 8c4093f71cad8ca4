import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '\0require:';

/**
 * Makes the bundle for Node require React instead of importing it. React is CommonJS, and before Node imports
 * such a module it searches it for the names of its exports, those for development included: a tenth of the
 * time of a build in which one page has changed.
 * @param root folder of the site, from which React is found
 */
export function requireReactPlugin(root: string): Plugin {
  const require = createRequire(path.join(root, 'index.js'));
  return {
    name: 'vitrine:require-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler: (id, _importer, { kind }) => (kind === 'require-call' ? null : PREFIX + id),
    },
    load: {
      filter: { id: /^\0require:/ },
      handler(id) {
        const specifier = id.slice(PREFIX.length);
        const exported = Object.keys(require(specifier) as object).filter(isName);
        const code = `import { createRequire } from 'node:module';
const module = createRequire(import.meta.url)(${JSON.stringify(specifier)});
export default module;
export const { ${exported.join(', ')} } = module;`;
        return { code, moduleSideEffects: false };
      },
    },
  };
}

function isName(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default' && key !== '__esModule';
}

/** The package that a module of this plugin stands for, as the bundler names it in a message; `null` for any other. */
export function nameOfReact(exporter: string): string | null {
  return /require:(react(?:-dom)?(?:\/\S+)?)$/.exec(exporter)?.[1] ?? null;
}
