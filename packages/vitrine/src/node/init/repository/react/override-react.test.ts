import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { explainOldReact } from './override-react.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'override-'));
  write('docs/package.json', { dependencies: { react: '^19.0.0' } });
  write('docs/node_modules/react/package.json', { name: 'react', version: '19.1.2' });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `\uFEFF${JSON.stringify(content)}`);
}
const explain = (peerDependencies?: Record<string, string>) => {
  write('kit/package.json', { name: 'kit', version: '1.0.0', peerDependencies });
  return explainOldReact(path.join(root, 'docs'), 'kit');
};

it('says which other React a linked library asks for', () => {
  symlinkSync(path.join(root, 'kit'), path.join(root, 'docs/node_modules/kit'));
  expect(explain({ react: '^17 || ^18' })).toBe(
    'kit asks for react@"^17 || ^18". Its documentation has React 19.1.2, as Vitrine needs 19 or later: look at its demos, as what needs an older one fails.',
  );
  expect(explain({ react: '>=18' })).toBe(null);
  expect(explain({ dials: '^18' })).toBe(null);
  expect(explain()).toBe(null);
});

it('says nothing where the site says what holds, and where it cannot know', () => {
  expect(explain({ react: '^18' })).toBe(null);
  symlinkSync(path.join(root, 'kit'), path.join(root, 'docs/node_modules/kit'));
  expect(explain({ react: '^18' })).not.toBe(null);
  write('docs/package.json', { overrides: { dials: '1' } });
  expect(explain({ react: '^18' })).not.toBe(null);
  write('docs/package.json', { overrides: { react: '$react' } });
  expect(explain({ react: '^18' })).toBe(null);
  write('docs/package.json', {});
  rmSync(path.join(root, 'docs/node_modules/react'), { recursive: true });
  expect(explain({ react: '^18' })).toBe(null);
});
