import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { literals, makeProp } from '../api/fixtures/docs.ts';
import type { ComponentDoc, PropDoc } from '../model/component-doc.ts';
import { formatProblem } from '../base/errors.ts';
import type { PlaygroundReference } from '../../shared/page.ts';
import type { ApiPackage } from '../model/site.ts';
import type { PlaygroundData } from '../../shared/playground.ts';
import { preparePlaygrounds } from './prepare.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-playground-'));
afterAll(() => rmSync(root, { recursive: true }));

const prop = (name: string, type: string, rest: Partial<PropDoc> = {}) =>
  makeProp({ name, type, ...rest });

const dial = {
  name: 'Dial',
  aliases: [],
  package: '@kit/dials',
  imports: [
    { specifier: '@kit/dials', clause: '{ Dial }' },
    { specifier: '@kit/dials/Dial', clause: 'Dial' },
  ],
  props: [
    prop('children', 'React.ReactNode', { input: 'text' }),
    prop('size', 'Size', { values: literals('small', 'large'), default: "'small'" }),
    prop('on', 'boolean | null', { input: 'boolean' }),
    prop('turns', 'number', { input: 'number', default: '2' }),
    prop('scroll', "'auto' | boolean", { values: literals('auto', true, false) }),
    prop('label', 'string', { input: 'text' }),
    prop('icon', 'ReactElement'),
    prop('onTurn', '() => void'),
    prop('locked', "BaseProps['locked']", { resolved: 'boolean', input: 'boolean' }),
    prop('old', 'boolean', { input: 'boolean', deprecated: 'gone' }),
    prop('id', 'string', { input: 'text', inherited: true, from: 'Base' }),
  ],
} as Partial<ComponentDoc> as ComponentDoc;
const gauge = {
  name: 'Gauge',
  aliases: [],
  package: '@kit/dials',
  imports: [
    { specifier: '@kit/dials', clause: '{ Gauge }' },
    { specifier: '@kit/dials/dist/other', clause: '{ Gauge }' },
  ],
  props: [prop('open', "Base['open']", { required: true })],
} as Partial<ComponentDoc> as ComponentDoc;

const toggle = {
  name: 'Switch',
  aliases: [],
  package: '@kit/dials',
  imports: [{ specifier: '@kit/dials', clause: '{ Switch }' }],
  props: [prop('on', 'boolean', { required: true, input: 'boolean' })],
} as Partial<ComponentDoc> as ComponentDoc;
const panel = {
  name: 'Panel.Root',
  aliases: ['PanelRoot'],
  package: '@kit/dials',
  imports: [{ specifier: '@kit/dials', clause: '{ Panel }' }],
  props: [
    prop('open', 'boolean', { input: 'boolean' }),
    // Around a text it would throw.
    prop('asChild', 'boolean', { input: 'boolean' }),
    prop('margin', 'number', { input: 'number', group: 'StyleProps' }),
  ],
} as Partial<ComponentDoc> as ComponentDoc;
/** One of two components of one name, and a part of a module of which all is imported. */
const others = [
  ['NewDial', '{ Dial as NewDial }'],
  ['reels.Reel', '* as reels'],
].map(([name, clause]) => ({
  ...{ name, aliases: [], package: '@kit/dials', props: [] },
  imports: [{ specifier: '@kit/dials/new', clause }],
})) as Partial<ComponentDoc>[] as ComponentDoc[];
/** Readers install it by another name than this site. */
const renamed = {
  name: 'Wheel',
  aliases: [],
  package: 'wheels-next',
  imports: [
    { specifier: '@kit/wheels', clause: '{ Wheel }' },
    { specifier: '@kit/wheels/parts/Wheel', clause: 'Wheel' },
  ],
  props: [],
} as Partial<ComponentDoc> as ComponentDoc;
const lost = {
  name: 'Lost',
  aliases: [],
  imports: [],
  props: [],
} as Partial<ComponentDoc> as ComponentDoc;

/** @param options the text of the module; `null` for one that is not there */
async function prepare(component: string, options?: string | null) {
  const name = options === null ? 'gone.tsx' : 'options.tsx';
  const file = options === undefined ? '' : `content/dials/${name}`;
  if (typeof options === 'string') {
    mkdirSync(path.join(root, 'content/dials'), { recursive: true });
    writeFileSync(path.join(root, file), options);
  }
  const reference: PlaygroundReference = {
    id: 'dials-dial-playground',
    hash: 'dial-playground',
    title: 'Dial playground',
    component,
    package: '',
    options: file,
    line: 7,
  };
  const api = [
    {
      config: { package: '@kit/dials', route: '/api' },
      docs: [dial, gauge, toggle, panel, ...others, renamed, lost],
    },
  ];
  const { playgrounds, problems } = await preparePlaygrounds(
    {
      root,
      engineId: 'test',
      cacheDir: path.join(root, '.vitrine'),
      api: api as unknown as ApiPackage[],
    },
    [
      {
        ...{ pathname: '/dials', playgrounds: [reference] },
        source: { file: 'content/dials/index.md', editUrl: '' },
      },
    ],
  );
  return { playgrounds, report: problems.map(formatProblem).join('\n') };
}

