import type { ShownComponent } from './choose-components.ts';
import type { StylingPlugin } from './find-styling.ts';
import type { ProviderValue } from './probe.ts';

/** What the files of a new site are written from. */
export interface SitePlan {
  library: string;
  title: string;
  /** Address at which it will be published. */
  url: string;
  components: ShownComponent[];
  /** Import of the library's style sheet. */
  css: string | null;
  /** Selectors of what is as tall as the window there. */
  tall: string[];
  /** More lines of the style sheet that stands around demos. */
  sheetLines: string[];
  /** What the bundler needs for the library's source: conditions and plugins. */
  conditions: string[];
  plugins: Pick<StylingPlugin, 'specifier' | 'clause' | 'call'>[];
  /** Whether the library is light whatever a reader chooses. */
  isLight: boolean;
  /** Attribute that turns the library light or dark, where no provider does. */
  modeAttribute: string | null;
  provider: {
    name: string;
    specifier: string;
    mode: string | null;
    /** Props by the names of exports of the library. */
    props: Record<string, ProviderValue>;
  } | null;
}

/** Name of a component in addresses and files: `TextField` → `text-field`. */
export const slugOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The files of a new site, by their paths in its folder. */
export function siteFiles(plan: SitePlan): Record<string, string> {
  return {
    'vitrine.config.ts': config(plan),
    ...(!hasAdapter(plan) ? {} : { 'adapter.tsx': adapter(plan) }),
    ...(hasSheet(plan) ? { 'library.css': librarySheet(plan) } : {}),
    'tsconfig.json': tsconfig(plan),
    '.gitignore': 'node_modules/\n.vitrine/\ndist/\n',
    'content/index.md': home(plan),
    ...(Object.assign({}, ...plan.components.map(componentFiles(plan.library))) as object),
  };
}

