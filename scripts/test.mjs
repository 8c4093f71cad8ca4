// Runs every check there is and prints "N passed, N failed", counted from the runners' own reports.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';
import { ensureInstalled, ROOT } from './run.mjs';

const chromium = findChromium();
// One after the other, because packages are installed by one process at a time.
const others = chromium.then(installOtherBrowsers);
ensureInstalled();
const unitReport = path.join(ROOT, 'test-results/unit.json');
const browserReport = path.join(ROOT, 'e2e/test-results/report.json');
const othersReport = path.join(ROOT, 'test-results/browsers.json');
for (const report of [unitReport, browserReport, othersReport]) rmSync(report, { force: true });

const failedSteps = [];
/** Of what a failing step has printed: its end, which says why. */
const LAST_LINES = 40;
const ends = new Map();
/**
 * Runs one step; a failing one does not keep the others from reporting.
 * @param {'inherit' | 'pipe'} output `pipe`: shown whole at its end, so that two steps can run at once
 */
async function step(name, command, args, output = 'pipe') {
  const title = `\n# ${name}`;
  if (output === 'inherit') console.log(title);
  const begun = performance.now();
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', output, output] });
  const printed = [title + '\n'];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => printed.push(data));
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (output === 'pipe') for (const part of printed) process.stdout.write(part);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name} took ${seconds} s`);
  if (status !== 0) {
    failedSteps.push(name);
    ends.set(name, printed.join('').trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
  }
  return status === 0;
}

const npm = (name, script) => step(name, 'npm', ['run', '--silent', script]);
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
const playwright = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

const engine = await npm('Build the engine', 'build:engine');
// Two chains, because most steps keep one processor busy and leave the other idle.
const [, built] = await Promise.all([
  // The longest by far, so it begins at once.
  step('Unit tests', 'npx', ['vitest', ...vitest]),
  (async () => {
    await npm('Lint', 'lint');
    await npm('Borders between folders', 'borders');
    await npm('Format', 'format:check');
    await npm('Types', 'typecheck');
    if (engine) await npm('Content and its code', 'check');
    return engine && npm('Build the site', 'build');
  })(),
]);
process.env.CHROMIUM = await chromium;
if (built) await step('Browser tests', 'npx', playwright, 'inherit');
await others;
const sample = ['scripts/browsers.mjs', '--sample', '--report', othersReport];
if (built) await step('Firefox and WebKit', process.execPath, sample, 'inherit');

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
const other = count(othersReport, ({ passed: held, failed: not }) => [held, not]);
const passed = unit[0] + browser[0] + other[0];
// A step that failed without a test that did (lint, borders, types, a runner that could not start) counts as one.
const counted = {
  'Unit tests': unit[1],
  'Browser tests': browser[1],
  'Firefox and WebKit': other[1],
};
const silent = failedSteps.filter((name) => !counted[name]);
const failed = unit[1] + browser[1] + other[1] + silent.length;
// Far above, and nothing else says what it was.
for (const name of silent)
  console.log(`\n# ${name} failed, though none of its tests did\n${ends.get(name)}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function count(report, read) {
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
}
