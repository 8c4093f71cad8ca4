import { describe, expect, it } from 'vitest';
import { problem } from '../../base/errors.ts';
import { compileSource } from '../../content/fixtures/compile-source.ts';
import { highlight } from '../code/highlight.ts';
import { createEffort } from './guarded-parse.ts';
import { capProblems } from './limits.ts';
import { slugify, takeSlug } from '../../../shared/markdown/slug.ts';

const compile = (body: string) =>
  compileSource(`# Title\n\nLead.\n\n${body}`, { pathname: '/a', file: 'a.md' });
const report = (body: string) =>
  compile(body).problems.map(({ code, line, severity, message }) =>
    [code, line, severity, message.replace('Some of it is shown as plain text: ', '')].join(' '),
  );

describe('code that would take too long to colour', () => {
  it.each([
    ['tsx', `${'['.repeat(2_000)}`, 'it nests more than 250 levels deep'],
    ['html', '<div>\n'.repeat(2_000), 'it nests more than 250 levels deep'],
    ['html', `<script>${'('.repeat(2_000)}</script>`, 'it nests more than 250 levels deep'],
    ['css', ':'.repeat(100_000), 'it has too many mistakes for its language'],
    ['json', '}{'.repeat(50_000), 'it has too many mistakes for its language'],
    ['ts', 'a;\n'.repeat(100_000), 'it is longer than 250000 characters'],
  ])('is plain, with a warning: %s', (language, code, reason) => {
    const { page } = compile(`\`\`\`${language}\n${code}\n\`\`\`\n`);
    expect(page.blocks[0]).toMatchObject({ html: expect.not.stringContaining('<span') });
    expect(report(`Text\n\n\`\`\`${language}\n${code}\n\`\`\`\n`)).toEqual([
      `beyond-limit 7 warning the code has no colours: ${reason}`,
    ]);
  });

  it('is that of a page as a whole; what has no mistakes keeps its colours', () => {
    const nonsense = `\`\`\`tsx\n${'} '.repeat(900)}\n\`\`\`\n\n`;
    const { page } = compile(`${nonsense.repeat(8)}\`\`\`tsx\nconst a = 1;\n\`\`\`\n`);
    const [block] = page.blocks;
    expect(block).toMatchObject({ html: expect.stringContaining('>const</span>') });
    expect(report(nonsense)).toEqual([]);
    expect(report(nonsense.repeat(8)).length).toBeGreaterThan(0);
  });

  it('is not what documentation leaves out and cuts off', () => {
    const effort = createEffort();
    const sketch = 'function a(...) {\n  …\n  return <Button ...> // etc.\n}\n';
    expect(highlight(sketch.repeat(15), 'tsx', effort)).toContain('<span');
    expect(effort.refused).toBe('');
  });
});

it('a heading is cut in contents and search, and whole on its page', () => {
  const heading = 'word '.repeat(200).trim();
  const { page } = compile(`## ${heading}\n`);
  expect(page.toc[0]!.text.length).toBeLessThan(510);
  expect(page.toc[0]!.hash.length).toBeLessThanOrEqual(200);
  expect(page.blocks[0]).toMatchObject({ html: expect.stringContaining(`>${heading}</h2>`) });
  expect(report(`## ${heading}\n`)).toEqual([
    'beyond-limit 5 warning a heading is longer than 500 characters',
  ]);
});

it('a long address that is used often becomes text', () => {
  const definition = `[a]: /${'b'.repeat(90_000)}\n\n`;
  const { page } = compile(`${definition}${'[a] and ![a]\n'.repeat(50)}`);
  expect(JSON.stringify(page).length).toBeLessThan(3_000_000);
  expect(report(`${definition}${'[a] and ![a]\n'.repeat(50)}`)).toEqual([
    'beyond-limit 7 warning the page repeats long addresses too often; some of its links are text',
  ]);
  expect(report('[a]: /b\n\n' + '[a]\n'.repeat(9_000))).toEqual([]);
});

it('a header is as long as anybody writes one', () => {
  const { problems } = compileSource(`---\ntitle: ${'a'.repeat(20_000)}\n---\n# A\n\nB.`, {
    pathname: '/a',
    file: 'a.md',
  });
  expect(problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
    '1 Malformed front matter: it is longer than 16384 characters',
  ]);
});

it('the problems of a file are told up to a hundred, errors first', () => {
  const warning = problem('unused-demo', ['a'], { file: 'a.md', severity: 'warning' });
  const error = problem('missing-title', [], { file: 'a.md', line: 1 });
  expect(capProblems(Array.from({ length: 100 }, () => warning))).toHaveLength(100);
  const many = capProblems([...Array.from({ length: 150 }, () => warning), error]);
  expect(many).toHaveLength(101);
  expect(many[0]).toBe(error);
  expect(many[100]).toMatchObject({
    code: 'more-problems',
    file: 'a.md',
    severity: 'warning',
    message: 'There are 51 more problems in this file',
  });
  expect(report('::demo{\n\n'.repeat(5_000))).toHaveLength(101);
});

describe('slugs', () => {
  it('are numbered as ever where they are equal', () => {
    const taken = new Set(['a-3']);
    const take = () => takeSlug('a', taken);
    expect([take(), take(), take(), take()]).toEqual(['a', 'a-2', 'a-4', 'a-5']);
    taken.add('a-6');
    expect([take(), takeSlug('a-2', taken), takeSlug('b', taken)]).toEqual(['a-7', 'a-2-2', 'b']);
  });

  it('end after two hundred characters, and never in half a character', () => {
    expect(slugify('a'.repeat(500))).toBe('a'.repeat(200));
    expect(slugify(`${'a'.repeat(199)}𝔸`)).toBe('a'.repeat(199));
  });
});
