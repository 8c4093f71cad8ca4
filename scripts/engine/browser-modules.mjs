import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, ENGINE, MODULES } from './paths.mjs';

/** Where sites enter the browser's side: their Vite bundles it, and their code imports the last three. */
const ENTRIES = [
  'entry',
  'core/styles/load-styles',
  'server-entry',
  'demo/live/iframe-entry',
  'demo/live/mount-demos',
  'editor/runner/runner-entry',
  'playground/playground',
  'preferences/adapter',
  'preferences/change-preferences',
];

/** What the dev server sends to browsers, in few files: all but what the server renders with and what edited demos run in. */
export const CLIENT_ENTRIES = ENTRIES.filter(
  (name) =>
    !['server-entry', 'core/styles/load-styles', 'editor/runner/runner-entry'].includes(name),
);

/** Entries with declarations, as `exports` of package.json name them. */
const TYPED = ['index', ...inBrowser(ENTRIES.slice(-3))];

/** The addresses of modules in what an import, an export or `import()` says. */
const SPECIFIERS =
  /(?<=\bfrom\s*['"]|@import\s*['"]|\bimport\s*['"]|\bimport\(\s*['"]|\bdeclare module\s*['"])\.{1,2}\/[^'"]+(?=['"])/g;

/** Publishes the modules of the browser's side with their style sheets, and the declarations of what sites import. */
export function publishModules() {
  for (const file of reach(inBrowser(ENTRIES).map((name) => `${name}.js`))) publish(file);
  for (const file of reach(TYPED.map((name) => `${name}.d.ts`))) publish(file);
}

/** A name that TypeScript leaves as it is, in declarations and before a query, as that of the compiled module. */
function compiledName(specifier) {
  return specifier.replace(/\.tsx?(?=$|\?)/, '.js');
}

function publish(file) {
  const target = path.join(DIST, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (file.endsWith('.css')) return cpSync(path.join(ENGINE, 'src', file), target);
  writeFileSync(target, read(file));
}

function read(file) {
  if (file.endsWith('.css')) return readFileSync(path.join(ENGINE, 'src', file), 'utf8');
  return readFileSync(path.join(MODULES, file), 'utf8').replace(SPECIFIERS, compiledName);
}

/** The files that these lead to, by their paths in the sources' folder. */
function reach(entries) {
  const found = new Set(entries);
  for (const file of found) {
    const declares = file.endsWith('.d.ts');
    for (const [specifier] of read(file).matchAll(SPECIFIERS)) {
      const [name] = specifier.split('?');
      const target = path.posix.join(path.posix.dirname(file), name);
      if (declares && target.endsWith('.css')) continue;
      found.add(declares ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  return found;
}

function inBrowser(names) {
  return names.map((name) => `browser/${name}`);
}
