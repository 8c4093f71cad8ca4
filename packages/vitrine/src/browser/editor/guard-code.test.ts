import { describe, expect, it } from 'vitest';
import { compileDemo } from './compile.ts';
import { locateInSource } from './locate-in-source.ts';
import { guardCode } from './guard/guard-code.ts';
import { CodeStopped, createLoopGuard } from './runner/loop-guard.ts';
import type { CompiledModule } from './runner/edited-code.ts';

const HEAD = (check: string) => `(function(require,module,exports,addStyle,${check}){`;

function compile(code: string): CompiledModule {
  const { modules, errors } = compileDemo([{ name: 'demo.tsx', code }], ['react/jsx-runtime']);
  expect(errors).toEqual([]);
  return modules[0]!;
}

/** A clock that goes on with every look at it. */
function clock(step: number) {
  let time = 0;
  return () => (time += step);
}

function run(module: CompiledModule, now: () => number, onStop = (_: CodeStopped) => {}) {
  const guard = createLoopGuard({ now, afterTurn: (end) => setTimeout(end), onStop });
  const exports: { default?: (...args: unknown[]) => unknown } = {};
  // oxlint-disable-next-line no-eval -- as the runner does
  const body = (0, eval)(`${HEAD(module.check)}${module.code}\n})`) as (...args: unknown[]) => void;
  body(
    () => ({}),
    { exports },
    exports,
    () => {},
    guard.checkOf(module.name),
  );
  return exports;
}

/** Endless code, and the line that is named. */
const ENDLESS: [code: string, line: number][] = [
  ['let a = 1;\nfor (;;) a += 1;', 2],
  ['for (;;);', 1],
  ['\nwhile (true) {}', 2],
  ['\ndo {} while (true)', 2],
  ['\ndo ; while (1)\nlet a = 1;', 2],
  ['const o = { *[Symbol.iterator]() {\n  for (;;) yield 1;\n} };\nfor (const _ of o) {}', 4],
  [
    'const o = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) };\n[...(o as Iterable<number>)];',
    1,
  ],
  [
    'const o = new Proxy({ a: 1 }, {});\nfor (const k in o) { let again = true;\nwhile (again) again = k !== "";\n}',
    3,
  ],
  [
    'outer: for (;;) {\n  inner: for (const a of [1, 2]) {\n    if (a) continue outer;\n    break inner;\n  }\n}',
    1,
  ],
  ['a: b: while (true) continue a;', 1],
  ['function f(x: number): number { return x; }\nfor (let i = 0; ; i += 1)\n  f(i);', 2],
  ['const xs = [1, 2, 3];\nwhile (true) {\n  xs.map((x) => x + 1);\n}', 2],
  ['while (true) {\n  for (let i = 0; i < 5; i += 1) {}\n}', 1],
  ['const f = () => { while (true) {} };\nconst g = () => f();\ng();', 1],
  ['class A {\n  m() {\n    for (;;) {}\n  }\n}\nnew A().m();', 3],
  ['class A {\n  static {\n    for (;;) {}\n  }\n}', 3],
  ['class A {\n  get a(): number {\n    while (1);\n    return 1;\n  }\n}\nnew A().a;', 3],
  ['class A {\n  #a = (() => {\n    while (1);\n  })();\n}\nnew A();', 3],
  ['try {\n  for (;;) {}\n} catch {}', 2],
  ['for (;;) {\n  try {\n    for (;;) {}\n  } catch {}\n}', 3],
  ['try {\n  for (;;) {}\n} finally {\n  for (;;) {}\n}', 2],
  ['if (1) while (1); else 2;', 1],
  ['switch (1) {\n  case 1:\n    for (;;) {}\n}', 3],
  ['const x = `${(() => {\n  for (;;);\n})()}`;', 2],
  ['function* g() {\n  while (true);\n}\ng().next();', 2],
  ['const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2);\nf(90);', 1],
  ['function f(n: number) {\n  if (n === 0) return;\n  f(n - 1);\n  f(n - 1);\n}\nf(80);', 1],
  ['const a = { valueOf() {\n  while (1);\n} };\n+a;', 2],
  ['enum E { A = (() => { while (1); return 1; })() }', 1],
  [
    'let d = 0;\nclass A {\n  a = d < 60 && (d++, new A(), d--);\n  b = d < 60 && (d++, new A(), d--);\n}\nnew A();',
    2,
  ],
];

