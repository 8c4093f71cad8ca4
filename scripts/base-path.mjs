// Builds the flagship below a path, and runs the tests that hold wherever it lies: `npm run test:base`.
import path from 'node:path';
import { ROOT, ensureInstalled, run } from './run.mjs';

ensureInstalled();
const env = { ...process.env, SITE_BASE: '/ui/' };
const command = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
run('npm', ['run', '--silent', 'build:engine']);
run('npm', ['run', '--silent', 'icons', '-w', 'flagship']);
run(process.execPath, [command, 'build', '--root', 'flagship'], { env });
const only = process.argv.slice(2);
run('npx', ['playwright', 'test', '--config', 'e2e/base.config.ts', ...only], { env });
