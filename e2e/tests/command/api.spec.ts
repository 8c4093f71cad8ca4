import { expect } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { readProblems, runVitrine, test } from '../../support/temp-site.ts';

test.setTimeout(240_000);

const SITE = fileURLToPath(new URL('../../../flagship', import.meta.url));
const describe = (...args: string[]) => runVitrine('api', '@mui/material', ...args, '--root', SITE);

test('the API of a package as JSON holds every component with all that is known of it', async () => {
  const { code, stdout, stderr } = await describe('--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const docs = JSON.parse(stdout) as any[];
  expect(docs.length).toBeGreaterThan(90);
  const names = docs.map(({ name }) => name);
  const namesOf = (isComponent: boolean) =>
    docs.flatMap(({ kind, name }) => ((kind === 'component') === isComponent ? [name] : []));
  expect(names).toEqual([...namesOf(true), ...namesOf(false)]);
  expect(namesOf(true)).toEqual(namesOf(true).toSorted());
  expect(namesOf(false)).toEqual(
    expect.arrayContaining(['alpha', 'createTheme', 'useMediaQuery', 'useTheme']),
  );
  expect(names).toEqual(expect.arrayContaining(['Autocomplete', 'Button', 'Table', 'TextField']));
  for (const doc of docs) {
    expect(Object.keys(doc), doc.name).toEqual(
      expect.arrayContaining([
        ...['name', 'package', 'imports', 'description', 'deprecated', 'props', 'slots'],
        ...['classes', 'themeName', 'inherits', 'polymorphic', 'rootElement', 'generics'],
      ]),
    );
    expect(doc.package).toBe('@mui/material');
    expect(doc.imports[0].clause).toContain(doc.name);
  }

  const button = docs.find(({ name }) => name === 'Button');
  expect(button).toMatchObject({
    imports: [
      { specifier: '@mui/material', clause: '{ Button }' },
      { specifier: '@mui/material/Button', clause: 'Button' },
    ],
    deprecated: null,
    themeName: 'MuiButton',
    inherits: { name: 'ButtonBase' },
    polymorphic: true,
    rootElement: 'button',
  });
  const variant = button.props.find(({ name }: { name: string }) => name === 'variant');
  expect(variant).toMatchObject({
    values: ['text', 'outlined', 'contained'].map((value) => ({ text: `'${value}'`, value })),
    augmentable: 'ButtonPropsVariantOverrides',
    required: false,
    default: `'text'`,
    inherited: false,
  });
  expect(button.classes).toContainEqual(
    expect.objectContaining({ name: 'root', className: 'MuiButton-root' }),
  );
});

test('one component is described alone, as JSON or to be read', async () => {
  const json = await describe('--component', 'Button', '--json');
  expect((JSON.parse(json.stdout) as any[]).map(({ name }) => name)).toEqual(['Button']);
  expect(json.code).toBe(0);

  const { code, stdout, stderr } = await describe('--component', 'Button');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'Button',
      `  import { Button } from '@mui/material';`,
      '  root element: button (replaceable)',
      '  builds on: ButtonBase',
      '  Props',
      `    variant             'text' | 'outlined' | 'contained' = 'text'`,
      '    disabled            boolean = false',
      '  Props of ButtonBase',
      '    disableRipple          boolean = false',
      '  CSS classes',
    ]),
  );
});

test('components are printed as Markdown, tables and all', async () => {
  const { code, stdout, stderr } = await describe('Button', '--markdown');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^# Button\n\n`Button` renders `<button>` and builds on `ButtonBase`\.\n/);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      '## Props',
      '| Name | Type | Default | Description |',
      '| --- | --- | --- | --- |',
      '| `disabled` | `boolean` | `false` | If `true`, the component is disabled. |',
      '### 13 props inherited from `ButtonBase`',
    ]),
  );
  expect(stdout).toContain("| `variant` | `'text' \\| 'outlined' \\| 'contained'` (more through ");
});

test('a component that does not exist is answered with the one meant', async () => {
  const { code, stdout, stderr } = await describe('--component', 'Buton', '--json');
  expect(readProblems(stderr)).toEqual([
    'error unknown-component: @mui/material has no component "Buton"; did you mean "Button"?',
  ]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
