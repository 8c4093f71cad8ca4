// Runs every check there is and prints "N passed, N failed", counted from the runners' own reports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, ROOT } from './run.mjs';

ensureInstalled();
const env = { ...process.env, CHROMIUM: findChromium() };
const unitReport = path.join(ROOT, 'test-results/unit.json');
const browserReport = path.join(ROOT, 'e2e/test-results/report.json');
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const failedSteps = [];
/** Runs one step; a failing one does not keep the others from reporting. */
function step(name, command, args) {
  console.log(`\n# ${name}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) failedSteps.push(name);
  return status === 0;
}

const npm = (name, script) => step(name, 'npm', ['run', '--silent', script]);
npm('Format', 'format:check');
const engine = npm('Build the engine', 'build:engine');
npm('Types', 'typecheck');
npm('Lint', 'lint');
step('Unit tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
if (engine) npm('Content and its code', 'check');
if (engine && npm('Build the site', 'build')) {
  step('Browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']);
}

const unit = count(unitReport, ({ numPassedTests, numFailedTests }) => [
  numPassedTests,
  numFailedTests,
]);
const browser = count(browserReport, ({ stats }) => [
  stats.expected + stats.flaky,
  stats.unexpected,
]);
const flaky = count(browserReport, ({ stats }) => [stats.flaky])[0];
if (flaky > 0)
  console.log(`\n${flaky} of the browser tests passed only at the second try: see "flaky" above`);
const passed = unit[0] + browser[0];
// A step without a report of its own (format, types, lint, content, build) counts as one failure when it fails.
const reported = new Set(['Unit tests', 'Browser tests']);
const silent = failedSteps.filter((name) => !reported.has(name) || unit[1] + browser[1] === 0);
const failed = unit[1] + browser[1] + silent.length;
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function count(report, read) {
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
}
