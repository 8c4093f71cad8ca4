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

  it.each([
    ['export default {', /./, ''],
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