describe('endless code is stopped, and its line is named', () => {
  it.each(ENDLESS)('%j', (code, line) => {
    const module = compile(`export {};${code}`);
    let told: CodeStopped | undefined;
    let thrown: unknown;
    try {
      run(module, clock(10), (stopped) => (told = stopped));
    } catch (error) {
      thrown = error;
    }
    expect(told).toBeInstanceOf(CodeStopped);
    // What catches it has no more of it than the rest of the turn.
    if (!code.includes('catch {}\n') && !code.endsWith('catch {}')) expect(thrown).toBe(told);
    const place = told!.loop === undefined ? placeOf(told!, module) : module.loops[told!.loop]!;
    const found = locateInSource({ message: '', file: 'demo.tsx', ...place }, [module]);
    expect(found.line).toBe(line);
    expect(told!.message).toMatch(/more than 2 seconds/);
  });

  it.each([
    'export default async () => { while (true) await null; };',
    'export default async () => { for (;;) await Promise.resolve(); };',
    'export default async () => { for await (const _ of (async function* () { for (;;) yield 1; })()); };',
    'export default () => { const f = (): unknown => Promise.resolve().then(f); return f(); };',
  ])('where promises follow each other without a pause: %j', async (code) => {
    const stops: CodeStopped[] = [];
    const stopped = new Promise<void>((resolve) => {
      const exports = run(compile(code), clock(10), (stop) => {
        stops.push(stop);
        resolve();
      });
      Promise.resolve(exports.default!()).catch(() => {});
    });
    await stopped;
    await new Promise((resolve) => setTimeout(resolve));
    expect(stops).toHaveLength(1);
  });

  it('nothing of it runs again', () => {
    const exports: { f?: () => number } = {};
    const module = compile('export function f() { return 1; }\nexport function g() { for (;;); }');
    const guard = createLoopGuard({ now: clock(10), afterTurn: () => {}, onStop: () => {} });
    // oxlint-disable-next-line no-eval -- as the runner does
    const body = (0, eval)(`${HEAD(module.check)}${module.code}\n})`) as (
      ...args: unknown[]
    ) => void;
    body(
      () => ({}),
      { exports },
      exports,
      () => {},
      guard.checkOf('demo.tsx'),
    );
    const { f, g } = exports as { f: () => number; g: () => void };
    expect(f()).toBe(1);
    expect(g).toThrow(CodeStopped);
    expect(f).toThrow(CodeStopped);
  });
});

/** Code that ends, and what it gives. */
const ENDING: [code: string, value: unknown][] = [
  ['let s = 0; for (let i = 0; i < 5; i++) s += i; return s;', 10],
  ['let s = ""; for (const k in { a: 1, b: 2 }) s += k; return s;', 'ab'],
  ['let s = 0; for (const n of [1, 2, 3]) if (n === 2) continue; else s += n; return s;', 4],
  ['let n = 0; do n++; while (n < 3)\nreturn n;', 3],
  ['let n = 0; while (n < 3) n++; return n;', 3],
  ['let n = 0; a: for (;;) { for (;;) { if (++n > 4) break a; continue a; } } return n;', 5],
  ['a: { for (;;) break a; } return 1;', 1],
  [
    'const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f());',
    [0, 1, 2],
  ],
  ['const f = (a: number) => ({ a }); return f(1);', { a: 1 }],
  ['const f = (a: number) => (a, 2); return f(1);', 2],
  ['const f = () => () => 3; return f()();', 3],
  ['const f = () => function () { return 4; }; return f()();', 4],
  ['const f = () => 1; return f.name;', 'f'],
  ['class A { a = this.b(); b() { return 7; } } return new A().a;', 7],
  [
    'class A { x; constructor() { this.x = 1; } } class B extends A { y; constructor() { super(); this.y = 2; } } return { ...new B() };',
    { x: 1, y: 2 },
  ],
  ['function f(this: unknown) { "use strict"\nreturn this; } return f.call(undefined);', undefined],
  ['function f() { return arguments.length; } return (f as (...a: number[]) => number)(1, 2);', 2],
  [
    'const o = { get a() { return 1; }, set a(v) {}, async b() {}, *c() { yield 1; }, ["d"]() { return 2; } }; return [o.a, o.d(), [...o.c()]];',
    [1, 2, [1]],
  ],
  [
    'function* g() { for (let i = 0; ; i++) yield i; } const [a, b, c] = g(); return [a, b, c];',
    [0, 1, 2],
  ],
  [
    'switch (2 as number) { case 1: return 1; case 2: for (const x of [5]) return x; } return 0;',
    5,
  ],
  [
    'try { for (;;) throw new Error("x"); } catch (e) { return (e as Error).message; } finally { while (false); }',
    'x',
  ],
  ['let f = (x: number) => x\nlet g = (x: number) => f(x)\nreturn g(3)', 3],
  ['for (var i = 0, f = (x: string) => ("a" in { a: x }); i < 2; i++) f("b")\nreturn i', 2],
  [
    'const t = (s: TemplateStringsArray, ...f: (() => number)[]) => f[0]!(); return t`${() => 9}`;',
    9,
  ],
  ['if (true) for (const x of [1]) return x; else return 2; return 3;', 1],
  ['const f = async (x: number) => await x; return f(1) instanceof Promise;', true],
  ['const a = { b: null as null | { c: number } }; return a.b?.c ?? 8;', 8],
  ['const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2); return fib(20);', 6765],
  ['let n = 0; for (let i = 0; i < 300000; i++) n += [1].map((x) => x)[0]!; return n;', 300000],
  [
    'return (() => { label: while (true) { switch (1) { default: break label; } } return "out"; })();',
    'out',
  ],
];

