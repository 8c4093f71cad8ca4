import { expect, it } from 'vitest';
import { plainSourceUrl, printPlainSource } from './plain-source.ts';

const file = (name: string, code: string) => ({ ts: { name, code } });

it('the source of a demo is its file, or its files under their names', () => {
  const one = JSON.stringify({ files: [file('a.tsx', 'const a = 1;\n')] });
  expect(printPlainSource(one)).toBe('const a = 1;\n');
  const two = JSON.stringify({ files: [file('a.tsx', '1;\n'), file('b.css', 'b {}')] });
  expect(printPlainSource(two)).toBe('/* a.tsx */\n\n1;\n\n\n/* b.css */\n\nb {}\n');
});

it('it lies beside what the toolbar fetches', () => {
  expect(plainSourceUrl('/assets/sources/a-1.json')).toBe('/assets/sources/a-1.txt');
  expect(plainSourceUrl('/@vitrine/source/a.tsx')).toBe('');
  expect(plainSourceUrl('')).toBe('');
});
