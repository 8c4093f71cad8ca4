import { expect, test } from 'vitest';
import { extractPackage } from './extract-package.ts';
import { installFixtures, packageFiles, writeProject } from './fixtures/install.ts';

const LETTERS = [...'abcdefghijkl'];
const component = (name: string) =>
  `export declare function ${name}(props: StyleProps & { own${name}?: string }): React.JSX.Element;`;

/** A package whose five components share props for styles. */
const sharing = () =>
  writeProject(
    packageFiles('shared-ui', {
      'index.d.ts': `import type * as React from 'react';
        interface StyleProps { ${LETTERS.map((name) => `${name}?: number;`).join(' ')} }
        ${['Box', 'Card', 'Dial', 'Knob', 'Lamp'].map(component).join('\n')}
        export declare function useDial(): number;`,
      'index.js': '',
    }),
  );

test('one component that is asked for is as it is among all, also in what all share', async () => {
  const options = { root: sharing(), package: 'shared-ui' };
  const { docs } = await extractPackage({ ...options, only: ['Dial'] });
  const whole = await extractPackage(options);
  const rest = ['Box', 'Card', 'Knob', 'Lamp', 'useDial'];
  expect(docs).toEqual(whole.docs.filter(({ name }) => !rest.includes(name)));
  const [dial, shared] = docs;
  expect([dial!.name, shared!.name]).toEqual(['Dial', 'StyleProps']);
  expect(dial!.groups).toEqual(['StyleProps']);
  // Each has a cache of its own.
  expect((await extractPackage({ ...options, only: ['Dial'] })).docs).toEqual(docs);
  expect((await extractPackage(options)).docs).toEqual(whole.docs);
});

test('a whole is its parts, and a component goes by any of its names', async () => {
  const options = { root: installFixtures(['compound-ui']), package: 'compound-ui' };
  const namesOf = async (only: string[]) =>
    (await extractPackage({ ...options, only })).docs.map(({ name }) => name);
  expect(await namesOf(['DialogRoot'])).toEqual(['Dialog.Root']);
  const parts = await namesOf(['Dialog', 'Form']);
  expect(parts).toEqual(expect.arrayContaining(['Dialog.Root', 'Form', 'Form.Item']));
  expect(parts).not.toContain('Field');
});

test('where one is not there, all are read, so that a closer name can be told', async () => {
  const options = { root: sharing(), package: 'shared-ui' };
  const { docs } = await extractPackage({ ...options, only: ['Dail', 'Box'] });
  expect(docs).toEqual((await extractPackage(options)).docs);
});
