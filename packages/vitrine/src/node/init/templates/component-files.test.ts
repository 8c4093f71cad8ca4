import { expect, it } from 'vitest';
import type { PropValues } from '../components/attempt.ts';
import type { ShownComponent } from '../components/choose-components.ts';
import { componentFiles } from './component-files.ts';

const DIAL: ShownComponent = {
  ...{ name: 'Dial', specifier: 'kit/dial', isDefault: false, title: 'Dial' },
  ...{ props: {}, hasChildren: false },
};
const filesOf = (rest: Partial<ShownComponent>) => componentFiles('Kit')({ ...DIAL, ...rest });
const page = (rest: Partial<ShownComponent>) => filesOf(rest)['content/components/dial.md'];
const demo = (rest: Partial<ShownComponent>) => filesOf(rest)['content/components/dial.tsx'];

it('a component without props has a page and a demo, and a playground without options', () => {
  expect(Object.keys(filesOf({}))).toEqual([
    ...['content/components/dial.md', 'content/components/dial.tsx'],
  ]);
  expect(page({})).toMatch(/\n::playground\[Props of Dial\]\{component=Dial\}\n$/);
  expect(page({})).toContain('\n::demo[Dial]{file=dial.tsx}\n');
  expect(demo({})).toBe(
    `import { Dial } from 'kit/dial';\n\nexport default function DialDemo() {\n  return <Dial />;\n}\n`,
  );
});

it('props and children are in the demo, and the playground begins with them', () => {
  const files = filesOf({ props: { 'aria-label': 'A', max: 3 }, hasChildren: true });
  expect(files['content/components/dial.tsx']).toContain(
    'return <Dial aria-label="A" max={3}>Dial</Dial>;',
  );
  expect(files['content/components/dial.md']).toContain(
    '{component=Dial options=dial-playground.tsx}',
  );
  expect(files['content/components/dial-playground.tsx']).toContain(
    `props: { 'aria-label': 'A', max: 3, children: 'Dial' },`,
  );
  const names = (rest: Partial<ShownComponent>) => Object.keys(filesOf(rest)).length;
  expect([names({ props: { max: 3 } }), names({ hasChildren: true })]).toEqual([3, 3]);
});

it('what is controlled has its state in the demo, and moves the controls of its playground', () => {
  const sets = { prop: 'on', at: 0, by: 'argument', isNullable: false, choices: [] } as const;
  const handlers = [{ name: 'onTurn', sets }];
  const files = filesOf({ props: { max: 3, on: false }, handlers });
  expect(files['content/components/dial.tsx']).toBe(`import { useState } from 'react';
import { Dial } from 'kit/dial';

export default function DialDemo() {
  const [on, setOn] = useState(false);
  return <Dial max={3} on={on} onTurn={setOn} />;
}
`);
  expect(files['content/components/dial-playground.tsx']).toContain(`
  props: { max: 3, on: false },
  handlers: {
    onTurn: (on) => ({ on }),
  },
} satisfies`);
  const inert = filesOf({ handlers: [{ name: 'onTurn', sets: null }] });
  expect(inert['content/components/dial.tsx']).toContain('<Dial onTurn={() => undefined} />');
  expect(inert['content/components/dial.md']).toContain('options=dial-playground.tsx');
});

it('a text of two lines is an expression', () => {
  expect(demo({ props: { label: 'a\nb' } })).toContain(String.raw`<Dial label={'a\u000ab'} />`);
});

it('a text that would end an attribute is an expression', () => {
  expect(demo({ props: { a: 'x"y', b: 'x&y', c: `it's` } })).toContain(
    `<Dial a={'x"y'} b={'x&y'} c="it's" />`,
  );
});

it('a default export is imported as one, a part with what it is a part of', () => {
  expect(demo({ isDefault: true })).toMatch(/^import Dial from 'kit\/dial';/);
  expect(demo({ imported: 'Knob' })).toMatch(/^import \{ Knob as Dial \} from [^]*return <Dial/);
  const part = { name: 'Dial.Root' };
  expect(demo(part)).toMatch(/^import \{ Dial \} from [^]*return <Dial\.Root \/>;/);
  expect(page(part)).toMatch(/^---\ncomponents: Dial\n---\n[^]*component=Dial\.Root\}/);
});

it('a list of objects has lines of its own', () => {
  const props: PropValues = { rows: [{ id: 'a', at: [1, 2] }, { id: 'b' }], of: { id: 'a' } };
  expect(demo({ props })).toContain(`  return (
    <Dial
      rows={[
        { id: 'a', at: [1, 2] },
        { id: 'b' },
      ]}
      of={{ id: 'a' }}
    />
  );
`);
  const files = filesOf({ props, hasChildren: true });
  expect(files['content/components/dial.tsx']).toContain(`    >
      Dial
    </Dial>
  );`);
  expect(files['content/components/dial-playground.tsx']).toContain(`  props: {
    rows: [
      { id: 'a', at: [1, 2] },
      { id: 'b' },
    ],
    of: { id: 'a' },
    children: 'Dial',
  },
`);
});

