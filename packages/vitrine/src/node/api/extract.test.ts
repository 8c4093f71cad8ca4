/** Ways to write a component, on a small package made for the purpose. */
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { literals } from './fixtures/docs.ts';
import { installFixtures, tempDir } from './fixtures/install.ts';
import { extractPackage } from './extract-package.ts';
import type { ComponentDoc } from '../model/component-doc.ts';

describe('a package of many kinds of components', () => {
  let docs: ComponentDoc[];
  let root: string;
  beforeAll(async () => {
    root = installFixtures(['plain-ui']);
    ({ docs } = await extractPackage({ root, package: 'plain-ui' }));
  }, 60_000);
  const find = (name: string) => docs.find((doc) => doc.name === name)!;
  const prop = (component: string, name: string) =>
    find(component).props.find((one) => one.name === name)!;

  test('functions, classes, React.FC and forwardRef are components; hooks, contexts and helpers are not', () => {
    const others = docs.filter(({ kind }) => kind !== 'component');
    expect(others.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'function Parse',
      'hook useTone',
      'constant Version',
    ]);
    const components = docs.filter(({ kind }) => kind === 'component');
    expect(components.map(({ name }) => name)).toEqual(
      'Badge Broken Button Divider Feed Field List Message Note Opaque Panel Section Tag'.split(
        ' ',
      ),
    );
  });

  test('forwardRef: own props only, native attributes are named by their element', () => {
    const { props, rootElement, polymorphic, description } = find('Button');
    expect(props.map(({ name }) => name)).toEqual(['variant', 'ghost', 'onPress']);
    expect({ rootElement, polymorphic, description }).toEqual({
      rootElement: 'button',
      polymorphic: false,
      description: 'Starts an action.',
    });
    expect(prop('Button', 'variant')).toEqual({
      name: 'variant',
      type: "'solid' | 'ghost' | 'bare'",
      resolved: null,
      values: literals('solid', 'ghost', 'bare'),
      input: null,
      augmentable: null,
      required: false,
      requiredIn: [],
      default: "'solid'",
      defaultFrom: 'tag',
      description: 'How loud it is. See [variants](https://plain.example/variants).',
      since: null,
      deprecated: null,
      deprecatedSince: null,
      examples: [],
      inherited: false,
      from: null,
      group: null,
    });
  });

  test('a deprecated prop keeps its reason, a method becomes a function type', () => {
    expect(prop('Button', 'ghost')).toMatchObject({ deprecated: 'Use `variant="ghost"`.' });
    expect(prop('Button', 'onPress').type).toBe('(count: number, event: React.MouseEvent) => void');
  });

  test('React.FC: props of a helper type are its own, an ignored one is left out', () => {
    expect(find('Badge').props.map(({ name, inherited }) => [name, inherited])).toEqual([
      ['tone', false],
      ['count', false],
    ]);
    expect(prop('Badge', 'tone')).toMatchObject({
      type: 'Tone',
      values: literals('calm', 'loud', false),
      required: true,
    });
  });

  test('a field can set what is text, a number or yes and no', () => {
    const inputs = [
      ['Button', 'ghost', 'boolean'],
      ['Badge', 'count', 'number'],
      ['Panel', 'children', 'text'],
      ['Panel', 'open', 'boolean'],
      ['Button', 'onPress', null],
      ['Badge', 'tone', null],
    ] as const;
    for (const [component, name, input] of inputs)
      expect(prop(component, name).input, name).toBe(input);
  });

  test('a class component', () => {
    expect(find('Panel').description).toBe('A region that opens and closes.');
    expect(find('Panel').props.map(({ name, required }) => [name, required])).toEqual([
      ['open', true],
      ['children', false],
    ]);
  });

  test('a generic component names its type parameters', () => {
    expect(find('List').generics).toEqual([
      { name: 'Item', constraint: 'object', default: null },
      { name: 'Key', constraint: 'keyof Item', default: 'keyof Item' },
    ]);
    expect(prop('List', 'items').type).toBe('Item[]');
  });

  test('Omit of a conditional union: what all members have, and a variant of its own', () => {
    expect(find('Field').props.map(({ name, required }) => [name, required])).toEqual([
      ['label', true],
      ['variant', false],
    ]);
    expect(prop('Field', 'variant').values).toEqual(literals('line', 'box'));
  });

  test('of a union, a prop is required only if every member requires it', () => {
    expect(find('Note').props.map(({ name, required }) => [name, required])).toEqual([
      ['html', false],
      ['text', false],
    ]);
  });

  test('a component may return any or a promise, and may take no props', () => {
    expect(prop('Message', 'level').values).toEqual(literals(1, 2));
    expect(find('Feed').props.map(({ name }) => name)).toEqual(['source']);
    expect(find('Divider')).toMatchObject({ props: [], unresolved: [] });
  });

  test('a polymorphic component names the prop and the element by default', () => {
    expect(find('Section')).toMatchObject({
      polymorphic: true,
      rootElement: 'section',
      generics: [],
    });
    expect(find('Section').props.map(({ name }) => name)).toEqual(['as', 'width']);
    expect(prop('Section', 'as').type).toBe('React.ElementType');
  });

  test('a deprecated component keeps its reason', () => {
    expect(find('Tag').deprecated).toBe('Use `Badge`.');
  });

  test('what does not resolve is said, as data and as a warning', async () => {
    const reason =
      '"a-package-nobody-installed" leads nowhere in the published declarations, so the type Missing of some props is not known';
    expect(find('Broken').unresolved).toEqual([reason]);
    expect(find('Opaque').unresolved).toEqual([reason]);
    const { problems } = await extractPackage({ root, package: 'plain-ui', component: 'Broken' });
    expect(problems).toMatchObject([
      {
        code: 'unresolved-api',
        severity: 'warning',
        message: `Broken: ${reason}`,
      },
    ]);
    expect(problems[0]!.file).toMatch(/node_modules\/plain-ui\/index\.d\.ts$/);
  });

  test('one component can be asked for', async () => {
    const { docs: one, version } = await extractPackage({
      root,
      package: 'plain-ui',
      component: 'Panel',
    });
    expect(one.map(({ name }) => name)).toEqual(['Panel']);
    expect(version).toBe('1.2.3');
  });

  test('a misspelt component is answered with the closest name', async () => {
    await expect(extractPackage({ root, package: 'plain-ui', component: 'Buton' })).rejects.toThrow(
      'plain-ui has no component "Buton"; did you mean "Button"?',
    );
  });
});

