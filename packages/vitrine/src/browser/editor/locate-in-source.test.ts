import { expect, test } from 'vitest';
import { compileDemo } from './compile.ts';
import { locateInSource } from './locate-in-source.ts';
import { locateError, scriptUrl } from './runner/locate.ts';

const CODE = `import { useState } from 'react';
export default function Demo(props: { rows?: string[] }) { return <b>{props.rows!.length}</b>; }`;
const { modules } = compileDemo(
  [{ name: 'my demo.tsx', code: CODE }],
  ['react', 'react/jsx-runtime'],
);
const compiled = modules[0]!.code.split('\n')[1]!;

test('finds the place in the source of what has failed in the compiled code', () => {
  const column = compiled.indexOf('length') + 1;
  const stack = `TypeError: no length\n    at Demo (${scriptUrl(7, 'my demo.tsx')}:2:${column})\n    at react`;
  const error = locateError('no length', ['Error\n    at react', stack], 56);
  expect(error).toEqual({ message: 'no length', file: 'my demo.tsx', line: 2, column });
  expect(locateInSource(error, modules)).toEqual({
    message: 'no length',
    file: 'my demo.tsx',
    line: 2,
    column: CODE.split('\n')[1]!.indexOf('length') + 1,
  });
});

test('leaves out in the first line what stands before the code', () => {
  const stack = `at ${scriptUrl(1, 'a.tsx')}:1:60`;
  expect(locateError('x', [stack], 56)).toMatchObject({ line: 1, column: 4 });
});

test('an error of nowhere has no place', () => {
  expect(locateInSource(locateError('x', [''], 0), modules)).toEqual({
    message: 'x',
    file: '',
    line: 0,
    column: 0,
  });
  expect(locateInSource({ message: 'x', file: 'other', line: 1, column: 1 }, modules).file).toBe(
    '',
  );
});
