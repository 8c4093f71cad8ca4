import { describe, expect, it } from 'vitest';
import { placeBlocks } from './place-blocks.ts';
import { readBlocks, type CodeBlock } from './read-blocks.ts';

const fence = (info: string, code = 'a;') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const read = (body: string) =>
  readBlocks({ data: {}, body, bodyLine: 1, problems: [], file: 'content/a.md' });
/** The file that a caption is read as. */
const nameOf = (caption: string) => read(fence(`ts title="${caption}"`))[0]!.name;

describe('blocks of a page', () => {
  it('are those of TypeScript, wherever they stand', () => {
    const body = [
      ...[
        fence('ts'),
        fence('TSX', 'b;'),
        fence('js'),
        '`let`\n',
        fence('typescript no-check=why'),
      ],
      ...[`> - ${fence('ts title="x.ts"').replaceAll('\n', '\n>   ')}`, '    indented\n'],
    ].join('\n');
    expect(read(body)).toEqual(
      [
        { line: 1, extension: 'ts', code: 'a;\n' },
        { line: 5, extension: 'tsx', code: 'b;\n' },
        { line: 15, extension: 'ts', code: 'a;\n', noCheck: true },
        { line: 19, extension: 'ts', code: 'a;\n', name: 'x.ts' },
      ].map((each) => ({ file: 'content/a.md', name: '', section: 0, noCheck: false, ...each })),
    );
  });

  it('are in the sections that headings of the first two levels begin', () => {
    const body = ['', '# A', '### B', '## C', '> ## D', '- # E', 'F\n-', 'text'].map(
      (line) => `${line}\n\n${fence('ts')}`,
    );
    expect(read(body.join('\n')).map(({ section }) => section)).toEqual([0, 1, 1, 2, 2, 2, 3, 3]);
  });

  it.each([
    'a.ts',
    'a.tsx',
    'a.mts',
    'a.cts',
    'app/(x)/[id]/page-$.tsx',
    '@a/b_1.test.ts',
    '..a/b.ts',
  ])('may name their file: %s', (name) => expect(nameOf(name)).toBe(name));

  it.each([
    ...['../a.ts', './a.ts', 'a/../b.ts', 'a/./b.ts', '/a.ts', 'a//b.ts', 'a.js', 'a.ts or b.ts'],
    ...['In a.ts', 'a.tsx.md', 'a.d.xts', '.ts/', 'ats', 'a\\b.ts'],
  ])('name no file with the caption %s', (caption) => expect(nameOf(caption)).toBe(''));
});

describe('files of blocks', () => {
  const block = (rest: Partial<CodeBlock>): CodeBlock => ({
    ...{ file: 'content/a.md', line: 1, extension: 'ts', code: '', name: '', section: 0 },
    ...{ noCheck: false, ...rest },
  });
  const pathsOf = (...blocks: Partial<CodeBlock>[]) =>
    placeBlocks(blocks.map(block)).map((group) => group.blocks.map(({ path }) => path));

  it('lie together where the blocks are of one section', () => {
    expect(
      pathsOf(
        { line: 3 },
        { line: 9, extension: 'tsx' },
        { name: 'app/page.tsx' },
        { section: 1, line: 20 },
        { file: 'content/b.md' },
      ),
    ).toEqual([
      ['content/a/0-0/line-3.ts', 'content/a/0-0/line-9.tsx', 'content/a/0-0/app/page.tsx'],
      ['content/a/1-0/line-20.ts'],
      ['content/b/0-0/line-1.ts'],
    ]);
  });

  it('begin another folder where a name comes again', () => {
    const [a, b] = [{ name: 'a.ts' }, { name: 'b.ts' }];
    expect(pathsOf(a, b, a, b, a)).toEqual([
      ['content/a/0-0/a.ts', 'content/a/0-0/b.ts'],
      ['content/a/0-1/a.ts', 'content/a/0-1/b.ts'],
      ['content/a/0-2/a.ts'],
    ]);
  });

  it('stay in the folder of all blocks, and apart from each other', () => {
    const files = ['../../README.md', 'content/a.md.md', 'content/a.mdx.md', 'content/amd'];
    expect(pathsOf(...files.map((file) => ({ file })))).toEqual([
      ['above/above/README/0-0/line-1.ts'],
      ['content/a.md/0-0/line-1.ts'],
      ['content/a.mdx/0-0/line-1.ts'],
      ['content/amd/0-0/line-1.ts'],
    ]);
  });

  const augments = (code: string) => placeBlocks([block({ code })])[0]!.augments;
  it('change the types of others with what they declare', () => {
    expect(augments("declare module 'kit' {}")).toBe(true);
    expect(augments("import 'kit';\n\n  declare   global {}")).toBe(true);
    expect(augments('declare\nmodule "a" {}')).toBe(true);
    expect(augments("// to declare module 'kit'")).toBe(false);
    expect(augments('undeclare module')).toBe(false);
    expect(augments('declare globals')).toBe(false);
    expect(augments('declare const a: 1;')).toBe(false);
  });

  it('of a group change types as soon as one of them does', () => {
    const groups = placeBlocks([
      block({ code: 'declare global {}' }),
      block({ line: 2 }),
      block({ section: 1 }),
    ]);
    expect(groups.map((group) => group.augments)).toEqual([true, false]);
  });
});
