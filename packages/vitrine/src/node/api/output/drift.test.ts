/** How a committed file differs from what its package's types say, of documentation made for the purpose. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import { checkFile } from './check-file.ts';
import { printJson } from './print-json.ts';

const dir = tempDir();

async function drift(name: string, committed: string, docs: ComponentDoc[], markdown = '') {
  const file = path.join(dir, name);
  writeFileSync(file, committed);
  const problems = await checkFile(file, {
    ...{ name: 'dials', docs },
    markdown: () => Promise.resolve(markdown),
  });
  expect(problems.length).toBeLessThanOrEqual(1);
  return problems.map(({ code, file: of, message }) => {
    expect([code, of]).toEqual(['api-drift', file]);
    return message
      .split('\n')
      .slice(1)
      .filter((line) => line.startsWith('    '));
  })[0];
}
const compare = (committed: ComponentDoc[], docs: ComponentDoc[]) =>
  drift('api.json', String(printJson(committed)), docs);

describe('a file of JSON', () => {
  test('that says the same has no drift, whatever version and cost', async () => {
    const cost = { minified: 1, brotli: 1, shared: { minified: 0, brotli: 0 } };
    const now = makeDoc({ cost, declaredIn: { package: 'dials', version: '2.0.0' } });
    expect(await compare([makeDoc()], [now])).toBeUndefined();
    expect(await compare([], [])).toBeUndefined();
  });

  test('names what was removed, added, changed and deprecated, in this order', async () => {
    const props = [makeProp({ name: 'size' }), makeProp({ name: 'old' }), makeProp({ name: 'by' })];
    const now = [
      makeProp({ name: 'old', deprecated: 'No.' }),
      makeProp({ name: 'by', type: 'string' }),
      makeProp({ name: 'tone' }),
    ];
    expect(
      await compare(
        [makeDoc({ props }), makeDoc({ name: 'Dial' })],
        [makeDoc({ props: now }), makeDoc({ name: 'Wheel' })],
      ),
    ).toEqual([
      '    Dial: removed',
      '    Knob size: removed',
      '    Knob tone: added',
      '    Wheel: added',
      '    Knob by: type number → string',
      '    Knob old: deprecated',
    ]);
  });

  test('names the fields of what else differs, where nothing of the component is named', async () => {
    const other = { description: 'Turns.', see: ['a'] };
    expect(
      await compare(
        [makeDoc(), makeDoc({ name: 'Dial' }), makeDoc({ name: 'Same' })],
        [
          makeDoc(other),
          makeDoc({ ...other, name: 'Dial', props: [makeProp({})] }),
          makeDoc({ name: 'Same' }),
        ],
      ),
    ).toEqual(['    Dial size: added', '    Knob: description, see']);
  });

  test('does not name what only holds props that components share', async () => {
    const shared = makeDoc({ kind: 'type', name: 'Shared', imports: [], props: [makeProp({})] });
    expect(await compare([], [shared])).toBeUndefined();
  });

  test('names twelve differences, and how many there are', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => makeDoc({ name: `D${i + 10}` }));
    expect(await compare([], many(12))).toHaveLength(12);
    const lines = (await compare([], many(13)))!;
    expect(lines.slice(11)).toEqual(['    D21: added', '    … (13 in all)']);
  });
});

describe('a file of Markdown', () => {
  const of = (committed: string, now: string, name = 'api.md') => drift(name, committed, [], now);

  test('that says the same has no drift, whatever ends its lines', async () => {
    expect(await of('# A\r\n\r\na\r\n', '# A\n\na\n')).toBeUndefined();
    expect(await of('# A\n\na\n', '# A\r\n\r\na\r\n\n')).toBeUndefined();
  });

  test('names pages that were removed and added', async () => {
    expect(await of('# A\na\n# B', '# A\na\n# C\nc')).toEqual(['    B: removed', '    C: added']);
  });

  test('counts the lines of a page that differ, and shows the first', async () => {
    expect(await of('# A\na\nb\nc', '# A\na\nx\ny')).toEqual(['    A: 2 lines, such as "x"']);
    expect(await of('# A\na\nb\nc', '# A\na')).toEqual(['    A: 2 lines, such as ""']);
    expect(await of('# A\na', '# A\na\nb\nc')).toEqual(['    A: 2 lines, such as "b"']);
    const long = 'l'.repeat(81);
    expect(await of('# A\na', `# A\n${long}`)).toEqual([
      `    A: 1 line, such as "${'l'.repeat(80)}…"`,
    ]);
    expect(await of('# A\na', `# A\n${long.slice(1)}`)).toEqual([
      `    A: 1 line, such as "${'l'.repeat(80)}"`,
    ]);
  });

  test.each([
    ['api.md', '--markdown'],
    ['API.MARKDOWN', '--markdown'],
    ['md.json', '--json'],
    ['apimd', '--json'],
    ['api.md.json', '--json'],
  ])('is told by its name: %s', async (name, form) => {
    const file = path.join(dir, name);
    writeFileSync(file, '[]');
    const described = {
      name: 'dials',
      docs: [makeDoc()],
      markdown: () => Promise.resolve('# Knob'),
    };
    const [problem] = await checkFile(file, described);
    expect(JSON.stringify(problem)).toContain(`vitrine api dials ${form} --out ${file}`);
  });
});
