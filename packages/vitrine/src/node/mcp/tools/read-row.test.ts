import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { getComponent } from './get-component.ts';
import { readOther, readRow } from './read-row.ts';

const docs = [
  makeDoc(),
  makeDoc({ name: 'Dial', props: [makeProp({ name: 'fullWidth' })] }),
  makeDoc({
    name: 'Dial.Root',
    props: [makeProp({ name: 'open', description: 'Whether.' })],
    dataAttributes: [{ name: 'data-open', description: 'While\nopen.' }],
    cssVariables: [{ name: '--dial-size', description: '' }],
    types: [{ name: 'Side', definition: "type Side = 'left'", description: '' }],
    signatures: [
      {
        ...{ text: 'Dial.Root(options: Options): void', description: '' },
        parameters: [],
        returns: { type: 'void', description: '', members: [] },
      },
      {
        ...{ text: 'turn(options: Options): void', description: '' },
        parameters: [
          {
            ...{ name: 'options', type: 'Options', required: true, default: null, description: '' },
            members: [
              {
                ...{ name: 'by', type: 'number', required: false, default: '1' },
                ...{ description: 'How far.', deprecated: null },
              },
            ],
          },
        ],
        returns: { type: 'void', description: '', members: [] },
      },
    ],
  }),
];
const OTHERS = `# Other exports

## Functions

| Name | Type | Import | Description |
| --- | --- | --- | --- |
| \`makeTheme\` | \`(theme: A \\| B): Theme\` | \`@acme/ui\` | Makes one. |
`;
const SIZES = `# Bundle sizes

| Name | Size |
| --- | --- |
| \`makeTheme\` | 28 B |
| \`shade\` | 9 B |
`;
const found = (kind: string, title: string, href: string) => ({
  kind,
  title: [{ text: title }],
  href,
});
const source = {
  describe: () =>
    Promise.resolve({
      components: [{ page: '/api/knob', api: '/api/knob.json', name: 'Knob', aliases: [] }],
      pages: [
        { path: '/api/knob', kind: 'api' },
        { path: '/guide', kind: 'markdown' },
        { path: '/api/sizes', kind: 'api' },
        { path: '/api/other-exports', kind: 'api' },
      ],
    }),
  readPage: ({ path }: { path: string }) => Promise.resolve(path === '/api/sizes' ? SIZES : OTHERS),
  search: (query: string) =>
    Promise.resolve(
      query === 'nothing'
        ? null
        : {
            results: [
              found('page', 'Side', '/api/knob'),
              found('type', 'Sides', '/api/knob#type-Sides'),
              found('type', 'Side', '/api/knob#type-Side'),
              found('type', 'Gone', '/api/knob#type-Gone'),
            ],
          },
    ),
  readApi: () => Promise.resolve({ components: docs }),
} as never;

it.each([
  ['/api/knob', 'prop-fullWidth', '- `fullWidth`: `number`.'],
  ['/api/knob', 'prop-width', null],
  ['/api/knob', '', null],
  ['/api/dial', 'prop-fullWidth', null],
  ['/api/knob', 'prop-Root-open', '- `open`: `number`. Whether.'],
  ['/api/knob', 'prop-options-by', '- `by`: `number`, default: `1`. How far.'],
  ['/api/knob', 'css-Root-data-open', '- `data-open`: While open.'],
  ['/api/knob', 'css-Root---dial-size', '- `--dial-size`'],
  ['/api/knob', 'type-Side', "```ts\ntype Side = 'left'\n```"],
  ['/guide', 'maketheme', null],
  ['/api/other-exports', 'theme', null],
  [
    '/api/other-exports',
    'maketheme',
    '- Name: `makeTheme`; Type: `(theme: A | B): Theme`; Import: `@acme/ui`; Description: Makes one.',
  ],
])('%s#%s says %j', async (path, hash, said) => {
  expect(await readRow(source, path, hash)).toBe(said);
});

it('an export without a page of its own is told by its name, and none that is a component', async () => {
  const site = await (source as DocSource).describe();
  expect(await readOther(source, site, 'MakeTheme')).toMatch(
    /^# MakeTheme · \/api\/other-exports#maketheme\n- Name: `makeTheme`; /,
  );
  expect(await readOther(source, site, 'makeThemes')).toBe('');
  // What is told of it nowhere else.
  expect(await readOther(source, site, 'shade')).toBe(
    '# shade · /api/sizes#shade\n- Name: `shade`; Size: 9 B',
  );
  expect(await getComponent(source, { name: 'makeTheme' })).toMatch(/^# makeTheme · /);
  await expect(getComponent(source, { name: 'makeThemes' })).rejects.toThrow('no component');
});

it('a type is told by its name, wherever it stands', async () => {
  const site = await (source as DocSource).describe();
  expect(await readOther(source, site, 'Side')).toBe(
    "# Side · /api/knob#type-Side\n```ts\ntype Side = 'left'\n```",
  );
  for (const name of ['side', 'Gone', 'nothing'])
    expect(await readOther(source, site, name)).toBe('');
});
