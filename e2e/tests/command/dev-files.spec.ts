import { siteFiles } from '../../../packages/vitrine/src/node/build/site-files.ts';
import type { LoadedSite } from '../../../packages/vitrine/src/node/model/site.ts';
import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const CHANGELOG = { name: 'kit', title: 'Kit', file: 'CHANGELOG.md', feed: true };
/** Asks for every file that a site can have. */
const REST = {
  versions: { others: [], latest: [] },
  changelogs: [CHANGELOG],
  serviceWorker: { host: 'localhost' },
};

const test = testWithDevServer({
  'vitrine.config.ts': configFile(['/'], JSON.stringify(REST).slice(1, -1)),
  'content/index.md': pageFile('Home'),
  'CHANGELOG.md': '# Changes\n\n## 1.2.0\n\nNews.\n',
});

test('the dev server serves every file that a build writes', async ({ request, dev }) => {
  const { root } = dev.site;
  const site = { root, config: REST, changelogs: [{ config: CHANGELOG }] };
  const files = siteFiles(site as unknown as LoadedSite);
  expect(files.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/nav.json', '/kit-releases.xml', '/offline.html', '/sw.js']),
  );
  for (const { url, type } of files) {
    const response = await request.get(url);
    expect({ url, status: response.status() }).toEqual({ url, status: 200 });
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
  }
  for (const [url, text] of [
    ['/search.json', 'Home'],
    ['/versions.json', 'https://kit.example/'],
    ['/kit-releases.xml', 'Kit releases'],
    ['/sitemap.xml', '<loc>https://kit.example/</loc>'],
    ['/robots.txt', 'Sitemap: https://kit.example/sitemap.xml'],
    ['/404.html', 'Page not found'],
    ['/404', 'Page not found'],
    ['/offline', 'No connection'],
    ['/sw.js', '"host":""'],
  ] as const) {
    expect(await (await request.get(url)).text()).toContain(text);
  }
});
