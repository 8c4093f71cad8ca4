import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortDigest } from '../base/text.ts';
import { printAgentsSection, printSkill, skillName } from './print-notes.ts';
import { assertCurrent, planDocs, writeDocs } from './write-docs.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'vitrine-agents-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const LIBRARY = {
  ...{ name: 'Acme Dials', version: '2.3.4' },
  packages: [{ config: { package: '@acme/dials', route: '/reference' } }],
};
const docs = (files: Record<string, string>) => ({
  files: new Map(Object.entries(files)),
  section: printAgentsSection(LIBRARY),
});
const plan = (files: Record<string, string>) => planDocs(dir, docs(files));
const write = (files: Record<string, string>) => writeDocs(dir, docs(files));
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

it('writes what is wanted, the same each time, and takes away what no longer is', () => {
  write({ 'docs/a.md': 'A', 'docs/b/c.md': 'C' });
  expect(plan({ 'docs/b/c.md': 'C', 'docs/a.md': 'A' }).changed).toEqual([]);
  const next = plan({ 'docs/a.md': 'A2' });
  expect(next.changed).toEqual(['docs/a.md', 'docs/.vitrine-agents.json', 'docs/b/c.md']);
  expect(() => assertCurrent(next)).toThrow(
    'The documentation in the package is not that of the site: docs/a.md, docs/.vitrine-agents.json, docs/b/c.md',
  );
  write({ 'docs/a.md': 'A2' });
  expect(read('docs/a.md')).toBe('A2');
  expect(existsSync(path.join(dir, 'docs/b/c.md'))).toBe(false);
  expect(() => assertCurrent(plan({ 'docs/a.md': 'A2' }))).not.toThrow();
});

it('overwrites nothing that it did not write', () => {
  put('docs/a.md', 'mine');
  expect(() => plan({ 'docs/a.md': 'A' })).toThrow(
    'What stands there was not written by vitrine agents: docs/a.md',
  );
  rmSync(path.join(dir, 'docs/a.md'));
  write({ 'docs/a.md': 'A', 'docs/b.md': 'B' });
  put('docs/b.md', 'edited');
  // Neither where it would be replaced nor where it would be removed.
  expect(() => plan({ 'docs/a.md': 'A', 'docs/b.md': 'B' })).toThrow('docs/b.md');
  expect(() => plan({ 'docs/a.md': 'A' })).toThrow('docs/b.md');
  expect(read('docs/b.md')).toBe('edited');
});

it('follows no record out of the package', () => {
  put('secret.txt', 's');
  put('docs/.vitrine-agents.json', '{"files":{"docs/../secret.txt":"x","secret.txt":"x"}}');
  write({ 'docs/a.md': 'A' });
  expect(read('secret.txt')).toBe('s');
  put('x/docs/a.md', 's');
  put('docs/.vitrine-agents.json', JSON.stringify({ files: { 'x/docs/a.md': shortDigest('s') } }));
  write({ 'docs/a.md': 'A' });
  expect(read('x/docs/a.md')).toBe('s');
  put('docs/.vitrine-agents.json', 'no JSON');
  write({ 'docs/a.md': 'A' });
});

it('keeps what others say in AGENTS.md, and replaces its own section there', () => {
  put('AGENTS.md', '# Ours\n\nBuild with make.\n');
  write({ 'docs/a.md': 'A' });
  const text = read('AGENTS.md');
  expect(text).toMatch(
    /^# Ours\n\nBuild with make\.\n\n<!-- vitrine:begin [0-9a-f]{10} -->\n\n## Documentation of Acme Dials 2\.3\.4\n/,
  );
  expect(text).toContain('`docs/reference/` has a file for each component');
  const old = printAgentsSection({ ...LIBRARY, version: '1.0.0' });
  put('AGENTS.md', `# Ours\n\nBuild with make.\n\n${old}\nMore of ours.\n`);
  expect(plan({ 'docs/a.md': 'A' }).changed).toEqual(['AGENTS.md']);
  write({ 'docs/a.md': 'A' });
  expect(read('AGENTS.md')).toBe(`${text}\nMore of ours.\n`);
});

