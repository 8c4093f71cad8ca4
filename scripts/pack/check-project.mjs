// What must hold in a project that has installed the packages: its types, its build.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run.mjs';

const FIXTURE = path.join(ROOT, 'e2e/fixtures/react-bootstrap');
const TYPES = fileURLToPath(new URL('fixtures/types.tsx', import.meta.url));

/** The versions of TypeScript that projects have, as the workspace installs them. */
export const TYPESCRIPTS = { 5.9: 'ts-5', 6: 'typescript', 7: 'ts-api' };
export const RESOLUTIONS = ['bundler', 'nodenext'];

/** Writes a site that documents a library from the registry, and imports everything that the package exports. */
export function writeProject(dir, vitrine) {
  cpSync(FIXTURE, dir, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|\.vitrine)$/.test(file),
  });
  cpSync(TYPES, path.join(dir, 'types.tsx'));
  const manifest = JSON.parse(readFileSync(path.join(FIXTURE, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, { vitrine, '@types/react': '19.3.0' });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const resolution of RESOLUTIONS) {
    writeFileSync(
      path.join(dir, `tsconfig.${resolution}.json`),
      JSON.stringify(strict(resolution)),
    );
  }
}

const strict = (moduleResolution) => ({
  compilerOptions: {
    target: 'es2022',
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    ...{ verbatimModuleSyntax: true, isolatedModules: true, skipLibCheck: false },
    ...{ jsx: 'react-jsx', noEmit: true, declaration: true, types: ['vitrine/client'] },
  },
  files: ['types.tsx', 'adapter.tsx'],
});

/** What `tsc` finds wrong, as text; empty when all is right. */
export function checkTypes(dir, typescript, resolution) {
  const tsc = path.join(ROOT, 'node_modules', TYPESCRIPTS[typescript], 'bin/tsc');
  const { status, text } = run(dir, [
    tsc,
    '-p',
    `tsconfig.${resolution}.json`,
    '--pretty',
    'false',
  ]);
  return status === 0 ? '' : text || 'tsc failed';
}

/** Builds the site, checks its code blocks, and looks for a demo in a page; gives what is wrong. */
export function checkSite(dir) {
  const vitrine = path.join(dir, 'node_modules/vitrine/bin/vitrine.mjs');
  for (const args of [['--version'], ['build'], ['check', '--types']]) {
    const { status, text } = run(dir, [vitrine, ...args]);
    if (status !== 0) return `vitrine ${args.join(' ')}\n${text}`;
  }
  const page = readFileSync(path.join(dir, 'dist/components/buttons/index.html'), 'utf8');
  return page.includes('class="btn btn-primary"') ? '' : 'the page has no demo';
}

/** Lets `npm create vitrine` document a library in an empty folder, and builds what it wrote; gives what is wrong. */
export function checkCreated(dir, { create, vitrine, env }) {
  const flags = ['--library', 'react-bootstrap', '--vitrine', `file:${vitrine}`, '--yes'];
  const created = run(dir, [create, ...flags], env);
  if (created.status !== 0) return created.text;
  const site = path.join(dir, 'docs');
  const command = path.join(site, 'node_modules/vitrine/bin/vitrine.mjs');
  for (const args of [['build'], ['check', '--types']]) {
    const { status, text } = run(site, [command, ...args]);
    if (status !== 0) return `vitrine ${args.join(' ')}\n${text}`;
  }
  const page = readFileSync(path.join(site, 'dist/components/button/index.html'), 'utf8');
  return page.includes('class="btn btn-primary">Button') ? '' : 'the page has no demo';
}

function run(dir, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dir,
    env,
    encoding: 'utf8',
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}
