import { expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkComponents } from './check-components.ts';

const page = (file: string, components: string[], kind: 'markdown' | 'api' = 'markdown') => ({
  kind,
  pathname: `/${file.replace(/\.md$/, '')}`,
  components,
  source: { file, line: 1, editUrl: '' },
});

const DOCS = ['Button', 'Dial', 'Gauge', 'Switch'].map((name) => ({ name, aliases: [] }));

const report = (pages: ReturnType<typeof page>[], notShown: Record<string, string> = {}) =>
  checkComponents(
    [{ config: { package: '@kit/parts', route: '/api', notShown }, docs: DOCS }],
    pages,
  )
    .map(formatProblem)
    .join('\n');

it('accepts a site whose pages show every component, and any list without API pages', () => {
  const pages = [page('a.md', ['Button', 'Dial']), page('b.md', ['Gauge', 'Switch', 'Dial'])];
  expect(report(pages)).toBe('');
  expect(checkComponents([], [page('a.md', ['Anything'])])).toEqual([]);
});

it('names the components that no page shows; API pages do not count', () => {
  const pages = [page('a.md', ['Button', 'Switch']), page('api', ['Dial'], 'api')];
  expect(report(pages)).toBe(`vitrine.config.ts warning component-not-shown
  No page shows these components of @kit/parts: Dial, Gauge
  List each under \`components\` in the front matter of the page that shows it, or under \`notShown\` of the package in \`api\`, with the reason.`);
});

it('asks nothing of a site that has API pages alone', () => {
  expect(report([page('a.md', []), page('api', ['Dial'], 'api')])).toBe('');
});

it('accepts what the configuration names with a reason, or all', () => {
  const pages = [page('a.md', ['Button', 'Switch'])];
  expect(report(pages, { Dial: 'Deprecated.' })).toContain('@kit/parts: Gauge\n');
  expect(report(pages, { Dial: 'Deprecated.', Gauge: 'Has no looks.' })).toBe('');
  expect(report(pages, { '*': 'Two pages to begin with.' })).toBe('');
});

it('reports an exception that is none, and one that names nothing', () => {
  const pages = [page('a.md', ['Button', 'Switch', 'Dial', 'Gauge'])];
  expect(report(pages, { Dial: 'Deprecated.', Gage: 'Has no looks.' })).toBe(
    `vitrine.config.ts warning component-shown
  \`notShown\` names "Dial", but a.md shows it
  Remove it from \`notShown\` in vitrine.config.ts.
vitrine.config.ts error unknown-component
  @kit/parts has no component "Gage"; did you mean "Gauge"?
  Check the spelling; names are case-sensitive.`,
  );
});

it('reports a page that lists a component that there is not', () => {
  expect(report([page('a.md', ['Button', 'Gaug'])], { '*': 'One page.' }))
    .toBe(`a.md:1 error unknown-component
  @kit/parts has no component "Gaug"; did you mean "Gauge"?
  Check the spelling; names are case-sensitive.`);
});

it('looks at each package on its own', () => {
  const packages = [
    { config: { package: '@kit/parts', route: '/api', notShown: {} }, docs: DOCS },
    {
      config: { package: '@kit/lab', route: '/lab', notShown: {} },
      docs: ['Lamp', 'Fuse'].map((name) => ({ name, aliases: [] })),
    },
  ];
  const pages = [page('a.md', ['Fuse', 'Lam'])];
  expect(checkComponents(packages, pages).map(({ message }) => message)).toEqual([
    '@kit/parts, @kit/lab has no component "Lam"; did you mean "Lamp"?',
    'No page shows these components of @kit/lab: Lamp',
  ]);
});

it('an exception that no page shows is one, also beside one for all', () => {
  const pages = [page('a.md', ['Button']), page('api', ['Dial'], 'api')];
  expect(report(pages, { '*': 'Later.', Dial: 'Deprecated.' })).toBe('');
  expect(report(pages, { '*': 'Later.', Button: 'Deprecated.' })).toContain('component-shown');
});

it('counts a part as shown by its own name, by another of its names, or with the whole', () => {
  const docs = [
    { name: 'Panel.Root', aliases: ['PanelRoot'] },
    { name: 'Panel.Title', aliases: [] },
    { name: 'Lamp', aliases: ['OldLamp'] },
  ];
  const kit = { config: { package: '@kit/parts', route: '/api', notShown: {} }, docs };
  const codes = (...components: string[]) =>
    checkComponents([kit], [page('a.md', components)]).map(({ code }) => code);
  expect(codes('Panel', 'OldLamp')).toEqual([]);
  expect(codes('Panel.Title', 'PanelRoot', 'Lamp')).toEqual([]);
  expect(codes('Panel.Title', 'Lamp')).toEqual(['component-not-shown']);
  expect(codes('Panel', 'Lamp', 'Panel.Nothing')).toEqual(['unknown-component']);
});
