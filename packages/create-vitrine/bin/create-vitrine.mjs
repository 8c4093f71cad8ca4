#!/usr/bin/env node
// Installs vitrine in the folder of the documentation, and lets its `init` do the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findManager, isMember, separatingFiles, upwards } from './workspace.mjs';

const NODE = [20, 19];
const HELP = `npm create vitrine -- [--library NAME] [--dir docs] [--css FILE] [--url URL] [--yes]

  --library NAME   the package to document; found by itself in most projects
  --dir DIR        where the documentation is written (default: docs)
  --css FILE       the style sheet that the library is imported with
  --url URL        the address at which the site will be published
  --vitrine SPEC   the vitrine to install (default: that of this version)
  --yes            ask nothing
`;
const INSTALL = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install'],
  yarn: ['install'],
  bun: ['install'],
};

const args = process.argv.slice(2);
const value = (name) => {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index === -1) return undefined;
  return args[index].includes('=') ? args[index].slice(name.length + 1) : args[index + 1];
};
const [major, minor] = process.versions.node.split('.').map(Number);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
} else if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
  stop(`Vitrine needs Node.js ${NODE.join('.')} or later; this is ${process.versions.node}.`);
} else {
  try {
    create();
  } catch (error) {
    stop(`${reasonOf(error)}\nSee that files can be written there, then run this again.`);
  }
}

function create() {
  const { version } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
  );
  const site = path.resolve(value('--dir') ?? 'docs');
  const manifest = path.join(site, 'package.json');
  const library = value('--library');
  const vitrine = value('--vitrine') ?? `^${version}`;
  const isNew = !existsSync(manifest);
  const before = existsSync(site) ? readdirSync(site) : null;
  for (const file of ['package.json', manifest]) checkManifest(path.resolve(file));
  if (isNew) {
    const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0', vitrine };
    // One install instead of two; what is found otherwise, `init` adds.
    if (library && /^[@\w][\w./~-]*$/.test(library) && !existsSync('package.json')) {
      Object.assign(dependencies, {
        [library]: 'latest',
        '@types/react': '^19.0.0',
        typescript: '>=5.9',
      });
    }
    const text = { name: 'docs', private: true, type: 'module', dependencies };
    mkdirSync(site, { recursive: true });
    writeFileSync(manifest, `${JSON.stringify(text, null, 2)}\n`);
  }
  // The repository's own, where there is one: two managers in one place undo each other's work.
  const manager = findManager(site) ?? agent();
  for (const [name, text] of Object.entries(separatingFiles(site, manager))) {
    if (!existsSync(path.join(site, name))) writeFileSync(path.join(site, name), text);
  }
  // Left alone where it is interrupted, this ends with what it runs, and takes back what it wrote.
  process.on('SIGINT', () => undefined);
  if (findCommand(site) === null) {
    const problem = install(site, manager);
    if (problem !== null) {
      if (isNew) takeBack(site, before);
      stop(problem);
    }
  }
  const command = findCommand(site);
  if (command === null) {
    if (isNew) takeBack(site, before);
    stop(reasonWithout(site, manifest, manager));
  }
  const { status } = spawnSync(process.execPath, [command, 'init', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status !== 0 && isNew) takeBack(site, before);
}

/** Removes what was installed for nothing, as there is no site, and leaves what was there `before`. */
function takeBack(site, before) {
  if (existsSync(path.join(site, 'vitrine.config.ts'))) return;
  const own = [
    ...['package.json', 'node_modules', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
    ...['pnpm-workspace.yaml', '.yarnrc.yml', '.yarn'],
  ];
  const added = own.filter((name) => !before?.includes(name)).map((name) => path.join(site, name));
  for (const file of before === null ? [site] : added)
    rmSync(file, { recursive: true, force: true });
}

function checkManifest(file) {
  if (!existsSync(file)) return;
  try {
    JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    stop(`${file} cannot be read: ${error.message}\nCorrect it, then run this again.`);
  }
}

/** What the system says of a file, in words. */
function reasonOf({ code, path: file, message }) {
  const reasons = {
    EACCES: 'may not be written',
    EPERM: 'may not be written',
    EROFS: 'lies on a disk that may only be read',
    ENOSPC: 'has no space left on its disk',
    ENOTDIR: 'is a file or lies below one, where a folder is expected',
    EEXIST: 'is a file, where a folder is expected',
  };
  return Object.hasOwn(reasons, code) ? `${file} ${reasons[code]}.` : message;
}

/** In the folder, or above it, where a workspace has the packages of its members. */
function findCommand(site) {
  const within = (dir) => {
    const file = path.join(dir, 'node_modules/vitrine/bin/vitrine.mjs');
    return existsSync(file) && file;
  };
  return within(site) || (isMember(site) ? upwards(site, within) : null);
}

/** Why there is no command though everything was installed. */
function reasonWithout(site, manifest, manager) {
  if (upwards(site, (dir) => existsSync(path.join(dir, '.pnp.cjs'))))
    return (
      'Vitrine needs packages in node_modules, and Yarn keeps them in archives here.\n' +
      'Write "nodeLinker: node-modules" in .yarnrc.yml, run yarn install, then run this again.'
    );
  return `${manifest} names no vitrine. Add it: ${manager} ${manager === 'npm' ? 'install' : 'add'} vitrine`;
}

/** The manager that runs this. */
function agent() {
  const [name] = (process.env.npm_config_user_agent ?? 'npm').split('/');
  return Object.hasOwn(INSTALL, name) ? name : 'npm';
}

function install(site, name) {
  console.log(`Installing vitrine in ${path.relative(process.cwd(), site) || '.'} …`);
  const { status, stdout, stderr, error } = spawnSync(name, INSTALL[name], {
    cwd: site,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return null;
  if (error?.code === 'ENOENT')
    return `The files of the project say that ${name} installs its packages, and ${name} is not installed here.\nInstall it (corepack enable), or correct the lockfiles, then run this again.`;
  // Yarn says all that it says there.
  const said = `${stderr ?? ''}${stdout ?? ''}`
    .split('\n')
    .filter((line) => /\S/.test(line) && !/warn/.test(line));
  const [, wanted, from] = /\bpeer (\S+@"[^"]*") from (\S+)/.exec(said.join('\n')) ?? [];
  if (wanted !== undefined && /\bERESOLVE\b/.test(said.join('\n')))
    return (
      `${name} could not install, because ${from} asks for ${wanted}. Vitrine needs React 19 or later.\n` +
      'Take a version of the library that works with React 19. Where it does though it does not say so,\n' +
      `write legacy-peer-deps=true to ${path.join(path.relative(process.cwd(), site), '.npmrc')}, then run this again.`
    );
  return (
    `${name} could not install vitrine:\n  ${said.slice(0, 4).join('\n  ')}\n` +
    'See that the network can be reached and that the package exists, then run this again.'
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
