// Compiles the engine's Node side to packages/vitrine/dist, when its sources have changed since. What the
// command runs is merged into few files in dist/command: Node takes a quarter of a small build to find and
// read a hundred modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const engine = path.join(ROOT, 'packages/vitrine');
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
  run(process.execPath, [
    path.join(ROOT, 'node_modules/ts-api/bin/tsc'),
    '-p',
    path.join(engine, 'tsconfig.build.json'),
  ]);
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { cli: path.join(dist, 'cli.js'), index: path.join(dist, 'index.js') },
    platform: 'node',
    external: /^[^./]/,
  });
  await bundle.write({ dir: path.join(dist, 'command'), chunkFileNames: '[name]-[hash].js' });
  writeFileSync(stamp, id);
}
