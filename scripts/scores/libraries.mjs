/** The libraries that are scored, and where each says what its components take. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readAntdData } from './truth/antd-data.mjs';
import { readDeclaredProps } from './truth/declared-props.mjs';
import { readMarkdownTables } from './truth/markdown-tables.mjs';
import { readPropDefs } from './truth/prop-defs.mjs';
import { readPropTypes } from './truth/prop-types.mjs';
import { readRecipes } from './truth/recipes.mjs';

/** @typedef {import('./compare.mjs').TrueComponent} TrueComponent */

/**
 * @typedef {object} Library
 * @property {string} name package that is scored
 * @property {string} version
 * @property {Record<string, string>} [besides] packages that hold what its authors wrote, or that it needs
 * @property {(modules: string) => string[]} [pathsOf] what is imported, of a package without a main entry
 * @property {string} source what it is held to, in words
 * @property {(modules: string, components: string[]) => TrueComponent[] | Promise<TrueComponent[]>} read truth about its components
 * @property {string[]} [declaredIn] folders with its declarations and those of what it is made of, where `read` does not
 *   give all props of a component
 */

/** @type {Library[]} */
export const LIBRARIES = [
  {
    name: '@mui/material',
    version: '9.5.0',
    besides: { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
    source: 'propTypes with comments',
    read: (modules, components) =>
      readPropTypes(
        path.join(modules, '@mui/material'),
        components,
        (name) => `${name}/${name}.mjs`,
      ),
  },
  {
    name: 'react-bootstrap',
    version: '2.10.10',
    source: 'propTypes with comments, declarations',
    declaredIn: ['react-bootstrap/esm', '@restart/ui/esm'],
    read: (modules, components) => {
      const folder = path.join(modules, 'react-bootstrap/esm');
      const blocks = readPropTypes(folder, components, (name) => `${name}.js`);
      const partial = blocks.map((block) => ({ ...block, complete: false }));
      return [...partial, ...readDeclaredProps([folder], components)];
    },
  },
  {
    name: 'antd',
    version: '6.6.5',
    besides: { '@ant-design/cli': '6.6.5' },
    source: 'API tables of its site',
    declaredIn: ['antd/es'],
    read: (modules, components) =>
      readAntdData(path.join(modules, '@ant-design/cli/data/v6.6.5.json.gz'), new Set(components)),
  },
  {
    name: '@mantine/core',
    version: '9.7.4',
    besides: { '@mantine/hooks': '9.7.4' },
    source: 'declarations with comments',
    declaredIn: ['@mantine/core/lib'],
    read: (modules, components) =>
      readDeclaredProps([path.join(modules, '@mantine/core/lib')], components),
  },
  {
    name: '@chakra-ui/react',
    version: '3.37.0',
    besides: { '@emotion/react': '11.14.0' },
    source: 'recipes, declarations',
    declaredIn: ['@chakra-ui/react/dist/types', '@ark-ui/react/dist', '@zag-js'],
    read: async (modules, components) => [
      ...(await readRecipes(modules, components)),
      ...readDeclaredProps([path.join(modules, '@chakra-ui/react/dist/types')], components),
    ],
  },
  {
    name: '@base-ui/react',
    version: '1.9.0',
    source: 'tables of its site',
    read: (modules) =>
      readMarkdownTables(
        ['components', 'utils'].map((one) => path.join(modules, '@base-ui/react/docs/react', one)),
      ),
  },
  {
    name: '@radix-ui/themes',
    version: '3.3.0',
    source: 'objects of its props',
    declaredIn: ['@radix-ui', 'radix-ui/dist'],
    read: (modules, components) =>
      readPropDefs(path.join(modules, '@radix-ui/themes/dist/esm/components'), components),
  },
  {
    name: 'react-aria-components',
    version: '1.22.1',
    source: 'declarations with comments',
    declaredIn: [
      'react-aria-components/dist',
      'react-aria/dist',
      'react-stately/dist',
      '@react-types/shared',
    ],
    read: (modules, components) =>
      readDeclaredProps([path.join(modules, 'react-aria-components/dist')], components),
  },
  {
    name: '@fluentui/react-components',
    version: '9.74.11',
    source: 'declarations with comments',
    declaredIn: ['@fluentui'],
    read: (modules, components) => readDeclaredProps([path.join(modules, '@fluentui')], components),
  },
  {
    name: 'primereact',
    version: '11.1.0',
    pathsOf: (modules) => foldersWithEntry(path.join(modules, 'primereact'), 'primereact'),
    source: 'declarations with comments',
    declaredIn: ['primereact', '@primereact'],
    read: (modules, components) =>
      readDeclaredProps([path.join(modules, '@primereact/types')], components),
  },
];

function foldersWithEntry(folder, name) {
  return readdirSync(folder)
    .filter((one) => existsSync(path.join(folder, one, 'index.mjs')))
    .map((one) => `${name}/${one}`);
}

/** What all of them need. */
export const SHARED = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
};
