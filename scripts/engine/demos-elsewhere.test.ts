import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, VitrineError, type Problem } from 'vitrine';

/* What demos do that is not the same in a build and in browsers, by the compiled engine: threads render them. */

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CONFIG = { title: 'Kit', description: 'A library', url: 'https://kit.example' };

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-elsewhere-'));
  symlinkSync(MODULES, path.join(root, 'node_modules'));
  writeFileSync(
    path.join(root, 'vitrine.config.ts'),
    `export default ${JSON.stringify({ ...CONFIG, lastUpdated: false })};`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function writeDemos(demos: Record<string, string>): void {
  const write = (file: string, text: string) =>
    writeFileSync(path.join(root, 'content', file), text);
  const names = Object.keys(demos);
  rmSync(path.join(root, 'content'), { recursive: true, force: true });
  mkdirSync(path.join(root, 'content'));
  write(
    'index.md',
    `# Home\n\nDemos of a kit.\n\n${names.map((name) => `::demo{file=${name}.tsx}\n\n`).join('')}`,
  );
  for (const [name, code] of Object.entries(demos)) write(`${name}.tsx`, code);
}

/** Builds a site of demos; gives what it says of them, each `name:line message`. */
async function buildDemos(demos: Record<string, string>): Promise<string[]> {
  writeDemos(demos);
  const said = await build(root).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof VitrineError) return error.problems;
      throw error;
    },
  );
  return said.map(
    ({ file, line, message }: Problem) => `${path.basename(file, '.tsx')}:${line} ${message}`,
  );
}

const shows = (value: string, before = '') =>
  `${before}export default function Demo() {\n  return <p>{${value}}</p>;\n}\n`;

const VARYING = {
  'by-chance': shows('Math.random()'),
  'as-it-is-loaded': shows('rows.join()', 'const rows = [Math.random(), 2];\n'),
  identifier: shows('make()', 'const make = () => crypto.randomUUID();\n'),
  year: shows('new Date().getFullYear()'),
  language: shows('(1234.5).toLocaleString()'),
  format: shows('new Intl.DateTimeFormat("en-US").format(72e6)'),
  hour: shows('new Date("2024-01-01T00:00:00Z").getHours()'),
  zone: shows('new Date("2024-01-01T00:00:00Z").toLocaleTimeString("en-US")'),
};
const LOCAL = `const date = new Date(2024, 0, 31, 12);
date.setMonth(date.getMonth() + 1);
const later = new Date('2024-03-01T10:00');
`;
const STEADY = {
  'of-local-parts': shows('date.getDate() + date.toLocaleDateString("en-US")', LOCAL),
  'of-local-text': shows('later.getHours() + later.toLocaleTimeString("en-US")', LOCAL),
  'of-utc': shows('new Date("2024-01-01T00:00:00Z").toISOString() + new Date(0).getUTCHours()'),
  'of-a-language': shows('(1234.5).toLocaleString("en-US")'),
  'asked-and-not-shown': shows('typeof (Math.random() + Date.now())'),
  waits: shows('"x"', 'const until = Date.now() + 20;\nwhile (Date.now() < until);\n'),
  'for-scripts': `export default () => <p data-moment={new Date(2024, 1, 1).getTime()} />;\n`,
  meant: `export default () => <p suppressHydrationWarning>{Date.now()}</p>;\n`,
};

const varies = (place: string, reason: string) =>
  `${place} The demo is rendered otherwise in browsers than in the build: ${reason}`;

it('a demo that browsers would render otherwise is named with the line, also when nothing is rendered anew', async () => {
  const expected = [
    varies('as-it-is-loaded:1', 'Math.random() gives other values each time'),
    varies('by-chance:2', 'Math.random() gives other values each time'),
    varies('format:2', 'new Intl.DateTimeFormat() depends on the reader’s time zone'),
    varies('hour:2', 'getHours() depends on the reader’s time zone'),
    varies('identifier:1', 'crypto.randomUUID() gives other values each time'),
    varies('language:2', 'toLocaleString() depends on the reader’s language'),
    varies('year:2', 'new Date() depends on when it is called'),
    varies('zone:2', 'toLocaleTimeString() depends on the reader’s time zone'),
  ];
  expect((await buildDemos({ ...STEADY, ...VARYING })).sort()).toEqual(expected);
  // Renders the one that is new alone.
  const more = { one: shows('1') };
  expect((await buildDemos({ ...STEADY, ...VARYING, ...more })).sort()).toEqual(expected);
});

it('a demo that would end the process throws, with the line', async () => {
  const calls = (code: string) => `export default () => {\n  ${code}\n  return null;\n};\n`;
  const threw = (place: string, name: string) =>
    `${place} The demo threw while prerendering: it calls process.${name}(), which ends the process`;
  const said = await buildDemos({
    leaves: calls('process.exit(0);'),
    aborts: calls('process.abort();'),
    kills: calls('process.kill(process.pid, "SIGKILL");'),
    'leaves-at-once': 'process.exit(0);\nexport default () => null;\n',
  });
  expect(said.sort()).toEqual([
    threw('aborts:2', 'abort'),
    threw('kills:2', 'kill'),
    threw('leaves-at-once:1', 'exit'),
    threw('leaves:2', 'exit'),
  ]);
});

it('where the language is frozen, demos are rendered as they are', () => {
  // None that another test has had rendered.
  writeDemos({
    frozen: shows('`${Math.random()} ${new Date().getDay()} ${(12.5).toLocaleString()}`'),
  });
  const command = path.join(MODULES, 'vitrine/bin/vitrine.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--frozen-intrinsics', command, 'build'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\d+ pages?, /);
});
