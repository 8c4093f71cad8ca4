import { expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import type { Page } from '../../shared/page.ts';
import type { PageContext } from './context.ts';
import { renderStructuredData } from './structured-data.ts';

const config = { title: 'Kit', url: 'https://kit.example', language: 'en', structuredData: {} };

const render = (title: string) =>
  renderStructuredData(
    { kind: 'markdown', pathname: '/one', title, description: 'This page is about One.' } as Page,
    { home: false, lastUpdated: null, breadcrumbs: [{ title }] } as unknown as PageContext,
    config as Config,
  );

it('writes a block of data that no title ends', () => {
  const title = '</script><script>alert(1)</script> & "quotes"';
  const [block, json] = /^<script type="application\/ld\+json">(.*?)<\/script>$/.exec(
    render(title),
  )!;
  expect(JSON.parse(json!)).toMatchObject({ '@graph': [{ headline: title }, {}] });
  expect(block).not.toContain('<script>');
});

it('costs little', () => {
  expect(render('One').length).toBeLessThan(600);
});

type Thing = Record<string, unknown>;
const graphOf = (page: object, context: object, changes: object = {}): Thing[] => {
  const block = renderStructuredData(
    { kind: 'markdown', pathname: '/a/b', title: 'B', ...page } as Page,
    { home: false, lastUpdated: null, breadcrumbs: [], ...context } as unknown as PageContext,
    { ...config, description: 'A kit.', ...changes } as Config,
  );
  if (block === '') return [];
  const data = JSON.parse(block.replace(/<[^>]*>/g, '')) as Thing;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] as Thing[];
};

it('is left out where the site does not ask for it', () => {
  expect(graphOf({}, {}, { structuredData: undefined })).toEqual([]);
});

it('says of the home page what the site is, who publishes it and where its code lies', () => {
  const site = {
    '@type': 'WebSite',
    name: 'Kit',
    url: 'https://kit.example/',
    description: 'A kit.',
    inLanguage: 'en',
  };
  expect(graphOf({}, { home: true })).toEqual([site]);
  const publisher = { name: 'Kit & Co', url: 'https://kit.example' };
  const code = {
    name: 'kit',
    repository: 'https://code.example',
    language: 'TypeScript',
    license: 'MIT',
  };
  expect(graphOf({}, { home: true }, { structuredData: { publisher, code } })).toEqual([
    { ...site, publisher: { '@type': 'Organization', ...publisher } },
    {
      '@type': 'SoftwareSourceCode',
      name: 'kit',
      codeRepository: 'https://code.example',
      programmingLanguage: 'TypeScript',
      license: 'MIT',
    },
  ]);
  const structuredData = { publisher: { ...publisher, logo: '/logo.svg' } };
  expect(graphOf({}, { home: true }, { structuredData })).toEqual([
    {
      ...site,
      publisher: { '@type': 'Organization', ...publisher, logo: 'https://kit.example/logo.svg' },
    },
  ]);
});

it('says of a page what it is, how old, and where it stands', () => {
  const breadcrumbs = [
    { title: 'A', pathname: '/a' },
    { title: 'Group', pathname: null },
    { title: 'B', pathname: '/a/b' },
  ];
  expect(graphOf({}, { breadcrumbs, lastUpdated: { date: '2026-01-01' } })).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'B',
      url: 'https://kit.example/a/b/',
      inLanguage: 'en',
      dateModified: '2026-01-01',
      isPartOf: { '@type': 'WebSite', name: 'Kit', url: 'https://kit.example/' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Kit', item: 'https://kit.example/' },
        { '@type': 'ListItem', position: 2, name: 'A', item: 'https://kit.example/a/' },
        { '@type': 'ListItem', position: 3, name: 'B', item: 'https://kit.example/a/b/' },
      ],
    },
  ]);
  const lastUpdated = { package: 'kit', version: '1.0.0' };
  const [api] = graphOf({ kind: 'api', layout: 'blank' }, { lastUpdated });
  expect(api).toMatchObject({
    '@type': 'APIReference',
    executableLibraryName: 'kit',
    assemblyVersion: '1.0.0',
  });
  expect(graphOf({ layout: 'blank' }, {})[0]).toMatchObject({ '@type': 'WebPage' });
});
