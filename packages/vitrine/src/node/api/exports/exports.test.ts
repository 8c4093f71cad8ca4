/** Hooks, functions and constants of a small package made for the purpose. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { formatDocs } from '../output/format.ts';
import { installFixtures } from '../fixtures/install.ts';
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
