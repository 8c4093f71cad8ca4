import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_DIST } from './entries.ts';
import { bundleFailure, checksumBundle } from './make-bundle.ts';

const failed = (file: string, reason = 'No.') => ({ file, line: 2, reason });
const filesOf = (...errors: ReturnType<typeof failed>[]) =>
  bundleFailure(errors, '/site').problems.map(({ file }) => file);

it('one mistake is told once, several are all told', () => {
  expect(filesOf(failed('a.ts'), failed('a.ts'), failed('b.ts'))).toEqual(['a.ts', 'b.ts']);
  expect(filesOf(failed('a.ts'), failed('a.ts', 'Nor this.'))).toEqual(['a.ts', 'a.ts']);
});

it('a plugin that throws at each module is told once, at one of the maintainer’s', () => {
  const thrown = (file: string) => failed(file, 'The plugin "own" failed in its hook "load": No.');
  const engine = path.join(ENGINE_DIST, 'browser/entry.js');
  const beside = `${ENGINE_DIST}-of-mine/a.js`;
  expect(filesOf(thrown('a.ts'), thrown(engine))).toEqual(['a.ts']);
  expect(filesOf(thrown(engine), thrown(beside), thrown(engine))).toEqual([beside]);
});

it('a mistake in a package is told of the package, and none of the engine’s is', () => {
  const codeOf = (file: string) => bundleFailure([failed(file)], '/site').problems[0];
  const inKit = codeOf('../node_modules/.pnpm/kit@1/node_modules/@acme/kit/lib/index.js');
  expect(inKit).toMatchObject({
    code: 'package-not-bundled',
    message: 'The package "@acme/kit" cannot be bundled with what is installed: No.',
  });
  expect(codeOf('node_modules.ts')).toMatchObject({ code: 'bundle-failed' });
  expect(codeOf(path.join(ENGINE_DIST, 'browser/entry.js'))?.code).toBe('bundle-failed');
});

it('what no bundler reads as it is says so, and how else it is imported', () => {
  const [found] = bundleFailure([failed('content/a.md', 'Cannot assign')], '/site').problems;
  expect(found).toMatchObject({
    ...{ code: 'not-a-module', file: 'content/a.md', line: 2 },
    message: '"content/a.md" is imported as if it were a module: Cannot assign',
  });
  for (const file of ['', 'a.mts', 'a.json', 'a.module.css', 'a.scss'])
    expect(bundleFailure([failed(file)], '/site').problems[0]!.code, file).toBe('bundle-failed');
});

it('what a playground cannot import is told of the playground, not of the module that is written for it', () => {
  const file = '.vitrine/playgrounds/guide-dial-playground-d0475f7d3c.jsx';
  const reason = '"Dial" is not exported by "node_modules/dials/index.js".';
  expect(bundleFailure([failed(file, reason)], '/site').problems).toMatchObject([
    {
      ...{ code: 'playground-not-bundled', file: '' },
      message: `The playground "guide-dial-playground" cannot be bundled: ${reason}`,
    },
  ]);
});

it('a mistake in the source of a package beside the site is told of that package', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'beside-'));
  const write = (file: string, manifest: object) => {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), JSON.stringify(manifest));
  };
  write('package.json', { private: true });
  write('ui/package.json', { name: '@acme/ui' });
  write('docs/package.json', { name: 'docs' });
  const told = (file: string) =>
    bundleFailure([failed(file)], path.join(home, 'docs')).problems[0]!;
  expect(told('../ui/src/dial.tsx')).toMatchObject({
    ...{ code: 'package-not-bundled', file: '../ui/src/dial.tsx', line: 2 },
    message: 'The package "@acme/ui" cannot be bundled with what is installed: No.',
  });
  for (const file of ['content/dial.tsx', '../shared/dial.tsx', '../dial.tsx'])
    expect(told(file).code).toBe('bundle-failed');
  rmSync(home, { recursive: true });
});

it('a bundle is known by what browsers and Node run, without the maps', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'made-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
    return checksumBundle(dir);
  };
  write('server/a.js', 'a');
  const before = write('client/a.js', 'a');
  expect(write('server/a.js.map', '{}')).toBe(before);
  expect(write('bundle.json', '{}')).toBe(before);
  const changed = write('server/a.js', 'b');
  expect(changed).not.toBe(before);
  expect(write('client/a.js', 'b')).not.toBe(changed);
  rmSync(dir, { recursive: true });
});
