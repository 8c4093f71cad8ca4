import { expect, test } from 'vitest';
import { decodePath } from '../base/addresses/page-paths.ts';
import { findPathFault } from '../base/addresses/servable-path.ts';
import type { DocKind } from '../model/component-doc.ts';
import type { ParameterDoc } from '../model/signature-doc.ts';
import {
  changesPath,
  componentAddresses,
  expandApiEntries,
  kebabCase,
  referencePages,
  sizesPath,
} from './api-tree.ts';

const docs = [
  { kind: 'component', name: 'Knob' },
  { kind: 'component', name: 'Dialog.Root' },
  { kind: 'hook', name: 'useKnob' },
  { kind: 'hook', name: 'unstable_useDial' },
  { kind: 'function', name: 'alpha', description: 'Sets it.' },
  { kind: 'function', name: 'beta', description: '' },
  { kind: 'constant', name: 'grey', description: 'A color.' },
  { kind: 'type', name: 'Size', description: 'How large.' },
  { kind: 'type', name: 'StyleProps', props: [{}] },
] satisfies { kind: DocKind; name: string; description?: string; props?: unknown[] }[];

const pages = (kinds?: DocKind[]) =>
  referencePages({ config: { route: '/api', ...(kinds && { kinds }) }, docs }).map(
    ({ name, pathname, others }) =>
      `${pathname} ${name}${others.length === 0 ? '' : `: ${others.map((doc) => doc.name).join(' ')}`}`,
  );

test('components, hooks and described functions have pages; the rest shares one', () => {
  expect(pages()).toEqual([
    '/api/knob Knob',
    '/api/dialog Dialog',
    '/api/use-knob useKnob',
    '/api/alpha alpha',
    '/api/style-props StyleProps',
    '/api/other-exports Other exports: unstable_useDial beta grey Size',
  ]);
});

test('a function has a page whose parameters or options alone are described', () => {
  const blank = { type: '', required: true, default: null, description: '', deprecated: null };
  const option = { ...blank, name: 'placement', description: 'Where it appears.' };
  const taking = (name: string, ...parameters: Partial<ParameterDoc>[]) => ({
    ...{ kind: 'function' as const, name },
    signatures: [
      {
        ...{ text: `${name}(): void`, description: '' },
        parameters: parameters.map((one) => ({ ...blank, name: 'it', members: [], ...one })),
        returns: { type: 'void', description: '', members: [] },
      },
    ],
  });
  const docs = [
    taking('createToaster', { members: [option] }),
    taking('mix', {}, { description: 'How much of it.' }),
    // What is passed on has its description elsewhere.
    taking('colorOf', {}, { members: [option] }),
    taking('plain', {}),
  ];
  const named = referencePages({ config: { route: '/api' }, docs }).map(({ name }) => name);
  expect(named).toEqual(['createToaster', 'mix', 'Other exports']);
});

test('what consists of functions has a page, and of what many are made alike none has', () => {
  const constant = (name: string, ...functions: string[]) => ({
    ...{ kind: 'constant' as const, name },
    signatures: functions.map((one) => ({
      ...{ text: `${name}.${one}(): void`, description: '', parameters: [] },
      returns: { type: 'void', description: '', members: [] },
    })),
  });
  const made = ['aAnatomy', 'bAnatomy', 'cAnatomy'].map((name) => constant(name, 'parts', 'build'));
  const docs = [constant('message', 'error', 'info'), constant('Grid', 'useBreakpoint'), ...made];
  const named = (kinds?: DocKind[]) =>
    referencePages({ config: { route: '/api', ...(kinds && { kinds }) }, docs }).map(
      ({ name }) => name,
    );
  expect(named()).toEqual(['message', 'Other exports']);
  expect(named(['component'])).toEqual(['Other exports']);
  expect(named(['constant'])).toEqual(['message', 'Other exports']);
});

test('a sign that a name begins with is not in the address of its page', () => {
  const both = ['$getDial', 'getDial'].map((name) => ({
    ...{ kind: 'function' as const, name, description: 'Gets it.' },
  }));
  expect(
    referencePages({ config: { route: '/api' }, docs: both }).map((page) => page.pathname),
  ).toEqual(['/api/get-dial', '/api/get-dial-2']);
});

test('an export whose name no file can have gets another address', () => {
  const pathOf = (name: string) =>
    referencePages({ config: { route: '/api' }, docs: [{ name }] })[0]!.pathname;
  expect(['Index', 'Aux', 'IndexTable'].map(pathOf)).toEqual([
    '/api/index-2',
    '/api/aux-2',
    '/api/index-table',
  ]);
});

test('an export with a name of any length has an address that a file can be at', () => {
  const names = ['N'.repeat(10_000), `${'N'.repeat(10_000)}m`, 'あ'.repeat(300), 'a'.repeat(200)];
  const docs = names.map((name) => ({ name }));
  const found = referencePages({ config: { route: '/api' }, docs }).map((page) => page.pathname);
  expect(new Set(found).size).toBe(names.length);
  expect(found.map((one) => findPathFault(decodePath(one)))).toEqual(names.map(() => null));
  expect(found[3]).toBe(`/api/${names[3]!}`);
});

test('a route that no file can be at is not tried for ever', () => {
  const docs = ['Knob', 'Aux'].map((name) => ({ name }));
  expect(referencePages({ config: { route: '/aux' }, docs })).toHaveLength(2);
});