/** What the module that was made shows. */
const dataOf = (code: string) =>
  JSON.parse(/^const data = (.*);$/m.exec(code)![1]!) as PlaygroundData;

/** Its controls, as `prop kind`. */
const controlsOf = (code: string) =>
  dataOf(code).controls.map(({ prop: name, kind }) => `${name} ${kind}`);

describe('preparePlaygrounds', () => {
  it('imports a component by the name under which this site has its package', async () => {
    const { playgrounds, report } = await prepare('Wheel');
    expect(report).toBe('');
    const { code } = playgrounds[0]!;
    expect(code).toContain('import Component from "wheels-next/parts/Wheel";');
    expect(dataOf(code).import.code).toContain("from '@kit/wheels/parts/Wheel'");
  });

  it('imports what has another name in its module, and all of a module', async () => {
    const { code } = (await prepare('NewDial')).playgrounds[0]!;
    expect(code).toContain('import { Dial as Component } from "@kit/dials/new";');
    const whole = (await prepare('reels.Reel')).playgrounds[0]!.code;
    expect(whole).toContain('import * as Component from "@kit/dials/new";');
    expect(whole).toContain('component={Component.Reel}');
  });

  it('gives the component’s own props the controls that their types ask for', async () => {
    const { playgrounds, report } = await prepare('Dial');
    expect(report).toBe('');
    const { file, code } = playgrounds[0]!;
    expect(file).toMatch(/^\.vitrine\/playgrounds\/dials-dial-playground-[\da-f]{10}\.jsx$/);
    expect(code).toContain('import Component from "@kit/dials/Dial";');
    expect(controlsOf(code)).toEqual([
      'children text',
      'size choice',
      'on boolean',
      'turns number',
      'scroll choice',
      'label text',
      'locked boolean',
    ]);
  });

  it('shows a part of what is imported, under the name that is written in JSX', async () => {
    const { playgrounds, report } = await prepare('PanelRoot');
    expect(report).toBe('');
    const { code } = playgrounds[0]!;
    expect(code).toContain('import { Panel as Component } from "@kit/dials";');
    expect(code).toContain('component={Component.Root}');
    expect(dataOf(code).component).toBe('Panel.Root');
    // What many components share would be fifty fields more.
    expect(controlsOf(code)).toEqual(['open boolean']);
  });

  it('takes presets, and a kind from the author’s value where the type tells none', async () => {
    const { playgrounds, report } = await prepare(
      'Dial',
      `import Bell from '@kit/icons/Bell';
export default {
  controls: ['icon', 'size'],
  props: { icon: 'Bell', title: 'Fixed' },
  presets: { icon: { Bell: <Bell /> } },
};`,
    );
    expect(report).toBe('');
    expect(controlsOf(playgrounds[0]!.code)).toEqual(['icon preset', 'size choice']);
    expect(playgrounds[0]!.code).toContain(
      'import options from "../../content/dials/options.tsx";',
    );
    const { playgrounds: gauges } = await prepare(
      'Gauge',
      'export default { controls: ["open"], props: { open: false } };',
    );
    expect(controlsOf(gauges[0]!.code)).toEqual(['open boolean']);
    expect(gauges[0]!.code).toContain('import { Gauge as Component } from "@kit/dials";');
  });

  it('knows which props the component cannot do without', async () => {
    const { playgrounds } = await prepare(
      'Gauge',
      'export default { controls: ["open"], props: { open: false } };',
    );
    expect(playgrounds[0]!.code).toContain('"initial":false,"required":true');
    expect((await prepare('Dial')).playgrounds[0]!.code).not.toContain('"required":true');
  });

  it('names the file after what is in it', async () => {
    const fileOf = async (options?: string) =>
      (await prepare('Dial', options)).playgrounds[0]!.file;
    const first = await fileOf();
    const again = await fileOf();
    const other = await fileOf('export default { controls: ["size"] };');
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('passes on what the author fixes, as a value or as code', async () => {
    const { playgrounds } = await prepare(
      'Dial',
      "export default { controls: ['size'], props: { size: 'large', turns: 3, onTurn: () => {} } };",
    );
    expect(dataOf(playgrounds[0]!.code)).toMatchObject({
      component: 'Dial',
      hash: 'dial-playground',
      import: { code: "import Dial from '@kit/dials/Dial';" },
      fixed: [
        { prop: 'turns', value: 3 },
        { prop: 'onTurn', authored: { code: '{() => {}}', imports: [] } },
      ],
      controls: [{ prop: 'size', initial: 'large', default: 'small', required: false }],
      wrap: null,
    });
  });

  it('keeps what the author has written as code, which no control by itself may take the place of', async () => {
    const { playgrounds } = await prepare(
      'Dial',
      'export default { props: { size: [1][0], children: <b>1</b>, turns: -1 } };',
    );
    const { fixed, controls } = dataOf(playgrounds[0]!.code);
    expect(fixed).toMatchObject([
      { prop: 'size', authored: { code: '{[1][0]}' } },
      { prop: 'children', authored: { code: '<b>1</b>' } },
    ]);
    const props = controls.map(({ prop }: { prop: string }) => prop);
    expect(props).not.toContain('size');
    expect(props).not.toContain('children');
    expect(controls).toContainEqual(expect.objectContaining({ prop: 'turns', initial: -1 }));
  });

  it('takes a required prop from what is fixed, from a first value, and as a switch that is off', async () => {
    for (const options of [
      'export default { controls: [], props: { open: () => 1 } };',
      'export default { controls: ["open"], props: { open: 1 } };',
      'export default { presets: { open: { A: 1 } }, props: { open: "A" } };',
    ]) {
      expect((await prepare('Gauge', options)).report).toBe('');
    }
    expect((await prepare('Switch')).report).toBe('');
    const missing = await prepare('Gauge', 'export default { presets: { open: { A: 1 } } };');
    expect(missing.report).toContain('the options give no value for "open", which is required');
    expect((await prepare('Switch', 'export default { controls: [] };')).report).toContain('"on"');
  });

  it('takes a required handler from the handlers, and has readers copy one', async () => {
    const handled = 'export default { handlers: { open: () => ({}), turns() { return {}; } } };';
    const { playgrounds, report } = await prepare('Gauge', handled);
    expect(report).toBe('');
    expect(dataOf(playgrounds[0]!.code).fixed).toMatchObject([
      { prop: 'open', authored: { code: '{() => {}}', imports: [] } },
    ]);
    const twice = 'export default { props: { open: () => 1 }, handlers: { open: () => ({}) } };';
    expect(dataOf((await prepare('Gauge', twice)).playgrounds[0]!.code).fixed).toHaveLength(1);
    const elsewhere = 'const all = {}; export default { handlers: { ...all } };';
    expect((await prepare('Gauge', elsewhere)).report).toContain('no value for "open"');
  });

  it('sets presets that it has no documented prop for', async () => {
    const { playgrounds } = await prepare(
      'Dial',
      'export default { controls: ["knob"], presets: { knob: { A: 1, B: 2 } } };',
    );
    expect(dataOf(playgrounds[0]!.code).controls).toMatchObject([
      { prop: 'knob', kind: 'preset', default: null, initial: null, required: false },
    ]);
  });

  it('needs its options, and a component that can be imported', async () => {
    expect((await prepare('Dial', null)).report).toContain(
      'there is no file "content/dials/gone.tsx"',
    );
    expect((await prepare('Lost')).report).toContain('nothing says how Lost is imported');
  });

  it.each<[name: string, component: string, options: string | undefined, report: string]>([
    [
      'an unknown component',
      'Diall',
      undefined,
      `content/dials/index.md:7 error unknown-component
  @kit/dials has no component "Diall"; did you mean "Dial"?
  Check the spelling; names are case-sensitive.`,
    ],
    [
      'a required prop without a value',
      'Gauge',
      undefined,
      `content/dials/index.md:7 error invalid-playground
  The playground cannot be made: the options give no value for "open", which is required
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a prop that there is not',
      'Dial',
      'export default { controls: ["sise"] };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: Dial has no documented prop "sise"; did you mean "size"?
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a prop that no control can set',
      'Dial',
      'export default { controls: ["onTurn"] };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: "onTurn" (() => void) needs presets: no control can set it
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a value that the control does not have',
      'Dial',
      'export default { props: { size: "huge" } };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: "size" cannot be "huge"
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a control that code is given to',
      'Dial',
      'export default { controls: ["size"], props: { size: [1][0] } };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: "size" is given code, with which no control begins: leave it out of "controls"
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'presets of a prop that code is given to',
      'Dial',
      'export default { props: { icon: <i /> }, presets: { icon: { Bell: 1 } } };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: "icon" is given code, with which no control begins: give the name of one of its presets
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a preset that there is not',
      'Dial',
      'export default { props: { icon: "Bel" }, presets: { icon: { Bell: 1 } } };',
      `content/dials/options.tsx:1 error invalid-playground
  The playground cannot be made: "Bel" is none of the presets of "icon"
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
    [
      'a wrong option',
      'Dial',
      '\n\nexport default { controls: 1 };',
      `content/dials/options.tsx:3 error invalid-playground
  The playground cannot be made: controls must be a list of names such as ['size']
  A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.`,
    ],
  ])('reports %s with its place', async (_, component, options, report) => {
    expect(await prepare(component, options)).toEqual({ playgrounds: [], report });
  });
});
