import { expect, test } from 'vitest';
import type { DocKind } from '../model/component-doc.ts';
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

test('names that only begin or end like unsettled ones have pages', () => {
  const hooks = ['useUnstable_dial', 'useDial_unstable_before', 'useDial_unstable'];
  const named = hooks.map((name) => ({ kind: 'hook', name }) as const);
  const titles = referencePages({ config: { route: '/api' }, docs: named }).map(({ name }) => name);
  expect(titles).toEqual([...hooks.slice(0, 2), 'Other exports']);
});

test('the pages of a package keep their paths where a component has taken one', () => {
  const at = (names: string[], versions: string[]) => {
    const components = names.map((name) => ({ kind: 'component', name }) as const);
    const source = { config: { route: '/api' }, docs: components, recorded: { versions } };
    return [changesPath(source), sizesPath(source)];
  };
  expect(at(['Knob'], ['1.0.0', '1.1.0'])).toEqual(['/api/changes', '/api/sizes']);
  expect(at(['Changes', 'Sizes'], ['1.0.0', '1.1.0'])).toEqual([
    '/api/changes-of-versions',
    '/api/sizes-of-bundles',
  ]);
  expect(at(['Knob'], ['1.0.0'])).toEqual([null, '/api/sizes']);
  expect(at([], ['1.0.0', '1.1.0'])).toEqual(['/api/changes', null]);
});

test('an entry within others gets its components too; one with entries of its own keeps them', () => {
  const config = { package: 'dials', route: '/kit/api', kinds: ['hook'], notShown: {} };
  const source = {
    config,
    docs: [{ kind: 'hook', name: 'useKnob' }],
    recorded: { versions: ['1.0.0', '1.1.0'] },
  };
  const own = { pathname: '/kit/api', children: [{ pathname: '/kit/api/mine' }] };
  const entries = [{ pathname: '/kit', children: [{ pathname: '/kit/api' }, own] }];
  expect(expandApiEntries(entries, [source as never])).toEqual([
    {
      pathname: '/kit',
      children: [
        {
          pathname: '/kit/api',
          children: [
            { pathname: '/kit/api/changes', title: 'Changes between versions' },
            { pathname: '/kit/api/use-knob', title: 'useKnob' },
          ],
        },
        own,
      ],
    },
  ]);
});

test.each([
  ['AppBar', 'app-bar'],
  ['useSVGIcon', 'use-svg-icon'],
  ['H1Title', 'h1-title'],
  ['unstable_use Dial', 'unstable-use-dial'],
])('%s is %s in a path', (name, path) => {
  expect(kebabCase(name)).toBe(path);
});
