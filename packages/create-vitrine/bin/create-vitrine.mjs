#!/usr/bin/env node
// Before anything is loaded that older versions cannot read.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vitrine needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
const { main } = await import('../dist/node/create/main.js');
process.exitCode = main(process.argv.slice(2));
