import { expect, it } from 'vitest';
import { validateConfig } from './validate-config.ts';
import type { VitrineError } from '../base/errors.ts';

/** The messages of what is wrong with a site's changelogs. */
function refuse(changelogs: object[]): string[] {
  try {
    validateConfig(
      {
        title: 'Kit',
        description: 'A kit.',
        url: 'https://kit.example',
        pages: [{ pathname: '/' }],
        changelogs,
      },
      '',
    );
    return [];
  } catch (error) {
    return (error as VitrineError).problems.map(({ message }) => message);
  }
}
const KIT = { name: 'kit', title: 'Kit' };

it('takes a changelog from a file or from a package', () => {
  expect(refuse([{ ...KIT, file: 'A.md' }])).toEqual([]);
  expect(refuse([{ ...KIT, package: 'kit' }])).toEqual([]);
  for (const from of [{}, { file: 'A.md', package: 'kit' }]) {
    expect(refuse([{ ...KIT, ...from }])).toEqual([
      expect.stringContaining('changelogs[0].file: expected either a file or a package, received'),
    ]);
  }
});

it('wants a name of its own for each', () => {
  expect(
    refuse([
      { ...KIT, file: 'A.md' },
      { ...KIT, name: 'b', file: 'A.md' },
    ]),
  ).toEqual([]);
  const twice = [
    { ...KIT, file: 'A.md' },
    { ...KIT, file: 'B.md' },
  ];
  expect(refuse(twice)).toEqual([expect.stringContaining('a name of its own for each entry')]);
});