it.each(ENDING)('code that ends stays right: %j', (code, value) => {
  const stops: unknown[] = [];
  const module = compile(`export default function () {\n${code}\n}`);
  const exports = run(module, clock(0.001), (stop) => stops.push(stop));
  expect(exports.default!()).toEqual(value);
  expect(stops).toEqual([]);
});

it('functions keep the names that their fields give them', () => {
  const code =
    'class A { a = () => 1; b = class {}; static c = function () {}; d = (() => 1); e = A.c(); }';
  const { code: guarded } = guardCode(code, 'check');
  // oxlint-disable-next-line no-eval -- as the runner does
  const names = (0, eval)(`(check) => {${guarded}; const a = new A();
    return [a.a.name, a.b.name, A.c.name, a.d.name]; }`) as (check: () => void) => string[];
  expect(names(() => {})).toEqual(['a', 'b', 'c', 'd']);
  expect(guarded).toContain('e = (check(),A.c())');
});

it('what the library does between two checks, and pauses, are not the code’s', async () => {
  let time = 0;
  const exports = run(compile('export default () => 1;'), () => time);
  exports.default!();
  // A slow first render, and a machine that slept.
  for (const passed of [5000, 100, 100]) {
    time += passed;
    exports.default!();
  }
  for (let frame = 0; frame < 200; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    time += 16;
    exports.default!();
    time += 90;
    exports.default!();
  }
});

it('long turns one after the other are an endless loop, too', async () => {
  let time = 0;
  const exports = run(compile('export default () => 1;'), () => time);
  const block = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      for (let step = 0; step < 19; step += 1) {
        exports.default!();
        time += 100;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await expect(block()).rejects.toThrow(CodeStopped);
});

it('places of errors stay right beside what the checks have added', () => {
  const source = `export default function A() {\n  for (const a of [1]) { [a].map((x) => { while (true) { null!.boom(x); } }); }\n}`;
  const module = compile(source);
  const line = module.code.split('\n')[1]!;
  const column = line.indexOf('boom') + 1;
  const found = locateInSource({ message: '', file: 'demo.tsx', line: 2, column }, [module]);
  expect(found).toMatchObject({ line: 2, column: source.split('\n')[1]!.indexOf('boom') + 1 });
});

it('says what Sucrase does not mind, at its place', () => {
  const code = 'const one: number = 1;\n  const one = 2;';
  const { errors } = compileDemo([{ name: 'demo.tsx', code }], []);
  expect(errors).toEqual([
    { message: "Identifier 'one' has already been declared", file: 'demo.tsx', line: 2, column: 9 },
  ]);
});

/** Where the checking call stands: what a stack would say. */
function placeOf(stopped: CodeStopped, module: CompiledModule) {
  const [, line, column] = /<anonymous>:(\d+):(\d+)|eval:(\d+):(\d+)/.exec(stopped.stack!) ?? [];
  const head = Number(line) === 1 ? HEAD(module.check).length : 0;
  return { line: Number(line), column: Math.max(1, Number(column) - head) };
}
