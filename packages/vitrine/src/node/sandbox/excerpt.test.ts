import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { readExcerpt } from './excerpt.ts';

const read = (source: string) => readExcerpt(source, 'content/a.tsx');

describe('an excerpt', () => {
  it('may be longer than a call takes arguments', () => {
    const lines = '  run();\n'.repeat(200_000);
    const { excerpt } = read(`// #region excerpt\n${lines}// #endregion\n`);
    expect(excerpt.slice(0, 14)).toBe('run();\nrun();\n');
  });

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

  it('is none of a source without regions', () => {
    const source = 'export default () => null;\n';
    expect(read(source)).toEqual({ code: source, excerpt: '', problems: [] });
  });

  it('may hold other regions, which stay', () => {
    const source =
      '// #region excerpt\n// #region data\nrun();\n// #endregion\n// #endregion\nexport default 1;';
    expect(read(source).excerpt).toBe('// #region data\nrun();\n// #endregion');
    expect(read(source).code).toBe('// #region data\nrun();\n// #endregion\nexport default 1;');
  });
});

describe('the lines of an excerpt', () => {
  it('are those between its marks, without blank ones around them', () => {
    const source =
      'a();\n//   #region excerpt\n\n\n  b();\n  \n    c();\n\n  // #endregion\nexport default 1;';
    expect(read(source).excerpt).toBe('b();\n\n  c();');
  });

  it('are none where a part is empty', () => {
    const part = (lines: string) => `// #region excerpt\n${lines}// #endregion\n`;
    const source = `${part('')}${part('a();\n')}${part('\n')}${part('b();\n')}export default 1;`;
    expect(read(source).excerpt).toBe('a();\n\nb();');
  });

  it('are not marked by a comment that speaks of marks, nor closed by another region’s end', () => {
    const talk = '// see #region excerpt\na();\nexport default 1;';
    expect(read(talk)).toEqual({ code: talk, excerpt: '', problems: [] });
    const other = '// #region data\na();\n// #endregion\n// plain\nexport default 1;';
    expect(read(other)).toEqual({ code: other, excerpt: '', problems: [] });
    const open = '// #region data\nexport default 1;';
    expect(read(open).problems).toEqual([]);
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
