import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoSourceData, FilledProject } from '../../packages/vitrine/src/shared/contract.ts';
import type { DemoPreferences } from '../../packages/vitrine/src/shared/preferences.ts';
import { fillProject } from '../../packages/vitrine/src/shared/sandbox-project.ts';
import { SITE } from './site.ts';

const FLAGSHIP = fileURLToPath(SITE);
/** Depends on the build tools of projects, which are not those of sites. */
const TOOLS = new URL('../fixtures/sandbox-tools/', import.meta.url);
/** Below the repository's ignored files; what is installed is linked, so nothing is fetched. */
const WORK = path.resolve(import.meta.dirname, '../.work');

/**
 * The project that a reader takes away, from what a built site publishes.
 * @param root of the site
 */
export function readProject(
  id: string,
  language: 'ts' | 'js',
  preferences: DemoPreferences,
  root = FLAGSHIP,
): FilledProject {
  const sources = path.join(root, 'dist/assets/sources');
  const file = readdirSync(sources).find((name) => name.replace(/-[0-9a-f]+\.json$/, '') === id);
  if (file === undefined) throw new Error(`The site publishes no source of ${id}`);
  const { project } = JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as DemoSourceData;
  if (!project) throw new Error(`${id} is not to be taken away`);
  return fillProject(project, language, preferences);
}

/** Projects in folders of their own, built together. */
export interface BuiltProjects {
  /** The folder of the built files, with each project's page at `<its name>/index.html`. */
  dist: string;
  remove: () => void;
}

/**
 * Writes projects and runs Vite once for all of them, with their own configuration and React's checks of
 * development: most of what takes time is the library, which they share.
 * @param projects by the names of their folders
 */
export async function buildProjects(
  projects: Record<string, FilledProject>,
): Promise<BuiltProjects> {
  mkdirSync(WORK, { recursive: true });
  const dir = mkdtempSync(path.join(WORK, 'projects-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    for (const [name, project] of Object.entries(projects)) {
      writeProject(path.join(dir, name), project);
    }
    writeFileSync(path.join(dir, 'vite.config.js'), commonConfig(projects));
    await runVite(dir, path.join(dir, Object.keys(projects)[0]!, 'node_modules/vite'));
    return { dist: path.join(dir, 'dist'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Writes a project and links the packages that it declares, in just the versions it asks for. */
function writeProject(dir: string, project: FilledProject): void {
  for (const [name, text] of Object.entries(project.files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const wanted = { ...project.dependencies, ...project.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    const link = path.join(dir, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(findInstalled(name, version), link);
  }
}

/** The configuration that the projects have in common, for all of their pages. */
function commonConfig(projects: Record<string, FilledProject>): string {
  const found = Object.entries(projects).map(([folder, { files }]) => {
    const name = 'vite.config.ts' in files ? 'vite.config.ts' : 'vite.config.js';
    return { folder, from: `./${folder}/${name}`, text: files[name] };
  });
  const [{ from, text }] = found as [(typeof found)[0]];
  if (found.some((other) => other.text !== text)) {
    throw new Error('Projects of different configurations cannot be built together');
  }
  const input = found.map(({ folder }) => `${folder}/index.html`);
  return `import config from '${from}';
const input = ${JSON.stringify(input)};
export default { ...config, build: { minify: false, rollupOptions: { input } } };
`;
}

function findInstalled(name: string, version: string): string {
  const folders = [SITE, TOOLS].flatMap(
    (from) => createRequire(new URL('package.json', from)).resolve.paths(name) ?? [],
  );
  for (const folder of folders) {
    const dir = path.join(folder, name);
    if (!existsSync(dir)) continue;
    const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      version: string;
    };
    if (manifest.version === version) return dir;
  }
  throw new Error(`${name}@${version} is not what is installed`);
}

/** @param vite its package */
function runVite(dir: string, vite: string): Promise<void> {
  const args = [path.join(vite, 'bin/vite.js'), 'build', '--mode', 'development'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, args, { cwd: dir, env });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Vite ended with ${code}:\n${output}`));
    });
  });
}
