/** A library that no server can load: its custom element asks for a browser as soon as it is imported. */
import { expect, mergeTests } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { visit } from '../../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../../support/temp-site.ts';
import { test as quietTest } from '../../support/test.ts';

const test = mergeTests(commandTest, quietTest);
// The site is served from a port of its own.
test.use({ allowedMessages: [/^request to http:\/\/localhost:/] });

const config = (demos: string) =>
  configFile(
    ['/', '/knob', '/api'],
    `adapter: './adapter.tsx', api: [{ package: 'dials', route: '/api' }], ${demos}`,
  );
const FILES = {
  'vitrine.config.ts': config('demos: { clientOnly: true },'),
  'node_modules/dials/package.json':
    '{ "name": "dials", "version": "1.0.0", "type": "module", "exports": { "types": "./index.d.ts", "default": "./index.js" } }',
  'node_modules/dials/index.d.ts': `import type { ReactElement, ReactNode } from 'react';
/** Turns. */
export declare function Knob(props: { /** What it says. */ label?: 'volume' | 'tone' }): ReactElement;
export declare function DialsProvider(props: { children?: ReactNode }): ReactElement;
`,
  'node_modules/dials/index.js': `import { createElement } from 'react';
class KnobElement extends HTMLElement {
  static observedAttributes = ['label'];
  attributeChangedCallback() { this.textContent = 'Knob of ' + this.getAttribute('label'); }
}
customElements.define('kit-knob', KnobElement);
export const Knob = ({ label = 'volume' }) => createElement('kit-knob', { label });
export const DialsProvider = ({ children }) => createElement('section', { title: 'Dials' }, children);
`,
  'adapter.tsx': `import type { ReactNode } from 'react';
import { DialsProvider } from 'dials';
export const Provider = ({ children }: { children?: ReactNode }) => <DialsProvider>{children}</DialsProvider>;
`,
  'content/index.md': pageFile('Kit'),
  'content/knob.md': `---
components: [Knob, DialsProvider]
---

${pageFile('Knob', '::demo{file=basic.tsx clientOnly=120}\n\n::playground{component=Knob}\n\n::demo{file=framed.tsx iframe=100}\n')}`,
  'content/basic.tsx': `import { Knob } from 'dials';
export default () => <Knob label="tone" />;
`,
  'content/framed.tsx': `import { Knob } from 'dials';
export default () => <Knob />;
`,
};

test('demos, playgrounds and the adapter of a library that needs a browser are loaded there alone', async ({
  createSite,
  page,
}) => {
  test.setTimeout(120_000);
  const site = createSite(FILES);
  const { code, stderr } = await site.run('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { url } = await site.serve('preview');
  const contentOf = (hash: string) => demo(page, hash).locator('.demo-content');

  await test.step('without scripts a reader is told so', async () => {
    const html = await (await page.request.get(`${url}knob`)).text();
    expect(html).toContain(
      '<div class="demo-content" data-client style="min-height:120px"><noscript><p class="demo-message">This demo runs in the browser alone',
    );
    expect(html.match(/data-client style="min-height:400px"/g)).toHaveLength(1);
  });

  await test.step('in a browser they run as any others', async () => {
    await visit(page, `${url}knob`);
    await wake(demo(page, 'basic'));
    await expect(contentOf('basic')).toHaveText('Knob of tone');
    await expect(contentOf('basic').getByTitle('Dials')).toBeVisible();
    await wake(demo(page, 'knob-playground'));
    await expect(contentOf('knob-playground')).toContainText('Knob of volume');
    await demo(page, 'knob-playground').getByRole('radio', { name: 'tone' }).check({ force: true });
    await expect(contentOf('knob-playground')).toContainText('Knob of tone');
    await demo(page, 'framed').scrollIntoViewIfNeeded();
    const inside = demo(page, 'framed').frameLocator('.demo-frame');
    await expect(inside.locator('.demo-content')).toHaveText('Knob of volume');
  });

  await test.step('without the key the build ends, and says which key it is', async () => {
    site.write({ 'vitrine.config.ts': config('') });
    const { code, stderr } = await site.run('build');
    expect(code).toBe(1);
    expect(stderr).toContain('HTMLElement is not defined');
    expect(stderr).toContain('demos.clientOnly');
  });
});
