import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { ComponentDoc } from '../model/component-doc.ts';
import { installFixtures } from '../api/fixtures/install.ts';
import { formatProblem, type Problem } from '../base/errors.ts';
import type { ApiPackage } from '../model/site.ts';
import { createComponentFinder } from './find-component.ts';

const AT = { file: 'content/index.md', line: 7, pathname: '/' };
const documented = {
  config: { package: '@kit/dials', route: '/api' },
  docs: [{ name: 'Dial', aliases: [], imports: [{ specifier: '@kit/dials', clause: '{ Dial }' }] }],
} as unknown as ApiPackage;

function setUp(installed: string[] = []) {
  const root = installFixtures(installed);
  const cacheDir = path.join(root, '.vitrine');
  const find = createComponentFinder({ root, cacheDir, api: [documented] });
  return {
    root,
    cacheDir,
    find: (component: string, name = '') => find({ component, package: name }, AT),
    report: async (component: string, name = '') => {
      const found = await find({ component, package: name }, AT);
      return Array.isArray(found) ? found.map(formatProblem).join('\n') : `found ${found.name}`;
    },
  };
}

describe('the component of a playground', () => {
  it('is looked for in the documented packages, which are not read again', async () => {
    const { find, report } = setUp();
    expect(await find('Dial')).toBe(documented.docs[0]);
    expect(await find('Dial', '@kit/dials')).toBe(documented.docs[0]);
    expect(await report('Button')).toContain('@kit/dials has no component "Button"');
  });

  it('is read from the types of the package that is named, and kept', async () => {
    const { root, cacheDir, find } = setUp(['plain-ui']);
    const [first, second] = (await Promise.all([
      find('Button', 'plain-ui'),
      find('Panel', 'plain-ui'),
    ])) as ComponentDoc[];
    expect(first!.props.map(({ name }) => name)).toContain('onPress');
    expect(second!.imports).toEqual([{ specifier: 'plain-ui', clause: '{ Panel }' }]);
    expect(readdirSync(cacheDir)).toHaveLength(1);

    vi.doMock('../api/extract.ts', () => {
      throw new Error('the extractor was loaded');
    });
    try {
      const next = createComponentFinder({ root, cacheDir, api: [] });
      expect(await next({ component: 'Button', package: 'plain-ui' }, AT)).toEqual(first);
    } finally {
      vi.doUnmock('../api/extract.ts');
    }
  });

  it('is all that is read of that package where playgrounds name nothing else of it', async () => {
    const root = installFixtures(['plain-ui']);
    const place = { root, cacheDir: path.join(root, '.vitrine'), api: [] };
    const find = createComponentFinder(place, () =>
      Promise.resolve(new Map([['plain-ui', ['Panel']]])),
    );
    const panel = await find({ component: 'Panel', package: 'plain-ui' }, AT);
    expect(panel).toMatchObject({ name: 'Panel' });
    expect(panel).toEqual(
      await createComponentFinder(place)({ component: 'Panel', package: 'plain-ui' }, AT),
    );
    expect(readdirSync(place.cacheDir)).toHaveLength(2);
  });

  it('does not ask what all pages show for a package that the site documents', async () => {
    const root = installFixtures(['plain-ui']);
    const place = { root, cacheDir: path.join(root, '.vitrine'), api: [documented] };
    const readAsked = vi.fn(() => Promise.resolve(new Map([['plain-ui', ['Panel']]])));
    const find = createComponentFinder(place, readAsked);
    expect(await find({ component: 'Dial', package: '' }, AT)).toBe(documented.docs[0]);
    expect(await find({ component: 'Dial', package: '@kit/dials' }, AT)).toBe(documented.docs[0]);
    expect(readAsked).not.toHaveBeenCalled();
    await find({ component: 'Panel', package: 'plain-ui' }, AT);
    expect(readAsked).toHaveBeenCalledOnce();
  });

  it('is none where the site documents no package and none is named', async () => {
    const find = createComponentFinder({ root: '/', cacheDir: '/none', api: [] });
    const found = await find({ component: 'Dial', package: '' }, AT);
    expect((found as Problem[]).map(formatProblem)).toEqual([
      expect.stringContaining(
        'This site documents no package (see `api`), so it has no component "Dial"',
      ),
    ]);
  });

  it('is reported with its place when it cannot be found', async () => {
    const { root, report } = setUp(['plain-ui', 'untyped']);
    expect(await report('Button', 'kit')).toBe(`content/index.md:7 error package-not-installed
  The package "kit" is not installed in ${root}
  Install it: npm install <package>.`);
    expect(await report('Button', 'untyped')).toBe(`content/index.md:7 error package-without-types
  The package "untyped" ships no type declarations
  API pages are read from .d.ts files, or else from the JavaScript that an import of the package runs, where that says what it exports. Install the package’s types, or ask its authors for them.`);
    expect(await report('Buton', 'plain-ui')).toBe(`content/index.md:7 error unknown-component
  plain-ui has no component "Buton"; did you mean "Button"?
  Check the spelling; names are case-sensitive.`);
  });
});
