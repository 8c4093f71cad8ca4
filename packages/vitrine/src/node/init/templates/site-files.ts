import { quote } from '../../base/text.ts';
import { deriveTitle } from '../../nav/build-nav.ts';
import { adapter, hasAdapter, hasSheet, isTakenAlong, librarySheet } from './adapter.ts';
import type { StylingPostCss } from '../repository/find-postcss.ts';
import { componentFiles } from './component-files.ts';
import { exampleFiles } from './example-files.ts';
import type { SitePlan } from './site-plan.ts';
import { listOf, slugOf } from './text.ts';

/** Is in nobody's repository. */
const IGNORED = ['node_modules/', '.vitrine/', 'dist/'];

/**
 * The files of a new site, by their paths in its folder.
 * @param ignored what its package manager notes for itself
 */
export function siteFiles(plan: SitePlan, ignored: readonly string[] = []): Record<string, string> {
  return {
    'vitrine.config.ts': config(plan),
    ...(!hasAdapter(plan) ? {} : { 'adapter.tsx': adapter(plan) }),
    ...(hasSheet(plan) ? { 'library.css': librarySheet(plan) } : {}),
    ...(plan.postcss ? { 'postcss.config.mjs': postcssConfig(plan.postcss) } : {}),
    'tsconfig.json': tsconfig(plan),
    '.gitignore': [...IGNORED, ...ignored].map((line) => `${line}\n`).join(''),
    'content/index.md': home(plan),
    'content/api/index.md': apiOverview(plan),
    ...exampleFiles(plan),
    ...(Object.assign({}, ...plan.components.map(componentFiles(plan.library))) as object),
  };
}

/** It looks for its own configuration where a command runs, which is another folder. */
const postcssConfig = ({
  entry,
  folder,
}: StylingPostCss) => `import { fileURLToPath } from 'node:url';

export default {
  plugins: { ${quote(entry)}: { cwd: fileURLToPath(new URL(${quote(folder.replaceAll('%', '%25'))}, import.meta.url)) } },
};
`;

function config(plan: SitePlan): string {
  const { library, title, url, components, example } = plan;
  const exampleLine = example ? "\n    { pathname: '/example' }," : '';
  const children = components.map(({ title: name }) => {
    const pathname = `/components/${slugOf(name)}`;
    // Said where the path does not: `CButton`.
    const named = deriveTitle(pathname) === name ? '' : `, title: ${quote(name)}`;
    return `{ pathname: '${pathname}'${named} }`;
  });
  const group =
    children.length === 0
      ? ''
      : `\n    { pathname: '/components', children: [${children.join(', ')}] },`;
  const adapterLine = !hasAdapter(plan) ? '' : `\n  adapter: './adapter.tsx',`;
  const demos = [
    ...(plan.clientOnly ? ['clientOnly: true'] : []),
    ...(isTakenAlong(plan) ? ["wrapper: './adapter.tsx'"] : []),
  ];
  const demosLine = demos.length === 0 ? '' : `\n  demos: { ${demos.join(', ')} },`;
  const imports = plan.plugins.map(
    ({ clause, specifier, entry = specifier }) => `import ${clause} from '${entry}';\n`,
  );
  return `${imports.join('')}import { defineConfig } from 'vitrine';

export default defineConfig({
  title: ${quote(title)},
  description: ${quote(`Components of ${title}.`)},
  url: ${quote(url)},
  pages: [
    { pathname: '/', title: 'Introduction' },${exampleLine}${group}
    { pathname: '/api', title: 'API' },
  ],${adapterLine}${demosLine}
  api: [{ package: ${quote(library)}, route: '/api', notShown: { '*': 'Pages are still to be written.' } }],${viteLine(plan)}
});
`;
}

function viteLine({ conditions, plugins }: SitePlan): string {
  const calls = plugins.map(({ call }) => call).join(', ');
  const parts = [
    ...(calls === '' ? [] : [`plugins: [${calls}]`]),
    ...(conditions.length === 0 ? [] : [`resolve: { conditions: [${listOf(conditions)}] }`]),
  ];
  return parts.length === 0 ? '' : `\n  vite: { ${parts.join(', ')} },`;
}

function home({ title, components, example }: SitePlan): string {
  const begin = example ? '\nAn [example](/example) shows it at work.\n' : '';
  if (components.length === 0)
    return `# ${title}

Documentation of ${title}: what each of its exports takes and gives.
${begin}
All of them are described in the [API](/api).
`;
  const links = components.map(({ title }) => `- [${title}](/components/${slugOf(title)})`);
  return `# ${title}

Documentation of ${title}: live demos, playgrounds and the API of every component.
${begin}
## Components

${links.join('\n')}

All others are described in the [API](/api).
`;
}

const apiOverview = ({ title }: SitePlan) => `# API

Everything that ${title} exports, by name: what it takes, what it gives and what it adds to a bundle.

::pages{letters}
`;

/** Settings of the compiler for the site, and for source that its demos import. */
export const tsconfig = ({ conditions, paths }: Pick<SitePlan, 'conditions' | 'paths'>) => `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",${
      conditions.length === 0 ? '' : `\n    "customConditions": ${JSON.stringify(conditions)},`
    }${Object.keys(paths).length === 0 ? '' : `\n    "paths": ${JSON.stringify(paths)},`}
    "lib": ["es2022", "dom", "dom.iterable"],
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["vitrine/client"]
  },
  "include": ["**/*.ts", "**/*.tsx"]
}
`;
