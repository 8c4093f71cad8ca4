import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from '../base/files/write.ts';
import { takeLock } from '../base/lock/lock.ts';
import { printAgentsSection } from './print-notes.ts';
import { parseRecord, printRecord } from './record.ts';
import { planDocs, writeDocs } from './write-docs.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'vitrine-agents-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const RECORD = 'docs/.vitrine-agents.json';
const section = printAgentsSection({
  ...{ name: 'Dials', version: '2.0.0' },
  packages: [{ config: { package: 'dials', route: '/api' } }],
});
const docs = (files: Record<string, string>) => ({
  files: new Map(Object.entries(files)),
  section,
});
const write = (files: Record<string, string>) => writeDocs(dir, docs(files));
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const put = (file: string, text: string) => writeAtomic(path.join(dir, file), text);

it('goes on where a run was killed, whichever of its files it had written', () => {
  write({ 'docs/a.md': 'A1', 'docs/b.md': 'B1' });
  const before = read(RECORD);
  const second = new Map([
    ['docs/a.md', 'A2'],
    ['docs/b.md', 'B2'],
  ]);
  put(RECORD, printRecord(second, parseRecord(before)));
  put('docs/a.md', 'A2');
  // Killed here, and the library has changed since.
  write({ 'docs/a.md': 'A3', 'docs/c.md': 'C3' });
  expect([read('docs/a.md'), read('docs/c.md')]).toEqual(['A3', 'C3']);
  expect(existsSync(path.join(dir, 'docs/b.md'))).toBe(false);
  expect(Object.keys(JSON.parse(read(RECORD)) as object)).toEqual(['files']);
});

it('says in the record what it is about to write before it writes it', () => {
  write({ 'docs/a.md': 'A1', 'docs/b.md': 'B1' });
  // A folder where the second file has its first name ends the run on the way.
  mkdirSync(path.join(dir, `docs/b.md.${process.pid}.tmp`));
  expect(() => write({ 'docs/a.md': 'A2', 'docs/b.md': 'B2' })).toThrow('Cannot write to');
  expect(read('docs/a.md')).toBe('A2');
  rmSync(path.join(dir, `docs/b.md.${process.pid}.tmp`), { recursive: true, force: true });
  write({ 'docs/a.md': 'A3', 'docs/b.md': 'B3' });
  expect([read('docs/a.md'), read('docs/b.md')]).toEqual(['A3', 'B3']);
});

it('removes what killed runs had begun to write, and nothing else', () => {
  const gone = 2 ** 22 + 1;
  const left = [`docs/a.md.${gone}.tmp`, `AGENTS.md.${gone}.tmp`];
  const kept = [`docs/mine.${gone}.tmp`, `docs/a.md.${process.pid}.tmp.txt`];
  for (const file of [...left, ...kept]) put(file, 'x');
  write({ 'docs/a.md': 'A' });
  expect(left.filter((file) => existsSync(path.join(dir, file)))).toEqual([]);
  expect(kept.filter((file) => existsSync(path.join(dir, file)))).toEqual(kept);
});

it('refuses to write while another run does, and leaves no lock', () => {
  const unlock = takeLock(path.join(dir, 'docs/.vitrine-agents.lock'));
  expect(() => write({ 'docs/a.md': 'A' })).toThrow('Another vitrine agents is at work here');
  unlock();
  write({ 'docs/a.md': 'A' });
  expect(readdirSync(path.join(dir, 'docs')).sort()).toEqual(['.vitrine-agents.json', 'a.md']);
});

it('names a file, a link or a folder that stands where documentation goes', () => {
  const refused = (name: string) => {
    expect(() => write({ 'docs/a.md': 'A', 'skills/dials/SKILL.md': 'S' })).toThrow(
      `What stands there was not written by vitrine agents: ${name}\n`,
    );
    rmSync(path.join(dir, name), { recursive: true });
  };
  put('docs', 'a file');
  refused('docs');
  mkdirSync(path.join(dir, 'elsewhere'));
  symlinkSync('elsewhere', path.join(dir, 'docs'));
  refused('docs');
  expect(readdirSync(path.join(dir, 'elsewhere'))).toEqual([]);
  put('skills/dials', 'a file');
  refused('skills/dials');
  mkdirSync(path.join(dir, 'docs/a.md'), { recursive: true });
  refused('docs/a.md');
  mkdirSync(path.join(dir, 'AGENTS.md'));
  refused('AGENTS.md');
  symlinkSync('nowhere.md', path.join(dir, 'AGENTS.md'));
  expect(() => write({ 'docs/a.md': 'A' })).toThrow('agents: AGENTS.md\n');
  expect(existsSync(path.join(dir, 'nowhere.md'))).toBe(false);
});

it('names a folder that stands where its record goes, and changes nothing', () => {
  mkdirSync(path.join(dir, RECORD), { recursive: true });
  put('docs/a.md', 'A1');
  const refused = { code: 'EISDIR', path: path.join(dir, RECORD) };
  expect(() => write({ 'docs/a.md': 'A2' })).toThrow(expect.objectContaining(refused));
  expect([read('docs/a.md'), existsSync(path.join(dir, 'AGENTS.md'))]).toEqual(['A1', false]);
});

it('lists in its record what lies in its folders, and neither that itself nor what others write too', () => {
  write({ 'docs/a.md': 'A' });
  expect([...parseRecord(read(RECORD)).keys()]).toEqual(['docs/a.md']);
});

it('writes through an AGENTS.md that is another name of a file of the package, and keeps its permissions', () => {
  put('CLAUDE.md', '# Ours\n');
  writeFileSync(path.join(dir, 'CLAUDE.md'), '# Ours\n', { mode: 0o600 });
  symlinkSync('CLAUDE.md', path.join(dir, 'AGENTS.md'));
  const { mode } = statSync(path.join(dir, 'CLAUDE.md'));
  write({ 'docs/a.md': 'A' });
  expect(lstatSync(path.join(dir, 'AGENTS.md')).isSymbolicLink()).toBe(true);
  expect(read('CLAUDE.md')).toBe(`# Ours\n\n${section}`);
  expect(statSync(path.join(dir, 'CLAUDE.md')).mode).toBe(mode);
});

it('takes line ends as they were checked out for no change', () => {
  write({ 'docs/a.md': 'A\nB\n' });
  for (const file of ['docs/a.md', RECORD, 'AGENTS.md']) {
    writeFileSync(path.join(dir, file), read(file).replaceAll('\n', '\r\n'));
  }
  expect(planDocs(dir, docs({ 'docs/a.md': 'A\nB\n' })).changed).toEqual([]);
  write({ 'docs/a.md': 'A2\n' });
  expect(read('docs/a.md')).toBe('A2\n');
});

it('refuses to lose what somebody wrote between the markers of AGENTS.md', () => {
  write({ 'docs/a.md': 'A' });
  const edited = read('AGENTS.md').replace('- Pages', '- Mine.\n- Pages');
  put('AGENTS.md', edited);
  expect(() => write({ 'docs/a.md': 'B' })).toThrow('agents: AGENTS.md (between the markers)\n');
  expect([read('AGENTS.md'), read('docs/a.md')]).toEqual([edited, 'A']);
});