it('takes nothing away behind a marker that has lost the other one', () => {
  for (const marker of ['<!-- vitrine:begin -->', '<!-- vitrine:end -->']) {
    put('AGENTS.md', `# Ours\n\n${marker}\n\nBuild with make.\n`);
    for (const text of ['A', 'B']) write({ 'docs/a.md': text });
    expect(read('AGENTS.md')).toContain('Build with make.');
    expect(read('AGENTS.md').split('## Documentation of')).toHaveLength(2);
  }
});

it('takes nothing away behind a marker that the file begins with', () => {
  put('AGENTS.md', '<!-- vitrine:begin -->\n\nBuild with make.\n');
  write({ 'docs/a.md': 'A' });
  expect(read('AGENTS.md')).toMatch(
    /^<!-- vitrine:begin -->\n\nBuild with make\.\n\n<!-- vitrine:begin/,
  );
});

it('an AGENTS.md that says nothing gets the section alone', () => {
  put('AGENTS.md', ' \n\n');
  write({ 'docs/a.md': 'A' });
  expect(read('AGENTS.md')).toBe(printAgentsSection(LIBRARY));
});

it('says so when it cannot write', () => {
  put('package', 'a file');
  dir = path.join(dir, 'package');
  try {
    expect(() => write({ 'docs/a.md': 'A' })).toThrow(`Cannot write to ${dir}: `);
  } finally {
    dir = path.dirname(dir);
  }
});

it('leaves an AGENTS.md alone that is no text in UTF-8', () => {
  const latin = Buffer.from('Gr\u00fc\u00dfe\n', 'latin1');
  writeFileSync(path.join(dir, 'AGENTS.md'), latin);
  expect(() => plan({ 'docs/a.md': 'A' })).toThrow('AGENTS.md');
  expect(readFileSync(path.join(dir, 'AGENTS.md'))).toEqual(latin);
});

it('names each of several packages, and where its reference lies', () => {
  const two = ['dials', 'knobs'].map((name) => ({
    config: { package: `@acme/${name}`, route: `/${name}` },
  }));
  const section = printAgentsSection({ ...LIBRARY, packages: two });
  for (const part of ['`docs/dials/`', '`docs/knobs/`', '`@acme/dials`', '`@acme/knobs`']) {
    expect(section).toContain(part);
  }
});

it('writes a skill in the common format', () => {
  const [, name, description] = /^---\nname: ([a-z0-9-]+)\ndescription: (".*")\n---\n\n# /.exec(
    printSkill(LIBRARY),
  )!;
  expect(name).toBe('acme-dials');
  expect((JSON.parse(description!) as string).length).toBeLessThan(1024);
  expect(skillName('Größe_2 — '.repeat(20))).toMatch(/^[a-z0-9-]{1,64}$/);
});

it('goes through files by their names, and names a few of many', () => {
  const files = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`docs/${String.fromCharCode(122 - at)}.md`, 'A']),
    );
  const sorted = (count: number) => Object.keys(files(count)).reverse();
  expect(plan(files(3)).changed).toEqual([...sorted(3), 'AGENTS.md', 'docs/.vitrine-agents.json']);
  for (const file of sorted(8)) put(file, 'mine');
  const refusal = (count: number) => {
    try {
      plan(files(count));
    } catch (error) {
      return /vitrine agents: (.*)/.exec(String(error))?.[1];
    }
  };
  const named = (count: number) => refusal(count)!.split(', ').length;
  const most = Math.max(...[1, 2, 3, 4, 5, 6, 7, 8].map(named));
  expect(most).toBeLessThan(8);
  expect(refusal(most)).toBe(sorted(most).join(', '));
  expect(refusal(most + 1)).toBe(
    `${sorted(most + 1)
      .slice(0, most)
      .join(', ')} and 1 more`,
  );
});
