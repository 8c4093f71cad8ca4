// The command of the manual that shows what a client of `vitrine mcp` sees, run as it stands there. The inspector weighs
// 110 MB and nothing else needs it, so it is no dependency of the workspace.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const INSPECTOR = '@modelcontextprotocol/inspector';
const VERSION = '2.12.0';
const TOOLS = ['search', 'list_pages', 'get_page', 'get_component', 'get_demo', 'get_changes'];

/** The line of the manual, and the package that it names. */
export function readInspectorLine() {
  const manual = readFileSync(path.join(ROOT, 'packages/vitrine/docs/agents.md'), 'utf8');
  const [line] = manual.match(new RegExp(`^npx ${INSPECTOR} .*$`, 'm')) ?? [];
  return { line, name: /--package (\S+)/.exec(line ?? '')?.[1] };
}

/** @returns what is wrong; empty where the inspector lists the tools */
export function checkInspector(dir, env) {
  const { line, name } = readInspectorLine();
  if (!line || !name) return 'docs/agents.md has no such command';
  const add = ['install', '--no-save', '--no-audit', '--no-fund', `${INSPECTOR}@${VERSION}`];
  const installed = spawnSync('npm', add, { cwd: dir, env, encoding: 'utf8' });
  if (installed.status !== 0) return installed.stderr;
  writeLibrary(path.join(dir, 'node_modules', name), name);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: dir,
    env,
    encoding: 'utf8',
  });
  try {
    const { tools } = JSON.parse(stdout);
    const missing = TOOLS.filter((tool) => !tools.some((each) => each.name === tool));
    return status === 0 && missing.length === 0
      ? ''
      : `${line}\n${status}, without ${missing.join(', ')}`;
  } catch {
    return `${line}\n${status}\n${stdout}${stderr}`;
  }
}

function writeLibrary(dir, name) {
  mkdirSync(dir, { recursive: true });
  const write = (file, text) => writeFileSync(path.join(dir, file), text);
  const main = { type: 'module', main: './index.js', types: './index.d.ts' };
  write('package.json', JSON.stringify({ name, version: '1.0.0', ...main }));
  write('index.js', 'export const Knob = () => null;\n');
  write(
    'index.d.ts',
    "import type * as React from 'react';\nexport declare function Knob(props: { size?: number }): React.JSX.Element;\n",
  );
}
