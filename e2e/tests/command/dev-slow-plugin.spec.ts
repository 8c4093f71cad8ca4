import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const demo = (text: string) => `export default () => <p>${text}</p>;\n`;

const test = testWithDevServer({
  'vitrine.config.ts': configFile(
    ['/'],
    `vite: {
      plugins: [{ name: 'slow', watchChange: () => new Promise((end) => setTimeout(end, 1000)) }],
    },`,
  ),
  'content/index.md': pageFile('Home', '::demo{file=greeting.tsx}\n'),
  'content/greeting.tsx': demo('First'),
});

test('a page that is asked for while plugins hear of a change is not kept as it was', async ({
  request,
  dev,
}) => {
  const read = async () => (await request.get('/')).text();
  expect(await read()).toContain('<p>First</p>');
  // Nothing is watched before something besides the page is asked for.
  await request.get('/nav.json');
  dev.site.write({ 'content/greeting.tsx': demo('Second') });
  await expect.poll(read, { intervals: [50] }).toContain('<p>Second</p>');
});
