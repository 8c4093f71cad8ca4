import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../commands/api.ts';
import { installFixtures } from '../fixtures/install.ts';

const forms = { json: false, markdown: false, undocumented: false };
let root: string;
let files: { json: string; markdown: string };
beforeAll(async () => {
  root = installFixtures(['plain-ui']);
  files = { json: path.join(root, 'api.json'), markdown: path.join(root, 'api.md') };
  for (const form of ['json', 'markdown'] as const) {
    const { text } = await describeApi(root, 'plain-ui', { ...forms, [form]: true });
    writeFileSync(files[form], text);
  }
}, 20_000);

const check = (file: string) => describeApi(root, 'plain-ui', { ...forms, check: file });
const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  return () => writeFileSync(file, before);
};

test('what was written just now is as the types', async () => {
  for (const file of Object.values(files)) {
    const undo = edit(file, (text) => text.replaceAll('\n', '\r\n'));
    const { text, problems } = await check(file);
    expect(problems.filter(({ code }) => code === 'api-drift')).toEqual([]);
    expect(text).toContain('is as the types of plain-ui 1.2.3');
    undo();
  }
});

test('another API is named, with the command that describes it anew', async () => {
  const undo = edit(files.json, (text) => {
    const docs = JSON.parse(text) as { name: string; props: { name: string }[] }[];
    const first = docs.find(({ props }) => props.length > 0)!;
    first.props[0]!.name = 'formerly';
    return JSON.stringify([...docs, { ...first, name: 'Formerly' }]);
  });
  const { text, problems } = await check(files.json);
  const drift = problems.find(({ code }) => code === 'api-drift')!;
  expect(text).toBe('');
  expect(drift).toMatchObject({ severity: 'error', file: files.json });
  expect(drift.message).toMatch(/ formerly: removed\n[^]*Formerly: removed\n[^]*: added\n/);
  expect(drift.message).toContain(`vitrine api plain-ui --json --out ${files.json}`);
  undo();
});

test('words that have changed are told by their component', async () => {
  const undo = edit(files.json, (text) =>
    text.replace(/"description": "[^"]+"/, '"description": "Other words"'),
  );
  const { problems } = await check(files.json);
  expect(problems.find(({ code }) => code === 'api-drift')!.message).toMatch(
    /\n {4}\w+: (description|props)\n/,
  );
  undo();
});

test('Markdown that has changed is told by its page', async () => {
  const undo = edit(
    files.markdown,
    (text) => `# Formerly\n\nGone.\n\n${text.replace('| ', '|  ')}`,
  );
  const { problems } = await check(files.markdown);
  const { message } = problems.find(({ code }) => code === 'api-drift')!;
  expect(message).toMatch(/\n {4}\w+: 1 line, such as "\| /);
  expect(message).toContain('Formerly: removed');
  undo();
});

test('a file that is none is told', async () => {
  writeFileSync(path.join(root, 'broken.json'), '{');
  await expect(check(path.join(root, 'broken.json'))).rejects.toThrow(/error invalid-api-file\n/);
});
