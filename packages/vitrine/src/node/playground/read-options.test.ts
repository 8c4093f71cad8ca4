import { describe, expect, it } from 'vitest';
import { OptionsError, readOptions } from './read-options.ts';

const read = (source: string) => readOptions(source, 'content/options.tsx');
/** The message, and the text that it points at. */
const failure = (source: string): [message: string, at: string] => {
  try {
    read(source);
  } catch (error) {
    if (error instanceof OptionsError) {
      return [error.message, source.slice(error.offset).split('\n')[0]!];
    }
  }
  throw new Error('It was accepted');
};

describe('readOptions', () => {
  it('reads literals as values and anything else as the author’s code with its imports', () => {
    const { controls, props, presets } =
      read(`import Bin, { type Size, Lid as Cover } from '@kit/bin';
import * as shapes from '@kit/shapes';
import type { PlaygroundOptions } from 'vitrine/playground';
export default {
  controls: ['size', 'icon'],
  props: { size: 2, on: true, label: 'A', sx: {
    Cover: 1,
  } },
  presets: { icon: { 'Open bin': <Bin Cover={shapes.Cover} />, Closed: <Bin lid={<Cover />} />, Text: 'x' } },
} satisfies PlaygroundOptions;`);
    expect(controls).toEqual(['size', 'icon']);
    expect(props.get('size')).toEqual({ value: 2 });
    expect(props.get('on')).toEqual({ value: true });
    expect(props.get('label')).toEqual({ value: 'A' });
    expect(props.get('sx')).toMatchObject({
      authored: { code: '{{\n  Cover: 1,\n}}', imports: [] },
    });
    const icon = presets.get('icon')!.map(({ name, code, imports }) => ({
      name,
      code,
      imports: imports.map((each) => each.code),
    }));
    const bin = "import Bin from '@kit/bin';";
    expect(icon).toEqual([
      {
        name: 'Open bin',
        code: '{<Bin Cover={shapes.Cover} />}',
        imports: [bin, "import * as shapes from '@kit/shapes';"],
      },
      {
        name: 'Closed',
        code: '{<Bin lid={<Cover />} />}',
        imports: [bin, "import { Lid as Cover } from '@kit/bin';"],
      },
      { name: 'Text', code: '"x"', imports: [] },
    ]);
  });

  it('writes children as they stand between tags', () => {
    const code = (children: string) => {
      const found = read(`export default { props: { children: ${children} } };`).props;
      const value = found.get('children')!;
      return 'authored' in value ? value.authored.code : value.value;
    };
    expect(code("'Save'")).toBe('Save');
    expect(code("[<b>A</b>, 'and', ' {x} ', String(1)]")).toBe(
      '<b>A</b>\nand\n{" {x} "}\n{String(1)}',
    );
    expect(code('() => 1')).toBe('{() => 1}');
  });

  it('parts what stands around the component', () => {
    const { wrap } = read(`import List from 'list';
export default {
  wrap: (item) => (
    <List>
      <li>First</li>
      {item}
    </List>
  ),
};`);
    expect(wrap).toMatchObject({
      before: { code: '<List>\n  <li>First</li>' },
      after: { code: '</List>' },
      indent: 2,
      imports: [{ code: "import List from 'list';" }],
    });
  });

  it('knows an import by each of its forms, and names by what they are read as', () => {
    const source = (code: string) => `import def, { a, type B, c as d } from 'kit';
import type E from 'e';
import * as all from 'all';
export default { props: { x: ${code} } };`;
    const importsOf = (code: string) => {
      const value = read(source(code)).props.get('x')!;
      return 'authored' in value ? value.authored.imports.map((each) => each.code) : value;
    };
    const a = "import { a } from 'kit';";
    const d = "import { c as d } from 'kit';";
    expect(importsOf('() => def()')).toEqual(["import def from 'kit';"]);
    expect(importsOf('[a, a, d]')).toEqual([a, d]);
    expect(importsOf('null as B')).toEqual([]);
    expect(importsOf('(b: B, e: E) => b')).toEqual([
      "import { B } from 'kit';",
      "import E from 'e';",
    ]);
    expect(importsOf('(b: all.a, c: { a: E }) => b')).toEqual([
      "import * as all from 'all';",
      "import E from 'e';",
    ]);
    expect(importsOf('all.a')).toEqual(["import * as all from 'all';"]);
    expect(importsOf('all[a]')).toEqual(["import * as all from 'all';", a]);
    expect(importsOf('({ a: 1, d: 2 })')).toEqual([]);
    expect(importsOf('({ [a]: d })')).toEqual([a, d]);
    expect(importsOf('({ a: d })')).toEqual([d]);
    const odd = `import { archetype as e } from 'kit';\nexport default { props: { x: [e] } };`;
    expect(read(odd).props.get('x')).toMatchObject({
      authored: { imports: [{ code: "import { archetype as e } from 'kit';" }] },
    });
    expect(importsOf('<p a="1" d={a} />')).toEqual([a]);
    expect(importsOf('<a>{d}</a>')).toEqual([d]);
    expect(importsOf('<all.a>{d}</all.a>')).toEqual(["import * as all from 'all';", d]);
  });

  it('writes texts as attributes, with braces where quotes would change them', () => {
    const texts = { A: 'plain', B: 'a "b"', C: 'a\\b', D: 'a&b', E: 'a\nb', F: 1 };
    const { presets } = read(`export default { presets: { label: ${JSON.stringify(texts)} } };`);
    expect(presets.get('label')!.map(({ code }) => code)).toEqual([
      '"plain"',
      String.raw`{"a \"b\""}`,
      String.raw`{"a\\b"}`,
      '{"a&b"}',
      String.raw`{"a\nb"}`,
      '{1}',
    ]);
  });

  it('writes texts between tags in braces where they would be read otherwise', () => {
    const childOf = (text: string) => {
      const props = read(
        `export default { props: { children: [${JSON.stringify(text)}] } };`,
      ).props;
      const value = props.get('children')!;
      return 'authored' in value ? value.authored.code : '';
    };
    expect(
      ['plain, with spaces', ' a', 'a ', 'a < b', 'a > b', '{', '}', '&'].map(childOf),
    ).toEqual([
      'plain, with spaces',
      ...['{" a"}', '{"a "}', '{"a < b"}', '{"a > b"}', '{"{"}', '{"}"}', '{"&"}'],
    ]);
  });

  it('gives each of several children its colours', () => {
    const value = read("export default { props: { children: [<b>A</b>, 'c'] } };").props;
    const children = value.get('children')!;
    const html = 'authored' in children ? children.authored.html.split('\n') : [];
    expect(html).toHaveLength(2);
    expect(html[0]).toContain('<span');
    expect(html[1]).toBe('c');
  });

  it('keeps literals that JSON has no value for as code', () => {
    const { props } = read('export default { props: { a: null, b: /x/, c: 1n, d: `e` } };');
    const codes = [...props.values()].map((each) => ('authored' in each ? each.authored.code : ''));
    expect(codes).toEqual(['{null}', '{/x/}', '{1n}', '{`e`}']);
  });

  it('names props and presets as they are written', () => {
    const { props, presets } = read(
      `export default ({ 'props': ({ 'aria-label': 'A', 1: 2 } as const), presets: { x: { 2: 'B' } } });`,
    );
    expect([...props]).toEqual([
      ['aria-label', { value: 'A' }],
      ['1', { value: 2 }],
    ]);
    expect(presets.get('x')!.map(({ name }) => name)).toEqual(['2']);
  });

  it('moves code that is indented to the left, and no further than its text', () => {
    const { props } = read(`export default {
  props: {
    sx: {
      a: \`
  b\`,
    },
  },
};`);
    expect(props.get('sx')).toMatchObject({
      authored: { code: '{{\n  a: `\nb`,\n}}' },
    });
  });

  it('parts code on one line as well, and leaves the element itself out of the imports', () => {
    const wrapOf = (code: string) =>
      read(`import item from 'item';\nimport B from 'b';\nexport default { wrap: ${code} };`).wrap;
    expect(wrapOf('(item) => <B>{item}</B>')).toMatchObject({
      ...{ before: { code: '<B>' }, after: { code: '</B>' }, indent: 2 },
      imports: [{ code: "import B from 'b';" }],
    });
    expect(wrapOf('(item) => (\n      <B>\n          {item}\n      </B>)')).toMatchObject({
      ...{ before: { code: '<B>' }, after: { code: '</B>' }, indent: 4 },
    });
    expect(wrapOf('(item) => <B>\n\n{item}\n\n  <i /></B>')).toMatchObject({
      ...{ before: { code: '<B>' }, after: { code: '  <i /></B>' }, indent: 0 },
    });
    expect(wrapOf('(item) => <B>{item}</B>')!.before.html).toContain('<span');
    expect(wrapOf('(item) => <B>{item}</B>')!.after.html).toContain('<span');
  });

  it('leaves what it does not know alone', () => {
    expect(read('export default { other: 1 };')).toEqual({
      ...{ controls: null, props: new Map(), presets: new Map(), handlers: new Set(), wrap: null },
    });
  });

  it.each([
    'const a = 1',
    'let b, a',
    'export const a = 1',
    'const { a } = all',
    'const { b: { a } } = all',
    'const { b, ...a } = all',
    'const [, a = 1] = all',
    'function a() {}',
    'class a {}',
    'enum a {}',
  ])('refuses what %s declares: readers could not import it', (statement) => {
    const [message, at] = failure(`${statement};\nexport default { props: { x: [a] } };`);
    expect(message).toContain('"a" is declared in the file');
    expect(at).toBe('a] } };');
  });

  it.each(['type A = 1', 'interface A {}', 'export type A = 1'])(
    'refuses the type of %s',
    (statement) => {
      const [message] = failure(`${statement};\nexport default { props: { x: (b: A) => b } };`);
      expect(message).toContain('"A" is declared in the file');
    },
  );

  it.each(['const { a: b } = all', 'const b = a', 'let b: a', 'export { b as a }', 'a()'])(
    'knows that %s declares something else',
    (statement) => {
      const { props } = read(`${statement};\nexport default { props: { x: [a] } };`);
      expect(props.get('x')).toMatchObject({ authored: { code: '{[a]}', imports: [] } });
    },
  );

  it.each([
    ['export default {', /./, ''],
    ['export default { a: 1 };\nlet b = ;', /Unexpected token/, ';'],
    ['export default { controls: [1] };', /controls must be a list of names/, '[1] };'],
    ['export default { controls: [size] };', /controls must be a list of names/, '[size] };'],
    ['export default { props: { [a]: 1 } };', /written out/, '[a]: 1 } };'],
    ['export default { props: { children: [,] } };', /one by one/, '[,] } };'],
    [
      'function Icon() {}\nexport default { props: { x: <Icon /> } };',
      /"Icon" is declared in the file/,
      'Icon /> } };',
    ],
    ['export default { wrap: () => <a /> };', /wrap must have the form/, '() => <a /> };'],
    ['export default { wrap: ({ a }) => <b>{}</b> };', /wrap must/, '({ a }) => <b>{}</b> };'],
    ['export default { wrap: (a) => <b>{a}{a}</b> };', /wrap must/, '(a) => <b>{a}{a}</b> };'],
    ['export default { wrap: function (a) {} };', /wrap must/, 'function (a) {} };'],
    ['export const a = 1;', /must export an object by default/, 'export const a = 1;'],
    ['const a = {};\nexport default a;', /must export an object by default/, 'export default a;'],
    ['export default { controls: names };', /controls must be a list of names/, 'names };'],
    ['export default { props: all };', /written out/, 'all };'],
    ['export default { props: { ...all } };', /written out/, '...all } };'],
    ['export default { props: { children: [...all] } };', /one by one/, '[...all] } };'],
    [
      'const icon = <b />;\nexport default { presets: { icon: { A: icon } } };',
      /"icon" is declared in the file: readers see the code of a preset/,
      'icon } } };',
    ],
    ['export default { wrap: (a) => a };', /wrap must have the form/, '(a) => a };'],
    ['export default { wrap: around };', /wrap must have the form/, 'around };'],
  ])('refuses %s', (source, message, place) => {
    const [text, at] = failure(source);
    expect(text).toMatch(message);
    if (place !== '') expect(at).toBe(place);
  });
});

it('keeps what stands behind the component as it is, but for a line that is empty', () => {
  const after = (body: string) =>
    read(`export default { wrap: (item) => <ul>{item}${body}</ul> };`).wrap!.after.code;
  expect(after(' a\n b')).toBe(' a\n b</ul>');
  expect(after('\n  b')).toBe('  b</ul>');
});

it('reads JSX in a module whatever its name ends in', () => {
  const source = 'export default { props: { icon: <b>A</b> } };';
  for (const file of ['options.ts', 'options.js', 'options.jsx'])
    expect(readOptions(source, file).props.get('icon'), file).toMatchObject({
      authored: { code: '{<b>A</b>}' },
    });
});
