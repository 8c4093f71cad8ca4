// Prints how large the engine's modules, functions and folders are, beside what they may be. What has to
// hold is in house/house.test.ts; the rest is to be looked at after a change of the layout.
// `npm run house -- DIR` measures the engine of another working copy, to compare.
import path from 'node:path';
import { countFlatFiles } from './house/files.mjs';
import { ENGINE, FLAT_FOLDERS, LIMITS } from './house/limits.mjs';
import { measureSources, quantile } from './house/measure.mjs';
import { ROOT } from './run.mjs';

/** How many of the longest are named. */
const LISTED = 20;

const root = path.resolve(process.argv[2] ?? ROOT);
const { files, functions } = measureSources(path.join(root, ENGINE));
const fileLines = files.map(({ lines }) => lines);
const functionLines = functions.map(({ lines }) => lines);
const sum = fileLines.reduce((total, lines) => total + lines, 0);
const moreThan = (limit) => functionLines.filter((lines) => lines > limit).length;
const most = (limit) => `(at most ${limit.toLocaleString('en')})`;

console.log(`${ENGINE}, without tests`);
print('modules', files.length);
print('lines', sum);
print('lines of a module, median', quantile(fileLines, 0.5), most(LIMITS.median));
print('lines of a module, 90 %', quantile(fileLines, 0.9), most(LIMITS.p90));
print('lines of the longest module', fileLines[0], `(${files[0].name})`);
print('functions with a name', functions.length);
print('lines of a function, median', quantile(functionLines, 0.5));
print('lines of a function, 90 %', quantile(functionLines, 0.9));
print('functions above 40 lines', moreThan(40));
print('functions above 60 lines', moreThan(60));
console.log(`\nThe longest functions ${most(LIMITS.longest)}`);
for (const { name, lines } of functions.slice(0, LISTED)) print(name, lines);
console.log(`\nThe fullest folders ${most(LIMITS.folder)}`);
for (const [folder, count] of listFolders().slice(0, LISTED / 2)) print(folder, count);

function listFolders() {
  const folders = FLAT_FOLDERS.flatMap((dir) =>
    [...countFlatFiles(path.join(root, dir))].map(([name, count]) => [
      path.posix.join(dir, name),
      count,
    ]),
  );
  return folders.sort(([, a], [, b]) => b - a);
}

function print(name, value, note = '') {
  const number = value.toLocaleString('en', { maximumFractionDigits: 1 });
  console.log(`  ${number.padStart(7)}  ${name} ${note}`.trimEnd());
}