function config(plan: SitePlan): string {
  const { library, title, url, components } = plan;
  const children = components.map(({ title }) => `{ pathname: '/components/${slugOf(title)}' }`);
  const adapterLine = !hasAdapter(plan) ? '' : `\n  adapter: './adapter.tsx',`;
  const imports = plan.plugins.map(
    ({ clause, specifier }) => `import ${clause} from '${specifier}';\n`,
  );
  return `${imports.join('')}import { defineConfig } from 'vitrine';

export default defineConfig({
  title: ${quote(title)},
  description: ${quote(`Components of ${title}.`)},
  url: ${quote(url)},
  pages: [
    { pathname: '/', title: 'Introduction' },
    { pathname: '/components', children: [${children.join(', ')}] },
    { pathname: '/api', title: 'API' },
  ],${adapterLine}
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

const hasSheet = ({ css, isLight, sheetLines }: SitePlan) =>
  css !== null || isLight || sheetLines.length > 0;

function librarySheet({ css, tall, isLight, sheetLines }: SitePlan): string {
  const parts = [
    ...(css === null ? [] : [`@import '${css}' layer(library);\n`]),
    ...(sheetLines.length === 0 ? [] : [`${sheetLines.join('\n')}\n`]),
    ...(tall.length === 0 ? [] : [TALL.replace('SELECTORS', tall.join(',\n'))]),
    ...(isLight ? [LIGHT] : []),
  ];
  return parts.join('\n');
}

const TALL = `/* A demo is as tall as what it shows. */
SELECTORS {
  min-height: 0;
}
`;

const LIGHT = `/* What has no dark look stands on white. */
[data-mode='dark'] :is(.demo:not(.demo-bare) .demo-stage, .playground-stage) {
  background: #fff;
  color: #000;
  color-scheme: light;
}
`;

const hasAdapter = (plan: SitePlan) =>
  hasSheet(plan) || plan.provider !== null || plan.modeAttribute !== null;

function adapter(plan: SitePlan): string {
  const { provider, modeAttribute } = plan;
  const values = Object.values(provider?.props ?? {});
  const exported = values.flatMap(({ light, dark }) => [light, dark ?? []].flat());
  const names = provider ? [...new Set([provider.name, ...exported])] : [];
  const props = Object.entries(provider?.props ?? {}).map(([name, { light, dark }]) =>
    dark === null
      ? ` ${name}={${light}}`
      : ` ${name}={preferences.mode === 'dark' ? ${dark} : ${light}}`,
  );
  if (provider?.mode) props.push(` ${provider.mode}={preferences.mode}`);
  const content = wrapInMode(modeAttribute);
  const used = [...props, content].some((text) => text.includes('preferences'))
    ? '{ preferences, children }'
    : '{ children }';
  const element = provider
    ? `<${provider.name}${props.join('')}>${content}</${provider.name}>`
    : content;
  const body = element === '{children}' ? 'children' : `(\n  ${element}\n)`;
  return `${hasSheet(plan) ? "import './library.css';\n" : ''}${
    provider ? `import { ${names.join(', ')} } from ${quote(provider.specifier)};\n` : ''
  }import type { AdapterProvider } from 'vitrine/adapter';

/** Stands around every demo. */
export const Provider: AdapterProvider = (${used}) => ${body};
`;
}

/** Without a box of its own. */
function wrapInMode(attribute: string | null): string {
  if (attribute === null) return '{children}';
  const name = attribute === 'class' ? 'className' : attribute;
  return `<div ${name}={preferences.mode} style={{ display: 'contents' }}>{children}</div>`;
}

function home({ title, components }: SitePlan): string {
  const links = components.map(({ title }) => `- [${title}](/components/${slugOf(title)})`);
  return `# ${title}

Documentation of ${title}: live demos, playgrounds and the API of every component.

## Components

${links.join('\n')}

All others are described in the API.
`;
}

const componentFiles =
  (library: string) =>
  ({ name, specifier, title, props, hasChildren }: ShownComponent): Record<string, string> => {
    const slug = slugOf(title);
    const options = { ...props, ...(hasChildren ? { children: title } : {}) };
    const hasOptions = Object.keys(options).length > 0;
    const attributes = Object.entries(props).map(([prop, value]) =>
      typeof value === 'string' && !/["&]/.test(value)
        ? ` ${prop}="${value}"`
        : ` ${prop}={${literal(value)}}`,
    );
    const element = hasChildren
      ? `<${name}${attributes.join('')}>${title}</${name}>`
      : `<${name}${attributes.join('')} />`;
    const page = `---
components: ${name.split('.')[0]}
---

# ${title}

How ${title} of ${library} looks, and what its props change.

## Example

::demo[${title}]{file=${slug}.tsx}

## Playground

::playground[Props of ${title}]{component=${name}${hasOptions ? ` options=${slug}-playground.tsx` : ''}}
`;
    const demo = `import { ${name.split('.')[0]} } from ${quote(specifier)};

export default function ${title}Demo() {
  return ${element};
}
`;
    const playground = `import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  props: { ${Object.entries(options)
    .map(([prop, value]) => `${key(prop)}: ${literal(value)}`)
    .join(', ')} },
} satisfies PlaygroundOptions;
`;
    return {
      [`content/components/${slug}.md`]: page,
      [`content/components/${slug}.tsx`]: demo,
      ...(hasOptions ? { [`content/components/${slug}-playground.tsx`]: playground } : {}),
    };
  };

const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
const listOf = (names: string[]) => names.map(quote).join(', ');
const literal = (value: unknown) => (typeof value === 'string' ? quote(value) : String(value));
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

const tsconfig = ({ conditions }: SitePlan) => `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",${
      conditions.length === 0 ? '' : `\n    "customConditions": ${JSON.stringify(conditions)},`
    }
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

/** A workflow that builds the site and publishes it on GitHub Pages. */
export function pagesWorkflow(dir: string): string {
  return `name: Documentation
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
        with:
          # Pages say when they were changed.
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm install
        working-directory: ${dir}
      - run: npm run build
        working-directory: ${dir}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${dir}/dist
      - id: pages
        uses: actions/deploy-pages@v4
`;
}
