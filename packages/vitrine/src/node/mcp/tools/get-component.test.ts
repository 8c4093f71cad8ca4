import { expect, it } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { findComponents } from '../text/find-components.ts';
import { getComponent, listComponentParts } from './get-component.ts';

const component = (name: string, from: string) => ({
  ...{ name, aliases: [], kind: 'component' as const, package: from },
  ...{ page: `/${from}/${name}`, api: `/${from}/${name}.json`, since: null, deprecated: null },
});
const components = [
  component('Button', '@acme/core'),
  component('Chip', '@acme/core'),
  component('Button', '@acme/labs'),
];
const page = (path: string, reference: string) => ({
  ...{ path, kind: 'markdown', title: path, description: '', markdown: '', group: '' },
  ...{ components: ['Button'], reference: [reference] },
  demos: [{ hash: 'one', title: `Of ${path}`, file: '' }],
});
const source = {
  describe: () =>
    Promise.resolve({
      components,
      pages: [page('/core', '/@acme/core/Button'), page('/labs', '/@acme/labs/Button')],
    }),
  search: () => Promise.resolve(null),
  readApi: ({ api }: { api: string }) => {
    const [from, name] = api.replace('.json', '').split('/').slice(2);
    const imports = [{ specifier: `@acme/${from}`, clause: `{ ${name} }` }];
    return Promise.resolve({ components: [{ ...makeDoc({ name: name! }), imports }] });
  },
} as unknown as DocSource;

it('asks which package is meant where several have the component', async () => {
  await expect(getComponent(source, { name: 'button' })).rejects.toThrow(
    'Button is in @acme/core, @acme/labs. Say which with "package".',
  );
  expect(await getComponent(source, { name: 'Chip' })).toContain("from '@acme/core'");
});

it('answers with the component of the package, and its demos alone', async () => {
  for (const input of [{ name: 'Button', package: '@acme/labs' }, { name: '@acme/labs:Button' }]) {
    const answer = await getComponent(source, input);
    expect(answer).toContain("from '@acme/labs'");
    expect(answer).toContain('/labs#one');
    expect(answer).not.toContain('/core#one');
  }
});

it('names the packages there are', async () => {
  await expect(getComponent(source, { name: 'Button', package: 'acme-x' })).rejects.toThrow(
    'There is no package "acme-x".',
  );
  await expect(getComponent(source, { name: 'Chip', package: '@acme/labs' })).rejects.toThrow(
    'There is no component of @acme/labs "Chip"',
  );
});

it('a question means the component of the package that it names, or all of the name', () => {
  const ask = (query: string) =>
    findComponents({ components }, query).map((each) => `${each.package} ${each.name}`);
  expect(ask('how wide is a button')).toEqual(['@acme/core Button', '@acme/labs Button']);
  expect(ask('labs button size')).toEqual(['@acme/labs Button']);
  expect(ask('acme chip')).toEqual(['@acme/core Chip']);
});

it('what it names for style sheets is told beside its classes', () => {
  const named = (name: string, description = '') => [{ name, description }];
  const doc = makeDoc({
    dataAttributes: named('data-open', 'While open.'),
    cssVariables: named('--knob-size'),
    cssParts: named('label'),
  });
  expect(listComponentParts(doc, []).join('\n\n')).toContain(
    '## Data attributes\n\n- `data-open`: While open.\n\n## CSS variables\n\n- `--knob-size`\n\n## CSS parts\n\n- `label`',
  );
});

it('what a hook gives is told beside what it takes, and found by its name or what it does', async () => {
  const member = { type: '() => void', required: true, default: null, deprecated: null };
  const returns = {
    ...{ type: 'Toasts', description: '' },
    members: [
      { ...member, name: 'push', description: 'Shows one.' },
      { ...member, name: 'remove', description: 'Takes one away.' },
    ],
  };
  const signatures = [{ text: 'useToasts(): Toasts', description: '', parameters: [], returns }];
  const doc = makeDoc({ name: 'useToasts', kind: 'hook', imports: [], signatures });
  const hook = { ...source, readApi: () => Promise.resolve({ components: [doc] }) };
  const hooks = [{ ...component('useToasts', '@acme/core'), kind: 'hook' }];
  const site = () => Promise.resolve({ components: hooks, pages: [] });
  const ask = (input: object) =>
    getComponent({ ...hook, describe: site } as unknown as DocSource, {
      ...{ name: 'useToasts' },
      ...input,
    });
  expect(await ask({})).toContain(
    '## Returns\n\n- `push`: `() => void`. Shows one.\n- `remove`: `() => void`. Takes one away.',
  );
  expect(await ask({ filter: 'push' })).toMatch(/\n\n- `push`: `\(\) => void`. Shows one.$/);
  expect(await ask({ props: ['remove'] })).toMatch(/\n\n- `remove`: .* Takes one away.$/);
});
