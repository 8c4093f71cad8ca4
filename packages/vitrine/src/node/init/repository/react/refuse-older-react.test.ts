import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseOlderReact } from './refuse-older-react.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'older-react-'))));
afterEach(() => rmSync(root, { recursive: true }));

const refuse = (manifest: object) => () => {
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  writeFileSync(path.join(root, 'docs/package.json'), JSON.stringify(manifest));
  refuseOlderReact(path.join(root, 'docs'), 'docs');
};

it('refuses a folder whose project has an older React, and says how to go on', () => {
  expect(refuse({ name: 'old', dependencies: { react: '^18.2.0' } })).toThrow(
    `error older-react-there
  docs/package.json asks for react@"^18.2.0", and a site has React 19 or later
  Where that is another project, as documentation that another tool makes, name a folder for this one: --dir NAME. Where nothing there needs the older one, change it. Then run this again.`,
  );
  expect(refuse({ devDependencies: { 'react-dom': '17.0.2' } })).toThrow('react-dom@"17.0.2"');
});

it.each(['^19.0.0', '>=18', '^18 || ^19', '^20.1.0', 'catalog:', 'latest'])('takes %s', (react) => {
  expect(refuse({ dependencies: { react } })).not.toThrow();
});

it('takes a folder that is no package, or without React', () => {
  expect(() => refuseOlderReact(root, '.')).not.toThrow();
  expect(refuse({ name: 'docs' })).not.toThrow();
});
