import path from 'node:path';
import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

/** Asks for every file that a site can have. */
const REST = `versions: {},
  changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGELOG.md' }],
  serviceWorker: { host: 'localhost' },
  api: [{ package: 'kit', route: '/api', notShown: { '*': 'A test.' } }],`;

/** Two versions of a package, as `vitrine api record` writes them. */
const HISTORY = `{"package":"kit","version":"1.0.0","sum":"2a400481","api":"iyOAeyJLbm9iIjp7ImltcG9ydHMiOlsieyBLbm9iIH0gZnJvbSBkaWFscyJdLCJwcm9wcyI6eyJzaXplIjpbIm51bWJlciJdfX19Aw=="}
{"package":"kit","version":"1.1.0","sum":"a70d3a70","api":"ixKAeyJLbm9iIjp7InByb3BzIjp7IndpZGUiOlsibnVtYmVyIl19fX0D"}
`;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};

const test = testWithDevServer({
  'vitrine.config.ts': configFile(['/', '/api'], REST),
  'content/index.md': pageFile('Home'),
  'content/api.md': pageFile('API'),
  'api-history.jsonl': HISTORY,
  'node_modules/kit/package.json': JSON.stringify({
    ...{ name: 'kit', version: '1.1.0', type: 'module', types: './index.d.ts' },
    main: './index.js',
  }),
  'node_modules/kit/index.d.ts': 'export declare function Knob(props: { size?: number }): null;\n',
  'node_modules/kit/index.js': 'export const Knob = () => null;\n',
  'CHANGELOG.md': '# Changes\n\n## 1.2.0\n\nNews.\n',
});

test('the dev server serves every file that a build writes', async ({ request, dev }) => {
  await test.step('from the beginning, although the API is still to be read', async () => {
    const names = ['/api/changes.json', '/api/others.json'];
    const answers = await Promise.all(names.map((name) => request.get(name)));
    expect(answers.map((answer) => answer.status())).toEqual([200, 404]);
  });
  expect(await dev.site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const files = Object.keys(dev.site.snapshot('dist'))
    .map((file) => file.slice('dist/'.length))
    .filter((file) => !/^(?:assets\/|(?:.+\/)?index\.html$|\.vitrine-output)/.test(file));
  expect(files).toEqual(
    expect.arrayContaining(['nav.json', 'kit-releases.xml', 'offline.html', 'sw.js']),
  );
  for (const file of files) {
    const response = await request.get(`/${file}`);
    expect({ file, status: response.status() }).toEqual({ file, status: 200 });
    const isSchema = /^vitrine-\d+\.schema\.json$/.test(file);
    const own = isSchema ? 'application/schema+json' : TYPES[path.extname(file)];
    const type = `${own}; charset=utf-8`;
    expect(response.headers()['content-type']).toBe(type);
  }
  for (const [url, text] of [
    ['/search.json', '"format":3'],
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
  for (const [accept, type] of [
    ['text/markdown, */*', 'text/markdown'],
    ['text/html, */*', 'text/html'],
  ] as const) {
    const page = await request.get('/', { headers: { accept } });
    expect(page.headers()).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      vary: 'Accept',
    });
    if (type === 'text/html') continue;
    // The same as the file of the build, and as its own address.
    const built = dev.site.snapshot('dist')['dist/index.md'];
    expect(built).toBeDefined();
    expect(await page.text()).toBe(await (await request.get('/index.md')).text());
  }
  expect((await request.get('/nowhere.md')).status()).toBe(404);
});