it('a part stands within the component, in its demo and its playground', () => {
  const part = { name: 'Bar', props: { of: 'value' } };
  const files = filesOf({ props: { rows: [{ value: 1 }] }, part });
  expect(files['content/components/dial.tsx']).toBe(`import { Bar, Dial } from 'kit/dial';

export default function DialDemo() {
  return (
    <Dial
      rows={[
        { value: 1 },
      ]}
    >
      <Bar of="value" />
    </Dial>
  );
}
`);
  expect(demo({ part, isDefault: true })).toMatch(/^import Dial, \{ Bar \} from/);
  const playground = files['content/components/dial-playground.tsx'];
  expect(playground).toMatch(/^import \{ Bar \} from 'kit\/dial';\n/);
  expect(playground).toContain('    children: <Bar of="value" />,\n');
});

it('what it has drawn is a function, in its demo and its playground', () => {
  const place = { at: 0, name: 'item', member: null };
  const renders = [{ name: 'renderItem', content: place }];
  const files = filesOf({ props: { max: 3 }, renders });
  expect(files['content/components/dial.tsx']).toContain(
    'return <Dial max={3} renderItem={(item) => item} />;',
  );
  expect(files['content/components/dial-playground.tsx']).toContain(
    'props: { max: 3, renderItem: (item) => item },',
  );
  const within = filesOf({ renders: [{ name: 'children', content: place }] });
  expect(within['content/components/dial.tsx']).toContain('<Dial>{(item) => item}</Dial>');
  expect(within['content/components/dial.md']).toContain('options=dial-playground.tsx');
  const style = { background: 'currentColor', borderRadius: 8 };
  const drawn = filesOf({ renders: [{ name: 'draw', tag: 'div', spread: place, style }] });
  expect(drawn['content/components/dial.tsx']).toContain(`  return (
    <Dial
      draw={(item) => (
        <div
          {...item}
          style={{ ...item.style, background: 'currentColor', borderRadius: 8 }}
        />
      )}
    />
  );
`);
});

it('what is closed at first has a button that opens it, in its demo and its playground', () => {
  const sets = { prop: 'open', at: 0, by: 'close', isNullable: false, choices: [] } as const;
  const handlers = [{ name: 'onClose', sets }];
  const props: PropValues = { open: false, rows: [{ id: 'a' }] };
  const files = filesOf({ props, handlers, hasChildren: true, opens: 'open' });
  expect(files['content/components/dial.tsx']).toContain(`  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dial
        rows={[
          { id: 'a' },
        ]}
        open={open}
        onClose={() => setOpen(false)}
      >
        Dial
      </Dial>
    </>
  );
`);
  expect(files['content/components/dial-playground.tsx']).toContain(`  aside: (change) => (
    <button type="button" onClick={() => change({ open: true })}>
      Open
    </button>
  ),
} satisfies`);
});

it('what shows something when a function is called has a button for that, in a document of its own', () => {
  const files = filesOf({ calls: 'notify' });
  expect(files['content/components/dial.tsx']).toBe(`import { Dial, notify } from 'kit/dial';

export default function DialDemo() {
  return (
    <>
      <button type="button" onClick={() => notify('Dial')}>
        Show
      </button>
      <Dial />
    </>
  );
}
`);
  expect(files['content/components/dial.md']).toMatch(
    /\nHow Dial of Kit looks\.\n[^]*\n::demo\[Dial\]\{file=dial\.tsx iframe=200\}\n$/,
  );
  expect(Object.keys(files)).toHaveLength(2);
});

it('what browsers would render otherwise is left to them', () => {
  const text = page({ varies: true, props: { max: 3 } });
  expect(text).toContain('::demo[Dial]{file=dial.tsx clientOnly}');
  expect(text).toContain('{component=Dial options=dial-playground.tsx clientOnly}');
});

it('a function within the component has lines of its own', () => {
  const place = (member: string) => ({ at: 0, name: 'state', member });
  const getters = { outer: place('getRootProps'), field: place('getInputProps') };
  const renders = [{ name: 'children', tag: 'div', getters, value: 'Dial' }];
  expect(demo({ renders })).toContain(`  return (
    <Dial>
      {({ getRootProps, getInputProps }) => (
        <div {...getRootProps()}>
          <input {...getInputProps()} />
          Dial
        </div>
      )}
    </Dial>
  );
`);
});
