// Compiles the engine's Node side to packages/vitrine/dist, when its sources have changed since.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const engine = path.join(root, 'packages/vitrine');
const dist = path.join(engine, 'dist');
const stamp = path.join(dist, 'engine-id.txt');

const hash = createHash('sha256');
for (const file of ['package.json', 'tsconfig.node.json', 'tsconfig.build.json']) {
  hash.update(readFileSync(path.join(engine, file)));
}
for (const entry of readdirSync(path.join(engine, 'src'), { recursive: true, withFileTypes: true })
  .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
  .map((found) => path.join(found.parentPath, found.name))
  .sort()) {
  hash.update(path.relative(engine, entry)).update(readFileSync(entry));
}
const id = hash.digest('hex').slice(0, 16);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== id) {
  rmSync(dist, { recursive: true, force: true });
  const tsc = path.join(root, 'node_modules/ts-api/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', path.join(engine, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, id);
}
