import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { readExcerpt } from './excerpt.ts';

const read = (source: string) => readExcerpt(source, 'content/a.tsx');

describe('an excerpt', () => {
  it('is what stands between the marks, moved to the left', () => {
    const source = `export default function Demo() {
  // #region excerpt
  const a = 1;

  if (a) {
    run();
  }
  // #endregion excerpt
  return (
    <>
      {/* #region excerpt */}
      <Button />
      {/* #endregion */}
    </>
  );
}
`;
    expect(read(source)).toEqual({
      code: source
        .split('\n')
        .filter((line) => !line.includes('#'))
        .join('\n'),
      excerpt: 'const a = 1;\n\nif (a) {\n  run();\n}\n\n<Button />',
      problems: [],
    });
  });

  it('is missing where none is marked, and other regions stay', () => {
    const source = `const text = '// #region excerpt';
// #region data
const rows = [];
// #endregion
export default () => text + rows;
`;
    expect(read(source)).toEqual({ code: source, excerpt: '', problems: [] });
  });

  it('may hold other regions, which stay', () => {
    const source =
      '// #region excerpt\n// #region data\nrun();\n// #endregion\n// #endregion\nexport default 1;';
    expect(read(source).excerpt).toBe('// #region data\nrun();\n// #endregion');
    expect(read(source).code).toBe('// #region data\nrun();\n// #endregion\nexport default 1;');
  });
});

describe('marks that are wrong are reported', () => {
  const report = (source: string) => read(source).problems.map(formatProblem).join('\n');
  const HINT = `
  Put "// #region excerpt" and "// #endregion" around the lines to show first, each on a line of its own.`;

  it.each([
    ['\n// #region excerpt\nrun();', '2', '"#region excerpt" has no end'],
    ['run();\n// #endregion excerpt', '2', '"#endregion excerpt" has no beginning'],
    ['run(); // #region excerpt\nrun();\n// #endregion', '1', 'a mark is not on a line of its own'],
    ['// #region excerpt\n/* #endregion */ run();', '2', 'a mark is not on a line of its own'],
  ])('%j', (source, line, reason) => {
    expect(report(source)).toBe(
      `content/a.tsx:${line} error invalid-excerpt\n  Malformed excerpt: ${reason}${HINT}`,
    );
  });
});
