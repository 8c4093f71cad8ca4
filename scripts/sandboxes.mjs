// Takes every demo of the flagship, or of another site, away, as a reader would, in both languages; installs all that
// the projects ask for, once, from the registry; type-checks and builds every one of them, and opens it in Chromium, in
// both directions.
// The projects stay in a folder of the system's temporary files, printed at the end.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { runSandboxes } from './sandboxes/run.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, ROOT, run } from './run.mjs';

const HELP = `npm run sandboxes -- [--site DIR] [NAME …]

  NAME         demos whose id contains one of the names (default: all)
  --site DIR   a site that is built already (default: the flagship, which is built now)
`;
/** Outside the repository, where nothing that it has installed is found. */
const WORK = path.join(tmpdir(), 'vitrine-sandboxes');
const INSTALL = path.join(WORK, 'install');
const PROJECTS = path.join(WORK, 'projects');
/** Projects in one run of Vite: more save time, fewer memory, and time when one of them fails. */
const BATCH = 40;
const COLORS = { primary: '#00695c', secondary: '#ad1457' };
/** How the documentation showed the demo that is taken away: what a reader's document is called. */
const LOOKS = {
  index: { mode: 'dark', direction: 'rtl', colors: COLORS },
  ltr: { mode: 'light', direction: 'ltr', colors: null },
};

const { positionals: names, values } = readOptions(HELP, {
  options: { site: { type: 'string' } },
  allowPositionals: true,
});
ensureInstalled();
if (values.site === undefined) run('npm', ['run', '--silent', 'build']);
const site = path.resolve(values.site ?? path.join(ROOT, 'flagship'));
const { fillProject } = await import(
  pathToFileURL(path.join(ROOT, 'packages/vitrine/dist/modules/shared/sandbox-project.js')).href
);

const all = readProjects();
const projects =
  names.length === 0 ? all : all.filter(({ id }) => names.some((name) => id.includes(name)));
if (projects.length === 0) {
  console.error(`The id of no demo contains ${names.join(' or ')}.`);
  process.exit(1);
}
const failures = [];
rmSync(PROJECTS, { recursive: true, force: true });
install(collectDependencies());
for (const project of projects) write(project);
checkTypes();
const opened = await buildAll();
const count = (direction) => {
  const failed = opened.failures.filter(({ project }) => project.endsWith(direction)).length;
  return `${opened.count - failed} of ${opened.count} open ${direction}`;
};

const failed = new Set(failures.map(({ project }) => project.replace(/ (?:ltr|rtl)$/, '')));
for (const { project, reason } of failures) console.error(`\n${project}\n  ${reason}`);
console.log(`\nThe projects are in ${PROJECTS}`);
console.log(
  Object.values(LOOKS)
    .map(({ direction }) => count(direction))
    .join(', '),
);
console.log(`${projects.length - failed.size} passed, ${failed.size} failed`);
process.exitCode = failed.size === 0 ? 0 : 1;

/** The projects that the build has published for readers. */
function readProjects() {
  const dir = path.join(site, 'dist/assets/sources');
  const names = readdirSync(dir).filter((file) => file.endsWith('.json'));
  return names.flatMap((file) => {
    const { project } = JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
    // Readers are offered no project of this demo.
    if (!project) return [];
    const id = file.replace(/-[0-9a-f]+\.json$/, '');
    return ['ts', 'js'].map((language) => {
      const filled = fillProject(project, language, LOOKS.index);
      // The same files in one folder, but for the document and the module that it starts.
      const other = fillProject(project, language, LOOKS.ltr).files;
      const script = language === 'ts' ? 'index.tsx' : 'index.jsx';
      filled.files['ltr.html'] = other['index.html'].replace(`./${script}`, `./ltr-${script}`);
      filled.files[`ltr-${script}`] = other[script];
      const name = `${filled.description} (${language})`;
      return { ...filled, id, name, language, dir: path.join(PROJECTS, `${id}-${language}`) };
    });
  });
}

/** All projects share one install, so no two may want different versions of a package. */
function collectDependencies() {
  const wanted = {};
  for (const { name, dependencies, devDependencies } of all) {
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if ((wanted[dependency] ??= version) !== version) {
        failures.push({
          project: name,
          reason: `${dependency}: ${version}, elsewhere ${wanted[dependency]}`,
        });
      }
    }
  }
  return wanted;
}

function install(dependencies) {
  const manifest = `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`;
  const file = path.join(INSTALL, 'package.json');
  const done = path.join(INSTALL, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return;
  rmSync(INSTALL, { recursive: true, force: true });
  mkdirSync(INSTALL, { recursive: true });
  writeFileSync(file, manifest);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: INSTALL,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The dependencies of the sandboxes cannot be installed.');
  writeFileSync(done, manifest);
}

/** A project finds what it declares, and nothing else of what is installed. */
function write({ dir, files, dependencies, devDependencies }) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = path.join(dir, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(INSTALL, 'node_modules', name), link);
  }
}

/** The project that a file, or a message that names one, belongs to. */
function ownerOf(text) {
  const [, folder] = /vitrine-sandboxes\/projects\/([^/\s:(]+)/.exec(text) ?? [];
  return projects.find(({ dir }) => path.basename(dir) === folder)?.name;
}

function checkTypes() {
  const [first] = projects.filter(({ language }) => language === 'ts');
  const config = JSON.parse(first.files['tsconfig.json']);
  const include = projects.filter(({ language }) => language === 'ts').map(({ dir }) => dir);
  const file = path.join(PROJECTS, 'tsconfig.json');
  // Types that the config names are found from its own folder.
  config.compilerOptions.typeRoots = [path.join(INSTALL, 'node_modules/@types')];
  config.compilerOptions.types = [path.join(INSTALL, 'node_modules/vite/client')];
  writeFileSync(file, JSON.stringify({ ...config, include }));
  const tsc = path.join(INSTALL, 'node_modules/typescript/bin/tsc');
  const options = { cwd: WORK, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', file, '--pretty', 'false'],
    options,
  );
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  for (const line of errors) {
    failures.push({ project: ownerOf(path.resolve(WORK, line)) ?? 'Types', reason: line });
  }
  if (status !== 0 && errors.length === 0) {
    failures.push({ project: 'Types', reason: stderr || stdout });
  }
}

/** Two processes at a time: that is what the machines of continuous integration have. */
async function buildAll() {
  const batches = [];
  for (let start = 0; start < projects.length; start += BATCH) {
    batches.push(projects.slice(start, start + BATCH));
  }
  const opened = { count: projects.length, failures: [] };
  const work = async (name) => {
    const out = path.join(WORK, 'dist', name);
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      await buildBatch(batch, out);
      opened.failures.push(...(await runSandboxes(out, batch.flatMap(listPages))));
    }
  };
  await Promise.all([work('a'), work('b')]);
  failures.push(...opened.failures);
  return opened;
}

/** The documents of a built project, one for each direction. */
function listPages({ dir, name }) {
  return Object.entries(LOOKS).map(([file, { direction }]) => ({
    name: `${name} ${direction}`,
    page: `${path.basename(dir)}/${file}.html`,
  }));
}

async function buildBatch(batch, out) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/sandboxes/build.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const task = batch.map(({ dir, dependencies }) => ({ dir, packages: Object.keys(dependencies) }));
  child.stdin.end(JSON.stringify({ install: INSTALL, out, projects: task }));
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error('The build of the sandboxes ended early.');
  for (const { dir, reason } of JSON.parse(output)) {
    failures.push({ project: projects.find((project) => project.dir === dir).name, reason });
  }
}
