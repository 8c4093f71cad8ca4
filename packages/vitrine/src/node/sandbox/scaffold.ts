import { escapeHtml } from '../base/escape.ts';
import type { Dependencies } from './local/dependencies.ts';
import { SLOTS } from '../../shared/sandbox-project.ts';

interface ScaffoldOptions extends Dependencies {
  title: string;
  description: string;
  /** BCP 47 tag of the site's language. */
  language: string;
  typescript: boolean;
  /** The site's wrapper as `index` imports it, e.g. `./sandbox`; `null` for a site without one. */
  wrapper: string | null;
  /** What the site tells the bundler, as the configuration imports it; `null` for most sites. */
  bundler?: string | null;
}

/** The files around a demo, all at the root of its project: what Vite starts from and is told. */
export function scaffoldFiles(options: ScaffoldOptions): Record<string, string> {
  const { typescript } = options;
  return {
    [typescript ? 'index.tsx' : 'index.jsx']: indexModule(options),
    'index.html': indexHtml(options),
    'package.json': manifest(options),
    [typescript ? 'vite.config.ts' : 'vite.config.js']: viteConfig(options),
    ...(typescript && { 'tsconfig.json': json(TSCONFIG) }),
  };
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // CodeSandbox serves the project at an address below this one.
  server: { allowedHosts: ['.csb.app'] },
});
`;

function viteConfig({ bundler = null }: ScaffoldOptions): string {
  if (bundler === null) return VITE_CONFIG;
  return VITE_CONFIG.replace('{ defineConfig }', '{ defineConfig, mergeConfig }')
    .replace("from 'vite';", `from 'vite';\nimport site from '${bundler}';`)
    .replace('defineConfig({', 'defineConfig(mergeConfig(site, {')
    .replace('});\n', '}));\n');
}

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
  },
};

function indexModule({ typescript, wrapper }: ScaffoldOptions): string {
  const root = `document.getElementById('root')${typescript ? '!' : ''}`;
  const imports = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import Demo from './demo';",
  ];
  if (wrapper === null) {
    return `${imports.join('\n')}

createRoot(${root}).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;
  }
  return `${imports.join('\n')}
import { Provider } from '${wrapper}';

// How the documentation showed the demo, for a Provider that asks for it.
const look = { preferences: ${SLOTS.preferences} }${typescript ? ' as const' : ''};

createRoot(${root}).render(
  <StrictMode>
    <Provider {...look}>
      <Demo />
    </Provider>
  </StrictMode>,
);
`;
}

function indexHtml({ title, language, typescript }: ScaffoldOptions): string {
  const attributes = [
    `lang="${language}"`,
    `dir="${SLOTS.direction}"`,
    `data-mode="${SLOTS.mode}"`,
    `style="color-scheme: ${SLOTS.mode}"`,
  ];
  return `<!doctype html>
<html ${attributes.join(' ')}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./index.${typescript ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;
}

/** `title` is what CodeSandbox calls the project; npm wants a name of its own form. */
function manifest(options: ScaffoldOptions): string {
  const { title, description, typescript, dependencies, devDependencies } = options;
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return json({
    name: name || 'demo',
    title,
    description,
    version: '0.0.0',
    private: true,
    type: 'module',
    main: `index.${typescript ? 'tsx' : 'jsx'}`,
    scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
    dependencies,
    devDependencies,
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
