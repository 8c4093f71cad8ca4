import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkAnnouncements } from './check-announcements.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-announcements-'));
  mkdirSync(path.join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const report = (json: string) => {
  writeFileSync(path.join(root, 'public/news.json'), json);
  return checkAnnouncements(root, '/news.json').map(formatProblem).join('\n');
};

it('accepts a list with ascending ids, and none at all', () => {
  expect(report('[{"id":1,"text":"a"},{"id":3,"text":"b","by":"c"}]')).toBe('');
  expect(report('[]')).toBe('');
});

it('looks at nothing that is elsewhere', () => {
  expect(checkAnnouncements(root, undefined)).toEqual([]);
  expect(checkAnnouncements(root, 'https://kit.example/news.json')).toEqual([]);
});

it('says what no reader would see, and why', () => {
  expect(report('[{"id":2,"text":"a"},{"id":1,"text":"b"}]')).toMatchInlineSnapshot(`
    "public/news.json error invalid-announcements
      No reader will see the announcements: entry 2: expected an id above 2, received 1
      The file is a JSON list with ascending ids, such as [{ "id": 1, "text": "<b>New:</b> version 2" }]."
  `);
});

it.each([
  ['{"id":1}', 'expected a list'],
  ['[', 'not JSON ('],
  ['[{"id":"1","text":"a"}]', 'entry 1: expected "id" to be a number'],
  ['[{"id":1,"text":"a"},null]', 'entry 2: expected "id" to be a number'],
  ['[{"id":1,"html":"a"}]', 'entry 1: expected "text" to be a string'],
])('refuses %s', (json, reason) => {
  expect(report(json)).toContain(`No reader will see the announcements: ${reason}`);
});

it('warns of a file that is not there, which only a server can make right', () => {
  const [problem] = checkAnnouncements(root, '/api/news?lang=en');
  expect(problem).toMatchObject({
    file: 'public/api/news',
    message: 'No reader will see the announcements: there is no such file',
    severity: 'warning',
  });
});

it.each([
  ['[{"id":0,"text":"a"}]', 'entry 1: expected an id above 0, received 0'],
  ['[{"id":1,"text":"a"},{"id":1,"text":"b"}]', 'entry 2: expected an id above 1, received 1'],
  ['[{"id":1,"text":"a"},{"id":2,"text":3}]', 'entry 2: expected "text" to be a string'],
  ['null', 'expected a list'],
])('refuses %s as well', (json, reason) => {
  expect(report(json)).toContain(`No reader will see the announcements: ${reason}`);
});

it.each(['/news.json?a#b', '/news.json#a?b'])('finds the file of %s', (url) => {
  writeFileSync(path.join(root, 'public/news.json'), '{}');
  expect(checkAnnouncements(root, url)).toMatchObject([
    { file: 'public/news.json', severity: 'error' },
  ]);
});
