import { describe, expect, it } from 'vitest';
import {
  failure,
  formatProblem,
  problem,
  sortProblems,
  throwErrors,
  VitrineError,
} from './errors.ts';

describe('a problem', () => {
  it('is an error without a place, unless something else is said', () => {
    expect(problem('missing-title', [])).toMatchObject({ severity: 'error', file: '', line: 0 });
    const at = { file: 'a.md', line: 3, severity: 'warning' } as const;
    expect(problem('missing-title', [], at)).toMatchObject(at);
  });

  it.each([
    [{}, 'error missing-title'],
    [{ file: 'a.md' }, 'a.md error missing-title'],
    [{ file: 'a.md', line: 1 }, 'a.md:1 error missing-title'],
    [{ line: 2, severity: 'warning' }, 'warning missing-title'],
  ] as const)('at %j begins with %j', (at, place) => {
    const found = problem('missing-title', [], at);
    expect(formatProblem(found)).toBe(`${place}\n  ${found.message}\n  ${found.hint}`);
  });
});

it('what is named does not steer the terminal that shows it', () => {
  const found = problem('unknown-demo', ['\u001b[2Ja', ''], { file: 'b\u009b.md' });
  expect(formatProblem(found)).toMatch(/^b\\u009b\.md error .*\n.*\\u001b\[2Ja/);
  const named = problem('missing-title', [], { file: 'a\nb\r.md error usage', line: 2 });
  expect(formatProblem(named)).toMatch(/^a\\u000ab\\u000d\.md error usage:2 error missing-title\n/);
});

it('an error says all its problems', () => {
  const problems = ['a.md', 'b.md'].map((file) => problem('missing-title', [], { file }));
  const error = new VitrineError(problems);
  expect(error.message).toBe(problems.map(formatProblem).join('\n\n'));
  expect(error.problems).toEqual(problems);
  expect(failure('missing-title', [], { file: 'a.md' }).problems).toEqual([problems[0]]);
});

it('errors end the work, warnings do not', () => {
  const error = problem('missing-title', []);
  const warning = problem('missing-title', [], { severity: 'warning' });
  expect(() => throwErrors([warning, error])).toThrow(VitrineError);
  expect(() => throwErrors([warning, warning])).not.toThrow();
  expect(() => throwErrors([])).not.toThrow();
});

it('problems are sorted by file and line, else in the order in which they were found', () => {
  const places = ['b:2', 'a:10', 'b:1', 'a:9', 'c:1', 'a:9'];
  const problems = places.map((place, index) => {
    const [file, line] = place.split(':');
    return {
      ...problem('missing-title', [], { file: file!, line: Number(line) }),
      hint: `${index}`,
    };
  });
  expect(sortProblems(problems).map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual([
    ...['a:9 3', 'a:9 5', 'a:10 1'],
    ...['b:1 2', 'b:2 0', 'c:1 4'],
  ]);
});
