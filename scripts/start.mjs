// Installs what is missing, builds the flagship and serves it.
import { ensureInstalled, run } from './run.mjs';

ensureInstalled();
run('npm', ['run', '--silent', 'build']);
run('npx', ['vitrine', 'preview', '--root', 'flagship']);
