/** What style sheets can see of a component, of a small package made for the purpose. */
import { beforeAll, expect, test } from 'vitest';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { extractPackage } from '../extract-package.ts';
import { installFixtures } from '../fixtures/install.ts';
import { apiPage } from '../page/page.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

let meter: ComponentDoc;
let root: string;
beforeAll(async () => {
  root = installFixtures(['tools-ui']);
  meter = await readMeter();
}, 60_000);

async function readMeter(): Promise<ComponentDoc> {
  const { docs } = await extractPackage({ root, package: 'tools-ui', component: 'Meter' });
  return docs[0]!;
}

test('data attributes: tags, constants and enumerations beside it, types, its style sheet', () => {
  expect(meter.dataAttributes).toEqual([
    { name: 'data-empty', description: '' },
    { name: 'data-loading', description: 'Present while it loads.' },
    { name: 'data-side', description: "The side of the text. Value: `'left' | 'right'`." },
    { name: 'data-full', description: 'Whether it is full.' },
    { name: 'data-level', description: 'Value: `low | high`.' },
    { name: 'data-striped', description: '' },
  ]);
});

test('CSS variables: each once, with the first description', () => {
  expect(meter.cssVariables).toEqual([
    { name: '--meter-track', description: 'Behind the bar. Value: `color`. Default: `grey`.' },
    { name: '--meter-height', description: 'Of the slot `root`.' },
    { name: '--meter-color', description: 'Of the slot `root`.' },
    { name: '--meter-text', description: '' },
  ]);
  expect(meter.cssParts).toEqual([{ name: 'bar', description: 'The bar.' }]);
});

test('what a ref points at', () => {
  expect(meter.ref).toBe('HTMLMeterElement');
});

test('they are tables of the page with addresses of their own, and found by kind', () => {
  const page = apiPage(
    { name: 'Meter', main: meter, parts: [] },
    { pathname: '/api/meter', componentPath: () => null, demoPages: [] },
  );
  expect(page.toc.map(({ text }) => text)).toEqual([
    'Import',
    'Props',
    'Data attributes',
    'CSS variables',
    'CSS parts',
  ]);
  expect(page.anchors).toEqual(expect.arrayContaining(['css-data-side', 'css---meter-track']));
  const found = (kind: string) => page.search.filter((one) => one.kind === kind);
  expect(found('attribute')).toHaveLength(6);
  expect(found('variable')[0]).toMatchObject({
    title: '--meter-track',
    href: '/api/meter#css---meter-track',
  });
});

test('an edit of a file beside it is noticed', async () => {
  const file = path.join(root, 'node_modules/tools-ui/Meter/meterDataAttributes.d.ts');
  appendFileSync(file, "\nexport declare const late = 'data-late';\n");
  expect((await readMeter()).dataAttributes.map(({ name }) => name)).toContain('data-late');
});
