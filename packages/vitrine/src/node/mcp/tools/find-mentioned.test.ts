import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Component } from '../text/index-components.ts';
import { findMentioned } from './find-mentioned.ts';

const docOf = (name: string, ...props: string[]) =>
  makeDoc({
    name,
    props: [
      ...props.map((each) => makeProp({ name: each })),
      makeProp({ name: 'left', inherited: true }),
      makeProp({ name: 'max', inherited: true }),
      makeProp({ name: 'margin', inherited: true, group: 'StyleProps' }),
    ],
  });
const DOCS: Record<string, ComponentDoc> = {
  Knob: docOf('Knob', 'size', 'tone', 'helperText', 'max'),
  Dial: docOf('Dial', 'size', 'range'),
};
const component = (name: string, kind: Component['kind'] = 'component'): Component => ({
  ...{ name, aliases: [], kind, package: 'kit', page: `/api/${name}`, api: `/api/${name}.json` },
  ...{ since: null, deprecated: null },
});
const site = {
  components: [component('Knob'), component('Dial'), component('useKnob', 'hook')],
  pages: [
    { path: '/knobs', reference: ['/api/Knob', '/api/Dial', '/api/useKnob'] },
    { path: '/dials', reference: ['/api/Dial'] },
    { path: '/prose', reference: [] },
  ].map((page) => ({ ...page, demos: [], kind: 'markdown', title: '', markdown: page.path })),
} as unknown as SiteJson;

async function find(pages: Record<string, string>, ...hrefs: string[]) {
  const read: string[] = [];
  const source = {
    readPage: ({ path }: { path: string }) => Promise.resolve(`# Page\n\n${pages[path] ?? ''}`),
  } as unknown as DocSource;
  const results = hrefs.map((href) => ({
    ...{ kind: 'heading' as const, href, title: [{ text: 'None' }], text: [] },
    page: { title: '', href },
  }));
  const found = await findMentioned(source, site, results, ({ name }) => {
    read.push(name);
    return Promise.resolve(DOCS[name]!);
  });
  const told = found.map(({ component: { name }, doc, props }) => {
    expect(doc).toBe(DOCS[name]);
    return [name, ...props.map((prop) => prop.name)].join(' ');
  });
  return { told, read: [...new Set(read)] };
}

it('props are those of the first component of the page that has them', async () => {
  const pages = { '/knobs': '## A\n\nWith `range`, `size` and `nothing`.' };
  expect(await find(pages, '/knobs#a')).toEqual({
    told: ['Dial range', 'Knob size'],
    read: ['Knob', 'Dial'],
  });
});

it('or of the one that the text names', async () => {
  const pages = { '/knobs': '## A\n\nA Dial has a `size`.', '/dials': '## A\n\nDials: `size`.' };
  expect((await find(pages, '/knobs#a')).told).toEqual(['Dial size']);
  expect((await find({ '/knobs': '## A\n\nDials: `size`.' }, '/knobs#a')).told).toEqual([
    'Knob size',
  ]);
  expect((await find(pages, '/dials#a', '/knobs#a')).told).toEqual(['Dial size']);
});

it('a heading may be the name of a prop in words', async () => {
  const pages = { '/knobs': '## Helper text\n\nWith `tone`.' };
  expect((await find(pages, '/knobs#helper-text')).told).toEqual(['Knob helperText tone']);
});

it('three props of a section, and three sections', async () => {
  const pages = {
    '/knobs': '## A\n\n`size` `tone` `helperText` `max`\n\n## B\n\n`size` `max`',
    '/dials': '## A\n\n`range`',
  };
  expect((await find(pages, '/knobs#a')).told).toEqual(['Knob size tone helperText']);
  expect((await find(pages, '/knobs#a', '/knobs#b')).told).toEqual([
    'Knob size tone helperText max',
  ]);
  const none = '/prose#none';
  expect((await find(pages, none, none, '/dials#a')).told).toEqual(['Dial range']);
  expect((await find(pages, none, none, none, '/dials#a')).told).toEqual([]);
});

it('a name that no expression can be made of is one', async () => {
  const odd = { ...site, components: [component('(+'), ...site.components] };
  const page = { ...site.pages[0]!, reference: ['/api/(+', '/api/Knob'] };
  const source = { readPage: () => Promise.resolve('# A\n\n(+ `size`') } as unknown as DocSource;
  const results = [{ kind: 'heading', href: '/knobs#a', title: [{ text: 'A' }], text: [] }];
  const found = await findMentioned(
    source,
    { ...odd, pages: [page] },
    results as never,
    ({ name }) => Promise.resolve(DOCS[name] ?? docOf(name)),
  );
  expect(found.map((each) => each.component.name)).toEqual(['Knob']);
});

it('a prop that a component has from another, where it is none of its own', async () => {
  expect((await find({ '/knobs': '## A\n\n`left`' }, '/knobs#a')).told).toEqual(['Knob left']);
  // The first that is looked at has it from another, the second has it itself.
  const max = { '/knobs': '## A\n\n`max` of Dial' };
  expect((await find(max, '/knobs#a')).told).toEqual(['Knob max']);
});

it('no prop that many components share, and none of a page about none', async () => {
  expect((await find({ '/knobs': '## A\n\n`margin`' }, '/knobs#a')).told).toEqual([]);
  expect((await find({ '/prose': '## A\n\n`size`' }, '/prose#a')).told).toEqual([]);
  expect((await find({}, '/elsewhere#a')).told).toEqual([]);
});
