// Builds sandbox projects for scripts/sandboxes.mjs: several in one run of Vite, as it would take half an
// hour to start it for each. Reads `{ install, out, projects }` as JSON, prints the failures as JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { install, out, projects } = JSON.parse(readFileSync(0, 'utf8'));
const load = (file) => import(pathToFileURL(path.join(install, 'node_modules', file)).href);
const { build } = await load('vite/dist/node/index.js');
const { default: react } = await load('@vitejs/plugin-react/dist/index.js');

/** Names of the packages that a package depends on, by its name. */
const known = new Map();
/** By the project's folder. */
const failures = [];
let left = projects;
while (left.length > 0) {
  try {
    await buildTogether(left);
    break;
  } catch (error) {
    // The others are built again without the one that failed.
    const place = [error.id, error.loc?.file, error.message].join(' ');
    const broken = left.find(({ dir }) => place.includes(`${dir}/`));
    if (!broken) throw error;
    failures.push({ dir: broken.dir, reason: error.message });
    left = left.filter((project) => project !== broken);
  }
}
console.log(JSON.stringify(failures));

function buildTogether(together) {
  return build({
    root: path.dirname(together[0].dir),
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), checkPackages(together)],
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { input: together.flatMap(listDocuments), onwarn: () => {} },
    },
  });
}

function entryOf({ dir }) {
  return path.join(dir, 'index.html');
}

/** A project's document, and the same in the other direction. */
function listDocuments(project) {
  return [entryOf(project), path.join(project.dir, 'ltr.html')];
}

/** All projects share one install: what one of them has not declared, another may have. */
function checkPackages(together) {
  return {
    name: 'check-packages',
    buildEnd(error) {
      if (error) return;
      for (const project of together) {
        const allowed = listPackages(project.packages);
        for (const id of listModules(this, entryOf(project))) {
          const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
          if (name === undefined || allowed.has(name)) continue;
          allowed.add(name);
          failures.push({ dir: project.dir, reason: `needs ${name}, which it does not declare` });
        }
      }
    },
  };
}

function listModules(context, entry) {
  const found = new Set([entry]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported);
  }
  return found;
}

/** The packages of a project and, through any number of them, those that these depend on. */
function listPackages(declared) {
  const found = new Set(declared);
  for (const name of found) for (const dependency of dependenciesOf(name)) found.add(dependency);
  return found;
}

function dependenciesOf(name) {
  if (!known.has(name)) known.set(name, readDependencies(name));
  return known.get(name);
}

function readDependencies(name) {
  try {
    const file = path.join(install, 'node_modules', name, 'package.json');
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {});
  } catch {
    // Optional, and not for this platform; or installed only below the package that wants it.
    return [];
  }
}
