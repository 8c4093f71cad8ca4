// Packs what would be published and installs it in projects outside of the workspace, with each package manager: their
// types have to pass, and their site has to be built.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkCreated,
  checkSite,
  checkTypes,
  RESOLUTIONS,
  TYPESCRIPTS,
  writeProject,
} from './pack/check-project.mjs';
import { checkTakenAway } from './pack/check-taken-away.mjs';
import { checkInspector } from './pack/check-inspector.mjs';
import { packPackage } from './pack/pack-package.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, ROOT, run } from './run.mjs';

/** What installs, by name. Yarn does not read the configuration of npm. */
const MANAGERS = {
  npm: { command: ['npm', 'install', '--no-audit', '--no-fund'] },
  pnpm: {
    command: ['npm', 'exec', '--yes', '--package=pnpm@12.21.0', '--', 'pnpm', 'install'],
  },
  yarn: {
    command: [
      'npm',
      'exec',
      '--yes',
      '--package=@yarnpkg/cli-dist@4.18.1',
      '--',
      'yarn',
      'install',
    ],
    files: {
      '.yarnrc.yml':
        'nodeLinker: node-modules\nenableImmutableInstalls: false\nnpmMinimalAgeGate: 0\n',
      'yarn.lock': '',
    },
  },
};

const HELP = `npm run pack:test -- [NAME …]

  NAME   ${Object.keys(MANAGERS).join(', ')}, or zip for the project of a demo (default: all)
`;
const { positionals: wanted } = readOptions(HELP, { options: {}, allowPositionals: true });
ensureInstalled();
run(process.execPath, [path.join(ROOT, 'scripts/build-engine.mjs')]);
const work = mkdtempSync(path.join(tmpdir(), 'vitrine-pack-'));
const { file } = packPackage('vitrine', work);
const created = packPackage('create-vitrine', work);
const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: work, encoding: 'utf8' });
const env = { ...process.env, YARN_NPM_REGISTRY_SERVER: registry.stdout.trim().replace(/\/$/, '') };

const failures = [];
let passed = 0;
for (const [packed, args] of [
  [file, ['publint', '--strict']],
  [file, ['attw', '--profile', 'esm-only']],
  [created.file, ['publint', '--strict']],
]) {
  const [tool, ...flags] = args;
  const bin = path.join(ROOT, 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, [packed, ...flags], { encoding: 'utf8' });
  report(`${tool} of ${path.basename(packed)}`, status === 0 ? '' : `${stdout}${stderr}`);
}
for (const [name, { command, files = {} }] of Object.entries(MANAGERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const dir = path.join(work, name);
  mkdirSync(dir);
  writeProject(dir, `file:${file}`);
  for (const [own, text] of Object.entries(files)) writeFileSync(path.join(dir, own), text);
  const started = performance.now();
  const { status } = spawnSync(command[0], command.slice(1), { cwd: dir, env, stdio: 'inherit' });
  report(
    `${name}: install (${Math.round((performance.now() - started) / 1000)} s)`,
    status === 0 ? '' : 'failed',
  );
  if (status !== 0) continue;
  for (const typescript of Object.keys(TYPESCRIPTS)) {
    for (const resolution of RESOLUTIONS) {
      report(
        `${name}: TypeScript ${typescript}, ${resolution}`,
        checkTypes(dir, typescript, resolution),
      );
    }
  }
  report(`${name}: build and check`, checkSite(dir));
  if (name === 'npm')
    report(`${name}: the inspector, as the manual calls it`, checkInspector(dir, env));
  report(`${name}: create vitrine, build and check`, checkCreated(newFolder(name), made(name)));
}
if (wanted.length === 0 || wanted.includes('zip'))
  report('a demo with plugins, taken away', await checkTakenAway(work, file, env));
rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

function newFolder(name) {
  const dir = path.join(work, `created-${name}`);
  mkdirSync(dir);
  return dir;
}

/** How a package manager runs `create-vitrine`: by itself as the agent, and found. */
function made(name) {
  const bin = path.join(work, `bin-${name}`);
  mkdirSync(bin);
  if (name !== 'npm') {
    const words = MANAGERS[name].command.slice(0, -1).map((word) => `'${word}'`);
    writeFileSync(path.join(bin, name), `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const paths = `${bin}${path.delimiter}${process.env.PATH}`;
  const settings = { YARN_NPM_MINIMAL_AGE_GATE: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' };
  return {
    create: path.join(ROOT, 'packages/create-vitrine/bin/create-vitrine.mjs'),
    vitrine: file,
    env: { ...env, ...settings, PATH: paths, npm_config_user_agent: `${name}/1.0.0` },
  };
}

function report(what, wrong) {
  console.log(`${wrong === '' ? 'ok  ' : 'FAIL'} ${what}${wrong === '' ? '' : `\n${wrong}`}`);
  if (wrong === '') passed += 1;
  else failures.push(what);
}
