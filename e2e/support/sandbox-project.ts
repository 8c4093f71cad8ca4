import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoSourceData, FilledProject } from '../../packages/vitrine/src/contract.ts';
import {
  fillProject,
  type ProjectPreferences,
} from '../../packages/vitrine/src/sandbox/fill-project.ts';
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
  preferences: ProjectPreferences,
  root = FLAGSHIP,
): FilledProject {
  const sources = path.join(root, 'dist/assets/sources');
  const file = readdirSync(sources).find((name) => name.replace(/-[0-9a-f]+\.json$/, '') === id);
  if (file === undefined) throw new Error(`The site publishes no source of ${id}`);
  const { project } = JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as DemoSourceData;
  if (!project) throw new Error(`${id} is not to be taken away`);
  return fillProject(project, language, preferences);
}

/** Writes a project and links the packages that it declares, in just the versions it asks for. */
export function writeProject(project: FilledProject): string {
  mkdirSync(WORK, { recursive: true });
  const dir = mkdtempSync(path.join(WORK, 'project-'));
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
  return dir;
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

/**
 * Runs Vite in a project, with the project's own configuration and React's checks of development.
 * @returns everything it has printed, once it has ended well
 */
export function buildProject(dir: string): Promise<string> {
  const args = [path.join(dir, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'development'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, args, { cwd: dir, env });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`Vite ended with ${code}:\n${output}`));
    });
  });
}
