/** Hooks, functions and constants of a small package made for the purpose. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { formatDocs } from '../output/format.ts';
import { installFixtures, packageFiles, writeProject } from '../fixtures/install.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

let docs: ComponentDoc[];
beforeAll(async () => {
  ({ docs } = await extractPackage({ root: installFixtures(['tools-ui']), package: 'tools-ui' }));
}, 60_000);

const find = (name: string) => docs.find((doc) => doc.name === name)!;

test('every value has its kind; contexts, classes, helpers and what is internal are left out', () => {
  const kinds = docs.map(({ kind, name }) => `${kind} ${name}`);
  expect(kinds).toEqual([
    'component Bell',
    'component Meter',
    'function createStore',
    'constant grey',
    'function lighten',
    'function measure',
    'function roundValue',
    'constant Size',
    'hook unstable_useTimer',
    'hook useTimer',
    'constant version',
  ]);
  expect(find('createStore').aliases).toEqual(['unstable_createStore']);
});

test('a hook: its options and its result as tables, and all that its tags say', () => {
  const hook = find('useTimer');
  expect(hook).toMatchObject({
    description: 'Counts.\n\nStops when the component goes.',
    since: '1.1.0',
    throws: ['`RangeError` when the interval is negative'],
    see: ['<https://tools.example/timer>'],
    examples: ['const [count] = useTimer({ onTick: console.log });'],
    imports: [{ specifier: 'tools-ui', clause: '{ useTimer }' }],
    file: 'index.d.ts',
    definition: null,
  });
  const [signature] = hook.signatures;
  expect(signature).toMatchObject({
    text: 'useTimer(options: UseTimerOptions): [count: number, handlers: TimerHandlers]',
    returns: { description: 'the count, and what controls it' },
  });
  const [options] = signature!.parameters;
  expect(options).toMatchObject({ name: 'options', required: true, description: 'What it does.' });
  expect(options!.members).toMatchObject([
    { name: 'interval', type: 'number', required: false, default: '1000' },
    { name: 'onStep', deprecated: 'since 1.2 Use `onTick`.' },
    { name: 'onTick', type: '(count: number) => void', required: true },
  ]);
  expect(signature!.returns.members.map(({ name, type }) => [name, type])).toEqual([
    ['[0] count', 'number'],
    ['[1] handlers', 'TimerHandlers'],
    ['[1].start', '() => void'],
    ['[1].stop', '() => void'],
  ]);
});

test('overloads keep their order and their comments', () => {
  const { signatures, description } = find('measure');
  expect(description).toBe('Measures.');
  expect(signatures.map(({ text, description: about }) => [text, about])).toEqual([
    ['measure(element: Element): Box', ''],
    ['measure(elements: Element[], ...more: string[]): Box[]', 'Measures many of them.'],
  ]);
  expect(signatures[0]!.parameters[0]!.members).toEqual([]);
  expect(signatures[0]!.returns.members.map(({ name }) => name)).toEqual(['width', 'height']);
  expect(signatures[1]!.parameters[1]).toMatchObject({ name: '...more', required: false });
});

test('parameters of the type of a constant stand for what it gives them', () => {
  expect(find('createStore').signatures[0]!.text).toBe(
    'createStore(initial: Box, merge?: boolean): Promise<Box>',
  );
});

test('the import that works leads, be it of a path', () => {
  expect(find('grey')).toMatchObject({
    imports: [{ specifier: 'tools-ui/colors', clause: '{ grey }' }],
    definition: "{ 50: '#fafafa'; 900: '#212121' }",
    description: 'Shades of grey.',
  });
  expect(find('lighten').imports).toEqual([
    { specifier: 'tools-ui', clause: '{ lighten }' },
    { specifier: 'tools-ui/colors', clause: '{ lighten }' },
  ]);
  expect(find('Size').definition).toBe("enum Size { Small = 's', Large = 'l', }");
});

test('a terminal shows the same', () => {
  const text = formatDocs([find('useTimer')]);
  expect(text).toContain('  useTimer(options: UseTimerOptions): [count: number');
  expect(text).toContain('options.interval  number = 1000');
  expect(text).toContain('[1].start     () => void');
  expect(text).toContain('`RangeError` when the interval is negative');
});

test('of what lies beside a component, an entry names functions and constants in capitals for everyone', async () => {
  const root = writeProject(
    packageFiles('toast-ui', {
      'index.d.ts': `export * from './toast/Toast';
export { createToaster, TOAST_LIMIT, toastRecipe } from './toast/more';
export * from './toast/others';`,
      'toast/Toast.d.ts':
        "import type { ReactElement } from 'react';\nexport declare function Toast(): ReactElement;",
      'toast/more.d.ts':
        'export declare function createToaster(): void;\nexport declare const TOAST_LIMIT: 3, toastRecipe: object;',
      'toast/others.d.ts': 'export declare function placeOf(): void;',
    }),
  );
  const { docs: found } = await extractPackage({ root, package: 'toast-ui' });
  expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'component Toast',
    'function createToaster',
    'constant TOAST_LIMIT',
  ]);
}, 20_000);

test('a hook or a function that a package exports as its default is documented beside names', async () => {
  const types = `export interface Options { loop?: boolean }
declare function useCarousel(options?: Options): void;
declare namespace useCarousel { let globalOptions: Options; }
export default useCarousel;`;
  const root = writeProject({
    ...packageFiles('carousel', { 'index.d.ts': types }),
    ...packageFiles('carousels', {
      'index.d.ts': `export { default } from 'carousel';\nexport declare const speed: number;`,
    }),
  });
  const list = async (name: string) =>
    (await extractPackage({ root, package: name })).docs.map((doc) => [doc.kind, doc.imports[0]]);
  expect(await list('carousel')).toEqual([
    ['hook', { specifier: 'carousel', clause: 'useCarousel' }],
  ]);
  expect(await list('carousels')).toEqual([
    ['constant', { specifier: 'carousels', clause: '{ speed }' }],
    ['hook', { specifier: 'carousels', clause: 'useCarousel' }],
  ]);
}, 20_000);

test('names may begin with a dollar sign, as of functions that only run in a certain place', async () => {
  const files = {
    'index.d.ts': `/** Makes one. */
      export declare function $createDial(size?: number): string;
      export declare const $: number, _own: number;`,
    'inner.d.ts': 'export declare function $getDial(): string;',
  };
  const exports = { '.': './index.d.ts', './inner': './inner.d.ts' };
  const root = writeProject(packageFiles('dials', files, { exports }));
  const { docs: found } = await extractPackage({ root, package: 'dials' });
  expect(found.map(({ kind, name, imports: [first] }) => [kind, name, first])).toEqual([
    ['function', '$createDial', { specifier: 'dials', clause: '{ $createDial }' }],
    ['function', '$getDial', { specifier: 'dials/inner', clause: '{ $getDial }' }],
  ]);
  expect(formatDocs(found)).toContain('$createDial(size?: number): string');
});
