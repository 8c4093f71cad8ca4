import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from 'vitrine';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CONFIG = `import { readFileSync } from 'node:fs';
export default {
  title: readFileSync(new URL('title.txt', import.meta.url), 'utf8'),
  description: process.env.TEST_DESCRIPTION ?? 'A site',
  url: 'https://kit.example',
  changelogs: [{ name: 'kit', title: 'Kit', file: '../kit/CHANGELOG.md' }],
  pages: [{ pathname: '/', title: 'Home' }],
};`;
const FILES = {
  'site/vitrine.config.ts': CONFIG,
  'site/title.txt': 'Kit',
  'site/package.json': '{"type":"module"}',
  'site/content/index.md': '# Home\n\nText.\n',
  'site/public/a.txt': 'a',
  'kit/CHANGELOG.md': '## 1.0.0\n\n- First\n',
  'package-lock.json': '{}',
};

let built: string;
let home: string;
const at = (file: string) => path.join(home, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: home,
    stdio: 'pipe',
  });

/** Builds, and tells whether more was done than to compare. */
async function isWorked(): Promise<boolean> {
  const written = () => {
    const stat = statSync(at('site/.vitrine/last-build.json'), { throwIfNoEntry: false });
    return `${stat?.ino} ${stat?.mtimeMs}`;
  };
  const before = written();
  await build(at('site'));
  return written() !== before;
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  built = mkdtempSync(path.join(tmpdir(), 'vitrine-build-'));
  home = path.join(built, 'home');
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  symlinkSync(MODULES, at('node_modules'));
  git('init', '--quiet');
  git('add', 'site', 'kit');
  git('commit', '--quiet', '-m', 'first');
  expect(await isWorked()).toBe(true);
  expect(await isWorked()).toBe(false);
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(built, { recursive: true });
});

test('a build after which nothing has changed is told with all that it had to say', async () => {
  write('site/dist/strange.txt', 'not ours');
  const { pages, files, written, warnings, outDir } = await build(at('site'));
  expect({ pages, written, outDir }).toEqual({ pages: 1, written: 0, outDir: at('site/dist') });
  expect(files).toBeGreaterThan(5);
  expect(warnings.map(({ code }) => code)).toEqual(['output-stranger']);
  rmSync(at('site/dist/strange.txt'));
  expect((await build(at('site'))).warnings).toEqual([]);
});

test.each<[string, () => void]>([
  ['prose', () => appendFileSync(at('site/content/index.md'), 'More.\n')],
  ['a new draft', () => write('site/content/b.md', '---\ndraft: true\n---\n\n# B\n')],
  ['a public file', () => write('site/public/a.txt', 'b')],
  ['a new public file', () => write('site/public/folder/b.txt', 'b')],
  ['a file that the configuration reads', () => write('site/title.txt', 'Git')],
  [
    'what the configuration makes of its environment',
    () => vi.stubEnv('TEST_DESCRIPTION', 'Another'),
  ],
  ['a public variable', () => vi.stubEnv('VITE_ANY', '1')],
  ['the configuration', () => appendFileSync(at('site/vitrine.config.ts'), '\n')],
  ['a file outside of the site', () => appendFileSync(at('kit/CHANGELOG.md'), '- Second\n')],
  ['the lockfile', () => write('package-lock.json', '{"a":1}')],
  ['a commit', () => git('commit', '--quiet', '--allow-empty', '-m', 'second')],
  [
    'a byte of the output, of the same time',
    () => {
      const file = at('site/dist/index.html');
      const { atime, mtime } = statSync(file);
      const bytes = readFileSync(file);
      bytes[bytes.length - 20]! ^= 1;
      writeFileSync(file, bytes);
      utimesSync(file, atime, mtime);
    },
  ],
  ['a file of the output that is gone', () => rmSync(at('site/dist/a.txt'))],
  ['the record of the output', () => appendFileSync(at('site/dist/.vitrine-output.json'), ' ')],
  ['the whole output', () => rmSync(at('site/dist'), { recursive: true })],
  ['what was kept of the build', () => appendFileSync(at('site/.vitrine/last-build.json'), ' ')],
])('%s is not overlooked', async (_name, change) => {
  change();
  expect(await isWorked()).toBe(true);
  expect(await isWorked()).toBe(false);
});
