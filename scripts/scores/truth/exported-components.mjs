/** Which components a package has when it runs: asked of the package itself, in a process of its own. */
import { spawnSync } from 'node:child_process';

/**
 * Imports a package and lists what React could render among its exports, members to two levels.
 * @param {string} folder whose installed packages are meant
 * @param {string[]} specifiers the package, or paths under it
 * @returns {string[]} dotted names
 */
export function readExportedComponents(folder, specifiers) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, ...specifiers],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(`${specifiers[0]} cannot be imported:\n${stderr.slice(-2000)}`);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1));
}

const PROGRAM = `
const elements = /^Symbol\\(react\\.(forward_ref|memo|lazy)\\)$/;
const found = [];
const isComponent = (value) =>
  typeof value === 'function'
    ? !/^class\\b/.test(Function.prototype.toString.call(value)) || !!value.prototype?.isReactComponent
    : elements.test(String(value?.$$typeof));
function visit(name, value, level) {
  if (value === null || !/^(function|object)$/.test(typeof value) || Array.isArray(value)) return;
  if (/react\\.(context|provider|consumer|element|transitional)/.test(String(value.$$typeof))) return;
  if (isComponent(value)) found.push(name);
  if (level === 2) return;
  const isModule = value[Symbol.toStringTag] === 'Module';
  for (const key of Object.keys(value)) {
    if (!/^[A-Z]/.test(key) || /^[A-Z\\d]+(_[A-Z\\d]+)*$/.test(key)) continue;
    if (!isModule && !isComponent(value) && Object.getPrototypeOf(value) !== Object.prototype) continue;
    visit(name + '.' + key, value[key], level + 1);
  }
}
for (const specifier of process.argv.slice(1)) {
  const all = await import(specifier);
  for (const [name, value] of Object.entries(all)) if (/^[A-Z]/.test(name)) visit(name, value, 0);
}
console.log('\\n' + JSON.stringify([...new Set(found)].sort()));
process.exit(0);
`;