test('the configuration names the kinds; what components link has a page whatever it says', () => {
  expect(pages(['component', 'constant', 'type'])).toEqual([
    '/api/knob Knob',
    '/api/dialog Dialog',
    '/api/grey grey',
    '/api/size Size',
    '/api/style-props StyleProps',
    '/api/other-exports Other exports: useKnob unstable_useDial alpha beta',
  ]);
});

test('a function that holds components is on their page, described or not', () => {
  const spin = { kind: 'function' as const, name: 'spin', description: '' };
  const held = [spin, { kind: 'component' as const, name: 'spin.div' }];
  const [page, ...others] = referencePages({ config: { route: '/api' }, docs: held });
  expect(others).toEqual([]);
  expect(page).toMatchObject({ pathname: '/api/spin', main: held[0], parts: [held[1]] });
  const config = { route: '/api', kinds: ['hook' as const] };
  expect(referencePages({ config, docs: held }).map(({ name }) => name)).toEqual(['Other exports']);
});

test('functions of what holds components are on their page, described or not', () => {
  const both = [
    { kind: 'component' as const, name: 'Kit.Dial' },
    { kind: 'function' as const, name: 'Kit.makeDial', description: '' },
  ];
  expect(referencePages({ config: { route: '/api' }, docs: both })).toMatchObject([
    { pathname: '/api/kit', main: null, parts: both },
  ]);
});

test('the navigation is alphabetical behind the table of sizes, with the shared page last', () => {
  const config = { package: 'dials', route: '/api', kinds: [], notShown: {} };
  const [api] = expandApiEntries(
    [{ pathname: '/api' }],
    [
      {
        config: { ...config, kinds: ['component', 'hook', 'function'] },
        docs,
        version: '1.0.0',
      } as never,
    ],
  );
  expect(api!.children!.map(({ title }) => title)).toEqual(
    'Bundle sizes,alpha,Dialog,Knob,StyleProps,useKnob,Other exports'.split(','),
  );
});

test('a component is found by each of its names, a part of another in its section', () => {
  const aliased = [
    { kind: 'component', name: 'Knob', aliases: ['Dial'] },
    { kind: 'component', name: 'Dialog.Root', aliases: ['DialogRoot'] },
  ] as const;
  expect([...componentAddresses({ config: { route: '/api' }, docs: aliased })].sort()).toEqual([
    ['Dial', '/api/knob'],
    ['Dialog', '/api/dialog'],
    ['Dialog.Root', '/api/dialog#dialog-root'],
    ['DialogRoot', '/api/dialog#dialog-root'],
    ['Knob', '/api/knob'],
  ]);
});

const packageOf = (names: string[], kind: DocKind = 'component', versions?: string[]) => ({
  config: { route: '/api', package: 'dials', notShown: {} },
  docs: names.map((name) => ({ kind, name })),
  ...(versions && { recorded: { versions } }),
});

test('versions are compared on a page where there are two, beside an export of that name', () => {
  const path = (names: string[], versions?: string[]) =>
    changesPath(packageOf(names, 'component', versions));
  expect([path(['Knob']), path(['Knob'], []), path(['Knob'], ['1'])]).toEqual([null, null, null]);
  expect(path(['Knob'], ['1', '2'])).toBe('/api/changes');
  expect(path(['Changes'], ['1', '2'])).toBe('/api/changes-of-versions');
});

test('components have a table of sizes, beside an export of that name', () => {
  expect(sizesPath(packageOf(['Knob']))).toBe('/api/sizes');
  expect(sizesPath(packageOf(['Knob', 'Sizes']))).toBe('/api/sizes-of-bundles');
  expect(sizesPath(packageOf(['useKnob'], 'hook'))).toBeNull();
});

test('letters in names that nobody sees are shown', () => {
  const entries = expandApiEntries([{ pathname: '/api' }], [packageOf(['A\u3164']) as never]);
  expect(entries[0]!.children!.map(({ title }) => title)).toContain(String.raw`A\u3164`);
});

test('an entry with children of its own keeps them, and theirs are looked through', () => {
  const hooks = { ...packageOf(['useB', 'useA'], 'hook', ['1', '2']), version: '2' } as never;
  const entries = [
    { pathname: '/guide' },
    { pathname: '/other', children: [{ pathname: '/api' }] },
    { pathname: '/api', children: [{ pathname: '/own' }] },
  ];
  const [guide, other, api] = expandApiEntries(entries, [hooks]);
  expect(guide).toBe(entries[0]);
  expect(api!.children).toEqual([{ pathname: '/own' }]);
  expect(other!.children![0]!.children).toEqual([
    { pathname: '/api/changes', title: 'Changes between versions' },
    { pathname: '/api/use-a', title: 'useA' },
    { pathname: '/api/use-b', title: 'useB' },
  ]);
});

test('what is not settled has no page of its own, by its whole prefix or ending', () => {
  const names = ['unsafe_a', 'experimental_b', 'c_unstable', 'd_Experimental', 'UNSTABLE_e'];
  const settled = ['my_unsafe_a', 'b_unstable_c', 'unstableD', 'e_unsafe'];
  const pageNames = (list: string[]) =>
    referencePages(packageOf(list, 'hook')).map(({ name }) => name);
  expect(pageNames(names)).toEqual(['Other exports']);
  expect(pageNames(settled)).toEqual(settled);
});

test.each([
  ['AppBar', 'app-bar'],
  ['URLField', 'url-field'],
  ['Grid2Row', 'grid2-row'],
  ['my_Knob Set', 'my-knob-set'],
  ['useHTML', 'use-html'],
])('%s is %s in addresses', (name, slug) => {
  expect(kebabCase(name)).toBe(slug);
});