describe('packages that cannot be documented', () => {
  test('not installed', async () => {
    const root = tempDir();
    await expect(extractPackage({ root, package: 'plain-ui' })).rejects.toThrow(
      `The package "plain-ui" is not installed in ${root}`,
    );
  });

  test('without types', async () => {
    const root = installFixtures(['untyped']);
    await expect(extractPackage({ root, package: 'untyped' })).rejects.toThrow(
      'The package "untyped" ships no type declarations',
    );
  });

  test('without React’s types nothing is passed off as complete, and nothing is kept', async () => {
    const root = installFixtures(['plain-ui'], { react: false });
    const cacheDir = tempDir();
    const { docs, problems } = await extractPackage({ root, package: 'plain-ui', cacheDir });
    const components = docs.filter(({ kind }) => kind === 'component');
    expect(components.length).toBeGreaterThan(5);
    expect(components.every(({ unresolved }) => unresolved.length > 0)).toBe(true);
    expect(problems.some(({ message }) => message.includes('@types/react'))).toBe(true);
    expect(readdirSync(cacheDir)).toEqual([]);
  });
});

describe('the cache', () => {
  const setUp = () => {
    const root = installFixtures(['plain-ui']);
    const options = { root, package: 'plain-ui', cacheDir: path.join(root, 'cache') };
    const types = path.join(root, 'node_modules/plain-ui/index.d.ts');
    const countProps = async () =>
      (await extractPackage({ ...options, component: 'Panel' })).docs[0]!.props.length;
    const entry = () => path.join(options.cacheDir, readdirSync(options.cacheDir)[0]!);
    return { root, options, types, countProps, entry };
  };

  test('a hit gives the same answer without the type checker', async () => {
    const { options } = setUp();
    const first = await extractPackage(options);
    vi.doMock('./extract.ts', () => {
      throw new Error('the extractor was loaded');
    });
    try {
      expect(await extractPackage(options)).toEqual(first);
    } finally {
      vi.doUnmock('./extract.ts');
    }
  });

  test('an edited declaration is noticed', async () => {
    const { types, countProps } = setUp();
    expect(await countProps()).toBe(2);
    appendFileSync(types, '\nexport interface PanelProps { extra?: number }\n');
    expect(await countProps()).toBe(3);
  });

  test('an edit that keeps size and looks is noticed too', async () => {
    const { types, options } = setUp();
    await extractPackage(options);
    writeFileSync(types, readFileSync(types, 'utf8').replace('Starts an', 'Begins a '));
    const { docs } = await extractPackage({ ...options, component: 'Button' });
    expect(docs[0]!.description).toBe('Begins a  action.');
  });

  test('a change of time alone is none', async () => {
    const { types, options, entry } = setUp();
    await extractPackage(options);
    const before = readFileSync(entry(), 'utf8');
    utimesSync(types, new Date(), new Date(0));
    await extractPackage(options);
    expect(readFileSync(entry(), 'utf8')).toBe(before);
  });

  test('a damaged entry is replaced', async () => {
    const { countProps, entry } = setUp();
    await countProps();
    writeFileSync(entry(), '{"engine":');
    expect(await countProps()).toBe(2);
    expect(() => void JSON.parse(readFileSync(entry(), 'utf8'))).not.toThrow();
  });

  test('lies under node_modules of the root unless told otherwise, with nothing left half-written', async () => {
    const { root } = setUp();
    await extractPackage({ root, package: 'plain-ui' });
    const dir = path.join(root, 'node_modules/.cache/vitrine');
    expect(existsSync(dir)).toBe(true);
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/^api-plain-ui-[\w-]+\.json$/)]);
  });
});
