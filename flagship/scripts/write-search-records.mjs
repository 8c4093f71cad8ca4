// Writes what the search finds besides pages and their parts to .search-records.json: icons, the tokens of the
// theme and the hues, from the packages that are installed.
import { createTheme } from '@mui/material/styles';
import * as colors from '@mui/material/colors';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Parts of the theme that people look for by name. */
const TOKENS = [
  'breakpoints.values',
  'palette',
  'shape',
  'spacing',
  'transitions',
  'typography',
  'zIndex',
];

const records = {
  '/style/icons': listIcons(),
  '/customization/default-theme': listTokens(),
  '/style/color': listHues(),
};
writeFileSync(
  fileURLToPath(new URL('../.search-records.json', import.meta.url)),
  JSON.stringify(records),
);

function listIcons() {
  const { names } = read('../public/icons/names.json');
  const synonyms = read('../content/style/icons/synonyms.json');
  const icons = names.map((name) => {
    const words = (synonyms[name] ?? '').split(', ').filter((word) => word !== '');
    // `ShoppingCart` is a cart.
    const [, thing] = /^(?:[A-Z][a-z]+)([A-Z][a-z]+)$/.exec(name) ?? [];
    const all = thing === undefined || words.length === 0 ? words : [...words, thing.toLowerCase()];
    const keywords = [`${name}Icon`, ...all.map((word) => `${word} icon`)];
    const record = { kind: 'icon', title: name, at: `?icon=${name}#all-icons`, keywords };
    return { record, known: words.length };
  });
  // Of those that a word means alike, the one with most words comes first: it is the plainest.
  return icons.sort((a, b) => b.known - a.known).map(({ record }) => record);
}

function listTokens() {
  const theme = createTheme();
  const paths = TOKENS.flatMap((path) => {
    const value = path.split('.').reduce((part, key) => part[key], theme);
    return listValues(value, path);
  });
  return paths.map(([path, value]) => ({
    kind: 'token',
    title: path,
    at: `?expand-path=${path}#theme-explorer`,
    text: String(value),
    keywords: [`theme.${path}`],
  }));
}

/** Paths of what is no function and no list below a value. */
function listValues(value, path) {
  if (typeof value === 'function') return path === 'spacing' ? [[path, value(1)]] : [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listValues(inner, `${path}.${key}`));
}

function listHues() {
  return Object.entries(colors)
    .filter(([name]) => name !== 'common')
    .map(([name, shades]) => ({
      kind: 'token',
      title: name,
      at: '#material-palette-2',
      text: Object.entries(shades)
        .map(([shade, hex]) => `${shade} ${hex}`)
        .join(', '),
      keywords: Object.keys(shades).map((shade) => `${name}[${shade}]`),
    }));
}
