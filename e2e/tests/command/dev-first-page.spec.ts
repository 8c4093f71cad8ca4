import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

/** A package of so many components that the first page is there before they have been read. */
const NAMES = Array.from({ length: 60 }, (_, i) => `Dial${i}`);
const TYPES = NAMES.map(
  (name) =>
    `export interface ${name}Props {\n  /** Width. */\n  size?: number;\n}\nexport declare function ${name}(props: ${name}Props): React.ReactNode;\n`,
).join('');

const test = testWithDevServer({
  'vitrine.config.ts': configFile(
    ['/', '/api'],
    `api: [{ package: 'kit', route: '/api', notShown: { '*': 'A test.' } }],`,
  ),
  'content/index.md': pageFile('Home'),
  'content/api.md': pageFile('API'),
  'node_modules/kit/package.json': JSON.stringify({
    ...{ name: 'kit', version: '1.0.0', type: 'module', types: './index.d.ts' },
    main: './index.js',
  }),
  'node_modules/kit/index.d.ts': `import * as React from 'react';\n${TYPES}`,
  'node_modules/kit/index.js': NAMES.map(
    (name) => `export function ${name}() { return null; }\n`,
  ).join(''),
});

test('a page of prose that is there before the API has been read gets its navigation, and pages of the API are waited for', async ({
  page,
}) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Dial7', exact: true });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dial7' })).toBeVisible();
  await expect(page.getByText('Width.').first()).toBeVisible();
});
