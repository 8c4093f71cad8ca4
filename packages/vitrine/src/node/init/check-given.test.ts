import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkGiven } from './check-given.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-given-'));
  for (const name of ['node_modules/@types', 'node_modules/kit'])
    mkdirSync(path.join(root, name), { recursive: true });
  for (const name of ['react', '@types/react', 'csstype'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name));
  writeFileSync(path.join(root, 'node_modules/kit/package.json'), '{"types":"index.d.ts"}');
  writeFileSync(
    path.join(root, 'node_modules/kit/index.d.ts'),
    `import type { ReactNode } from 'react';
export declare const FormProvider: (props: {
  value: { errors: string[] };
  words: { save?: string };
  theme: { name: string };
  children?: ReactNode;
}) => ReactNode;
`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

it('marks what takes no empty object, of what a provider is given for want of anything else', () => {
  const empty = { light: null, dark: null };
  const theme = { light: 'plain', dark: null };
  const provider = {
    ...{ name: 'FormProvider', specifier: 'kit', mode: null, takesElements: false },
    ...{ unfilled: ['value', 'words'], props: { value: empty, words: empty, theme } },
  };
  const settings = { conditions: [], paths: {} };
  expect(checkGiven(root, 'kit', provider, settings)).toEqual({
    ...provider,
    props: { value: { ...empty, isMistyped: true }, words: empty, theme },
  });
  expect(checkGiven(root, 'kit', null, settings)).toBe(null);
});
