// Installs what is missing and starts the dev server of the flagship.
import { ensureInstalled, run } from './run.mjs';

ensureInstalled();
run('npm', ['run', '--silent', 'build:engine']);
run('npm', ['run', '--silent', 'icons', '-w', 'flagship']);
run('npx', ['vitrine', 'dev', '--root', 'flagship']);
