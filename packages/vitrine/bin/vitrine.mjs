#!/usr/bin/env node
import { failure, main, reportError } from '../dist/node/command/cli.js';

const args = process.argv.slice(2);
const state = { done: false };
const fail = (error) => {
  state.done = true;
  reportError(error, args);
  process.exitCode = 1;
};
process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});
// Without work left, and not because all of it is done.
process.on('exit', () => {
  if (!state.done) fail(failure('never-ended', []));
});
// Whoever reads the output may have read enough, as "head" has.
process.stdout.on('error', () => {
  state.done = true;
  process.exit();
});
main(args).then((code) => {
  state.done = true;
  process.exitCode = code;
}, fail);
