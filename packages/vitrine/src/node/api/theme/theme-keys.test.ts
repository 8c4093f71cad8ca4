/** Slots and classes of a component, with what their comments say of versions. */
import { expect, test } from 'vitest';
import { apiPage } from '../page/page.ts';
import { sectionsToHtml } from '../page/print-html.ts';
import { apiPageToMarkdown } from '../page/print-markdown.ts';
import { extractPackage } from '../extract-package.ts';
import { pageOf } from '../fixtures/docs.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';

const TYPES = `import * as React from 'react';
export interface KnobSlots {
  /** Holds all. */
  root?: React.ElementType;
  /**
   * The part that turns.
   * @since 2.0
   * @deprecated since 3.1.0 – use \`root\`.
   * @default 'i'
   */
  thumb?: React.ElementType;
}
export interface KnobClasses {
  /** @deprecated */
  round: string;
  /** Large. @since 2.1 */
  large: string;
}
export declare const Knob: React.FC<{ slots?: KnobSlots; classes?: Partial<KnobClasses> }>;`;

test('slots and classes say since when they are there, and since when deprecated', async () => {
  const root = writeProject(packageFiles('slots-ui', { 'index.d.ts': TYPES, 'index.js': '' }));
  const [knob] = (await extractPackage({ root, package: 'slots-ui' })).docs;
  expect(knob!.slots).toMatchObject([
    { name: 'root', since: null, deprecated: null, deprecatedSince: null },
    { name: 'thumb', since: '2.0', deprecatedSince: '3.1.0', default: "'i'" },
  ]);
  expect(knob!.classes).toMatchObject([
    { name: 'round', since: null, deprecated: '', deprecatedSince: null },
    { name: 'large', since: '2.1', deprecated: null, deprecatedSince: null },
  ]);
  const page = apiPage(pageOf(knob!), {
    pathname: '/api/knob',
    componentPath: () => null,
    demoPages: [],
  });
  const html = page.blocks
    .map((block) => block.kind === 'api' && sectionsToHtml(block.sections))
    .join('');
  const thumb = html.slice(html.indexOf('<s><code dir="ltr">thumb</code></s>'));
  expect(thumb).toMatch(
    /^.*<strong>Deprecated since 3\.1\.0\.<\/strong> Use <code>root<\/code>\.<\/p>\nThe part that turns.*Since 2\.0\./,
  );
  expect(html).toContain('<s><code dir="ltr">round</code></s><td><p><strong>Deprecated.</strong>');
  const markdown = apiPageToMarkdown(page);
  expect(markdown).toMatch(/~~`thumb`~~ \| `'i'` \| \*\*Deprecated since 3\.1\.0\.\*\*/);
  expect(markdown).toMatch(/~~`round`~~ \| \*\*Deprecated\.\*\*/);
});
