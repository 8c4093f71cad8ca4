import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE } from './elsewhere.mjs';
import { printTable, summarize } from './report.mjs';
import { foldersOf, listRooms, selectRooms } from './rooms.mjs';
import { leaveOut } from './sample.mjs';

const ENGINE = 'packages/vitrine/src';

describe('rooms', () => {
  const rooms = ['shared', 'node/base', 'node/api'];

  it('are those with unit tests', () => {
    expect(listRooms()).toEqual(expect.arrayContaining(['shared', 'node/base', 'node/markdown']));
    expect(listRooms()).not.toContain('node/ahead');
  });

  it('are tried whole, or by file or folder', () => {
    const not = ['!**/*.test.ts', '!**/fixtures/**'];
    expect(selectRooms(['node/base/'], rooms)).toEqual([
      { room: 'node/base', files: [`${ENGINE}/node/base/**/*.ts`, ...not] },
    ]);
    expect(
      selectRooms([`${ENGINE}/node/base/a.ts`, 'node/api/page', 'node/base/b.ts'], rooms),
    ).toEqual([
      { room: 'node/base', files: [`${ENGINE}/node/base/a.ts`, `${ENGINE}/node/base/b.ts`] },
      { room: 'node/api', files: [`${ENGINE}/node/api/page/**/*.ts`, ...not] },
    ]);
    expect(selectRooms([], rooms).map(({ room }) => room)).toEqual(rooms);
    expect(selectRooms(['node/social'], ['node/social'])[0]!.files).toEqual([
      `${ENGINE}/node/social/**/*.ts`,
      ...not,
      `!${ENGINE}/node/social/social-cards.ts`,
      `!${ENGINE}/node/social/draw-worker.ts`,
    ]);
    expect(foldersOf([`${ENGINE}/node/base/a.ts`, 'node/api/page/', 'node/base/b.ts'])).toEqual([
      'node/base',
      'node/api/page',
    ]);
    expect(() => selectRooms(['node/bas'], rooms)).toThrow(
      'node/bas is in no room with unit tests',
    );
  });
});

it('names what is tested elsewhere, where and why, and nothing that is not there', () => {
  for (const { testedBy, modules } of ELSEWHERE) {
    expect(testedBy).toMatch(/^(?:e2e\/tests|scripts|packages)\/.*: ./);
    for (const place of testedBy.match(/(?:e2e\/tests|scripts|packages)\/[\w/.-]*\w/g)!) {
      expect(existsSync(place), place).toBe(true);
    }
    for (const module of modules) expect(existsSync(`${ENGINE}/${module}`), module).toBe(true);
  }
});

const mutant = (status: string, more = {}) => ({
  status,
  replacement: 'a <= b',
  location: { start: { line: 2, column: 7 }, end: { line: 2, column: 12 } },
  ...more,
});
const report = {
  files: {
    'a.ts': {
      source: 'x\n  if (a < b) y()',
      mutants: [
        ...['Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage'].map((status) =>
          mutant(status),
        ),
        mutant('Ignored', { statusReason: 'a reason' }),
        mutant('Ignored', { statusReason: 'Ignored because of excluded mutation "StringLiteral"' }),
        mutant('CompileError'),
      ],
    },
    'unreached.ts': { source: 'x', mutants: [mutant('NoCoverage')] },
    'types.ts': { source: '', mutants: [] },
  },
};

describe('a report', () => {
  const found = summarize(report);

  it('counts the changes to modules that a test runs', () => {
    expect(found).toMatchObject({
      ...{ all: 6, mutants: 5, killed: 3, survived: 1, noCoverage: 1, setAside: 1, score: 60 },
      unreached: ['unreached.ts'],
    });
  });

  it('names what was not noticed', () => {
    expect(found.survivors).toEqual([
      'a.ts:2:7  a < b  →  a <= b',
      'a.ts:2:7 (not run)  a < b  →  a <= b',
    ]);
  });

  it('is a table with a line for each room', () => {
    const lines = printTable([
      { room: 'shared', ...found },
      { room: 'node/base', ...found },
    ]).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['room', 'mutants', 'tried', 'killed', 'survived', 'not run', 'set aside', 'score'],
      ...['shared', 'node/base'].map((room) => [room, '6', '5', '3', '1', '1', '1', '60.0 %']),
      ['all', '12', '10', '6', '2', '2', '2', '60.0 %'],
    ]);
  });

  it('counts a module of which only unreached changes were drawn', () => {
    const files = {
      'a.ts': {
        source: 'x\n  if (a < b) y()',
        mutants: [mutant('NoCoverage'), mutant('CompileError')],
      },
    };
    expect(summarize({ files })).toMatchObject({ all: 2, mutants: 1, score: 0, unreached: [] });
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    fileName: `/repo/packages/vitrine/src/${index < 10 ? 'a' : 'b'}.ts`,
    location: { start: { line: index, column: 1 }, end: { line: index, column: 9 } },
    mutatorName: 'ConditionalExpression',
    replacement: 'true',
    coveredBy: index % 2 === 0 ? ['a test'] : [],
  }));
  const draw = (mutants: typeof all, count: number, seed: string) => {
    const left = new Set(leaveOut(mutants, { count, seed }).map(({ id }) => id));
    return mutants.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  };

  it('has as many changes as wanted, the same for the same seed, of the whole room', () => {
    const drawn = draw(all, 30, '1');
    expect(drawn).toHaveLength(30);
    expect(drawn.some((id) => Number(id) < 50) && drawn.some((id) => Number(id) >= 50)).toBe(true);
    expect(drawn.some((id) => Number(id) % 2 === 1)).toBe(true);
    const elsewhere = all.map((each) => ({ ...each, fileName: `D:\\x${each.fileName}` }));
    expect(draw(elsewhere.toReversed(), 30, '1').toReversed()).toEqual(drawn);
    expect(draw(all, 30, '2')).not.toEqual(drawn);
    expect(draw(all, 200, '1')).toHaveLength(100);
  });

  it('draws nothing of modules that no test reaches, and leaves them to be named', () => {
    const unreached = all.map((each, index) => (index < 10 ? { ...each, coveredBy: [] } : each));
    const left = leaveOut(unreached, { count: 30, seed: '1' }).map(({ id }) => Number(id));
    expect(left).toHaveLength(60);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(10);
    const atLoad = unreached.map((each) => ({ ...each, static: true }));
    expect(leaveOut(atLoad, { count: 30, seed: '1' })).toHaveLength(70);
  });
});
