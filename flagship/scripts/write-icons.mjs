// Writes what the icon search shows to public/icons/, from the package that is installed: the names in
// one file, the shapes in small ones, so that a reader loads only those that are in view.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'];
/** Icons in a file. `content/style/icons/icon-data.ts` counts on it. */
const CHUNK = 64;

const jsx = (tag, { children = '', ...attributes }) => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${attribute(name)}="${value}"`);
  return `<${tag}${text.join('')}>${[children].flat().join('')}</${tag}>`;
};
const STANDS = {
  '@babel/runtime/helpers/interopRequireDefault': { default: (each) => each },
  '@babel/runtime/helpers/interopRequireWildcard': { default: (each) => each },
  './utils/createSvgIcon': { default: (shape) => [shape].flat().join('') },
  react: { Fragment: 'g' },
  'react/jsx-runtime': { jsx, jsxs: jsx, Fragment: 'g' },
};

function attribute(name) {
  if (name === 'xlinkHref') return 'href';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const manifest = createRequire(import.meta.url).resolve('@mui/icons-material/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const out = fileURLToPath(new URL('../public/icons/', import.meta.url));
const stamp = path.join(out, 'names.json');
if (!existsSync(stamp) || JSON.parse(readFileSync(stamp, 'utf8')).version !== version) write();

function write() {
  const dir = path.dirname(manifest);
  const modules = readdirSync(dir).filter((file) => /^[A-Z]\w+\.js$/.test(file));
  const files = new Set(modules.map((file) => file.slice(0, -3)));
  const suffix = new RegExp(`(?:${THEMES.slice(1).join('|')})$`);
  // A name without a suffix is the filled icon; some names end in one all the same.
  const names = [...files]
    .filter((name) => !suffix.test(name) || !files.has(name.replace(suffix, '')))
    .sort();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  /** By theme: the indexes of the names that it lacks. Marks of companies are filled only. */
  const missing = {};
  for (const theme of THEMES) {
    const inTheme = names.map((name) => (theme === 'Filled' ? name : name + theme));
    const shapes = inTheme.map((name) =>
      files.has(name) ? readShape(path.join(dir, `${name}.js`)) : '',
    );
    missing[theme] = shapes.flatMap((shape, index) => (shape === '' ? [index] : []));
    for (let start = 0; start < shapes.length; start += CHUNK) {
      const file = path.join(out, `${theme}-${start / CHUNK}.json`);
      writeFileSync(file, JSON.stringify(shapes.slice(start, start + CHUNK)));
    }
  }
  writeFileSync(stamp, JSON.stringify({ version, names, missing }));
  console.log(
    `${names.length} icons of @mui/icons-material ${version} written to flagship/public/icons`,
  );
}

/** Runs an icon's module with stand-ins for React and the library that write the shape as SVG. */
function readShape(file) {
  const exports = {};
  const require = (id) => {
    if (id in STANDS) return STANDS[id];
    throw new Error(`${file} imports ${id}, which this script does not know`);
  };
  new Function('exports', 'require', readFileSync(file, 'utf8'))(exports, require);
  return exports.default;
}
