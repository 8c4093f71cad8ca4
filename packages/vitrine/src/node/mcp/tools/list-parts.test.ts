import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { getComponent } from './get-component.ts';

const imports = (clause: string) => [{ specifier: '@acme/ui', clause: `{ ${clause} }` }];
const part = (name: string, description: string, ...props: string[]) =>
  makeDoc({
    ...{ name, description, imports: imports(name.split('.')[0]!) },
    props: [
      ...props.map((own) => makeProp({ name: own })),
      makeProp({ name: 'title', inherited: true }),
    ],
  });
const docs = [
  part('Modal', 'Opens.', 'show'),
  part('Modal.Header', 'On top.\n\nMore.', 'closeButton'),
  part('Modal.Body', ''),
  part('Menu.Root', '', 'open', 'onOpenChange'),
  part('Menu.Item', '', ...Array.from({ length: 20 }, (_, at) => `prop${at}`)),
  { ...part('Menu.State', 'A type.'), kind: 'type' as const },
];
const openSource = (all: ComponentDoc[]) =>
  ({
    describe: () =>
      Promise.resolve({
        pages: [],
        components: all.map(({ name, aliases, kind }) => ({
          ...{ name, aliases, kind, package: '@acme/ui', since: null, deprecated: null },
          ...{ page: `/api/${name.split('.')[0]!.toLowerCase()}`, api: name },
        })),
      }),
    search: () => Promise.resolve(null),
    readApi: ({ api }: { api: string }) =>
      Promise.resolve({ components: all.filter(({ name }) => name === api) }),
  }) as unknown as DocSource;
const ask = (name: string) => getComponent(openSource(docs), { name });

it('a component names its parts, before what may be cut off', async () => {
  const answer = await ask('Modal');
  expect(answer).toContain(
    '## Parts\n\n- `Modal.Header`: On top. Props: `closeButton`\n- `Modal.Body`\n\n## Props',
  );
  expect(await ask('Modal.Header')).not.toContain('## Parts');
});

it('what consists of parts alone is told by them, under its name however it is written', async () => {
  for (const name of ['Menu', 'menu', '<Menu>']) {
    const answer = await ask(name);
    expect(answer).toMatch(
      /^# Menu · \/api\/menu\n`import \{ Menu \} from '@acme\/ui';`\nIt consists of the following;/,
    );
    expect(answer).toContain(
      '- `Menu.Root`: Props: `open`, `onOpenChange`\n- `Menu.Item`: Props: ',
    );
    expect(answer).toMatch(/`prop11`, …$/);
    expect(answer).not.toMatch(/Menu\.State|prop12|## Props/);
  }
  await expect(ask('Manu')).rejects.toThrow('Did you mean Menu');
});

it('one part of several may be asked for, or a prop of it', async () => {
  const answer = await getComponent(openSource(docs), { name: 'Menu.Root', props: ['open'] });
  expect(answer).toMatch(/^# Menu\.Root/);
  expect(answer).not.toContain('onOpenChange');
});
