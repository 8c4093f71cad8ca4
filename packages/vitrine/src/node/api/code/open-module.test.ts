import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ModuleNames } from '../../base/code/module-names.ts';
import { tempDir } from '../fixtures/install.ts';
import { nameHelpers } from './minified-helpers.ts';
import { statementsIn } from './fixtures/parsed.ts';
import { openModule } from './open-module.ts';
import { calledName, walkSyntax } from './syntax.ts';

const dir = tempDir();
mkdirSync(dir, { recursive: true });
let files = 0;
function write(text: string, name = `file${(files += 1)}.js`): string {
  writeFileSync(path.join(dir, name), text);
  return path.join(dir, name);
}
const NONE = (): ModuleNames => ({ imports: new Map(), exports: new Map(), stars: [] });

test('a module has its names, its text and its statements', () => {
  const text = `import { a as b } from 'a';\nexport const c = b;\nexport * from 'd';`;
  const file = write(text);
  const known = new Map<string, ModuleNames>();
  const module = openModule(file, known)!;
  const names = {
    imports: new Map([['b', { from: 'a', name: 'a' }]]),
    exports: new Map([['c', 'c']]),
    stars: ['d'],
  };
  expect({ ...module, body: module.body.length }).toEqual({ ...names, file, text, body: 3 });
  expect([...known]).toEqual([[file, names]]);
  expect(module.body).toBe(module.body);
});

test('either an import or an export makes a module of ECMAScript', () => {
  const known = new Map<string, ModuleNames>();
  const [takes, gives, both] = [
    write(`import './a.js'; exports.a = 1;`),
    write('export const a = 1; exports.b = 1;'),
    write(`import './a.js'; export const a = 1; exports.b = 1;`),
  ];
  expect([takes, gives, both].map((file) => [...openModule(file, known)!.exports])).toEqual([
    ...[[], [['a', 'a']], [['a', 'a']]],
  ]);
  expect([...known.keys()]).toEqual([takes, gives, both]);
});

test('without either it is read as one of CommonJS, whose names are not kept', () => {
  const known = new Map<string, ModuleNames>();
  const text = `(function (f) { f(exports); })(function (exports) { exports.a = b; });`;
  const file = write(text);
  const module = openModule(file, known)!;
  expect(module).toMatchObject({ file, text, ...NONE(), exports: new Map([['a', 'b']]) });
  expect(module.body).toHaveLength(1);
  expect(module.body[0]!.start).toBe(text.indexOf('exports.a'));
  expect(known.size).toBe(0);
});

test('of a module whose names are known, the file is read once somebody looks into it', () => {
  const missing = path.join(dir, 'missing.js');
  const names = { ...NONE(), stars: ['a'] };
  expect(openModule(missing, new Map([[missing, names]]))).toMatchObject({ stars: ['a'] });
  const file = write('export const a = 1;');
  const module = openModule(file, new Map([[file, names]]))!;
  expect([module.file, module.stars, module.text]).toEqual([file, ['a'], 'export const a = 1;']);
  rmSync(file);
  expect([module.body.length, module.text]).toEqual([1, 'export const a = 1;']);
  const broken = write('export const = ;');
  const opened = openModule(broken, new Map([[broken, names]]))!;
  expect([opened.text, opened.body]).toEqual(['', []]);
});

test('what does not parse or is too large is no module', () => {
  expect(openModule(write('export const = ;'), new Map())).toBeNull();
  const large = `export {};${' '.repeat(3_000_000 - 10)}`;
  expect(openModule(write(large), new Map())).not.toBeNull();
  expect(openModule(write(`${large} `), new Map())).toBeNull();
});

/** What a module calls, by the names that its calls have in the end. */
function calls(text: string): string[] {
  const body = statementsIn(text);
  nameHelpers(text, body);
  const found: string[] = [];
  walkSyntax(body, 99, (node) => {
    if (node.type === 'CallExpression') found.push(calledName(node));
    return true;
  });
  return found;
}

test('the helper that merges objects has its name again, whatever a minifier calls it', () => {
  const rest = 'Object.assign?1:2,x.apply(null,arguments)}';
  expect(calls(`function Q(){return Q=${rest};Q({},a);b();c.Q();new Q()`)).toEqual([
    ...['apply', '_extends', 'b', 'Q'],
  ]);
  expect(
    calls(`function $q() {\n return $q  =  ${rest} function R(){return R=${rest} $q(R());`),
  ).toEqual(['apply', 'apply', '_extends', '_extends']);
});

test('other functions keep their names', () => {
  const names = (head: string) => calls(`${head} ? 1 : 2 } Q();`);
  expect(names('function Q(){return R=Object.assign')).toEqual(['Q']);
  expect(names('function Q(){return Q=Object.assigned')).toEqual(['Q']);
  expect(names('function Q(a){return Q=Object.assign')).toEqual(['Q']);
  expect(names('function Q(){return Q==Object.assign')).toEqual(['Q']);
});

test('a module opens with its helpers named', () => {
  const file = write('function Q(){return Q=Object.assign?1:2}export const a=Q({},b);');
  const found = JSON.stringify(openModule(file, new Map())!.body);
  expect(found.match(/"_extends"/g)).toHaveLength(1);
});

test('the syntax of a module is made when somebody looks at it', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  try {
    const module = openModule(write('export const a = 1;'), new Map())!;
    expect([...module.exports.keys()]).toEqual(['a']);
    expect(parsed).not.toHaveBeenCalled();
    expect(module.body).toHaveLength(1);
    expect(parsed).toHaveBeenCalledTimes(1);
  } finally {
    parsed.mockRestore();
  }
});
