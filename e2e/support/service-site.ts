import { expect, mergeTests } from '@playwright/test';
import { configFile, pageFile, test as commandTest, type Files } from './temp-site.ts';
import { test as quietTest } from './test.ts';

/** Long enough to scroll, with headings for the contents. */
const body = Array.from(
  { length: 12 },
  (_, index) => `## Part ${index + 1}\n\nText.\n\n${'More text.\n\n'.repeat(4)}`,
).join('');

/**
 * Playwright's test on a small site of its own, built and served once in each worker.
 * @param services further properties of the configuration, as source text
 * @param files further files of the site
 */
export function testWithServices(services: string, files: Files = {}) {
  return mergeTests(commandTest, quietTest).extend<object, { url: string }>({
    url: [
      async ({ createSite }, use) => {
        const site = createSite({
          'content/index.md': pageFile('Start', body),
          'content/guide.md': pageFile('Guide', body),
          'content/quiet.md': `---\nsponsor: false\n---\n\n${pageFile('Quiet', body)}`,
          ...files,
          'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'vitrine.config.ts': configFile(
            [{ pathname: '/', title: 'Start' }, '/guide', '/quiet'],
            services,
          ),
        });
        expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
        const { url } = await site.serve('preview');
        await use(url);
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ url }, use) => use(url),
  });
}
