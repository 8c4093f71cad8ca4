#!/usr/bin/env node
// Before anything is loaded that older versions cannot read.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vitrine needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
// By what is loaded here errors are told: of this one Node would print the trace of its own code.
const { failure, isTaken, leaveShortProcess, main, reportError } =
  await import('../dist/node/command/cli.js').catch((error) => {
    const isLimit = error.code === 'EMFILE' || error.code === 'ENFILE';
    const [code, hint] = isLimit
      ? ['too-many-open-files', 'Raise the limit (ulimit -n 4096), or end other programs.']
      : ['not-loaded', 'Install vitrine again.'];
    console.error(`error ${code}\n  Vitrine cannot be loaded: ${error.message}\n  ${hint}\n`);
    process.exit(1);
  });

const args = process.argv.slice(2);
const state = { done: false };
const fail = (error) => {
  state.done = true;
  reportError(error, args);
  process.exitCode = 1;
};
process.on('uncaughtException', (error) => {
  if (isTaken(error)) return;
  fail(error);
  process.exit();
});
// Without work left, and not because all of it is done.
process.on('exit', () => {
  if (!state.done) fail(failure('never-ended', []));
});
process.stdout.on('error', (error) => {
  // Whoever reads the output may have read enough, as "head" has.
  if (error.code === 'EPIPE') state.done = true;
  else fail(error);
  process.exit();
});
void main(args)
  .then((code) => {
    state.done = true;
    process.exitCode = code;
  }, fail)
  .then(() => leaveShortProcess());
