import { test as base, expect } from '@playwright/test';
import { placeRequests } from './base-path/placed.ts';
import { SITE_PORT } from './ports.ts';
import { provideTestHtml } from './test-html.ts';

export { expect };

/** Holds the id of the last announcement that a reader has closed. */
export const ANNOUNCEMENT_COOKIE = 'vitrine-last-announcement';

interface Fixtures {
  /** Console messages a test expects: exact texts or patterns. Everything else fails the test. */
  allowedMessages: (string | RegExp)[];
  /** Other origins that a test expects requests to, e.g. `https://ads.example`; it has to answer them. */
  allowedOrigins: string[];
  /** Whether announcements are shown. Default: they count as seen, so that they cover nothing. */
  announcements: boolean;
  /** Fails the test on console output, uncaught errors and requests that leave the site. */
  quiet: void;
}

/** Playwright's test, where any unexpected console message or request to another origin is a failure. */
export const test = base.extend<Fixtures>({
  allowedMessages: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  announcements: [false, { option: true }],
  page: async ({ page, baseURL }, use) => {
    // Other sites that tests make have addresses of their own.
    if (baseURL === `http://localhost:${SITE_PORT}`) placeRequests(page);
    await use(page);
  },
  quiet: [
    async ({ context, allowedMessages, allowedOrigins, announcements, baseURL }, use) => {
      if (!announcements && baseURL) {
        const value = String(Number.MAX_SAFE_INTEGER);
        await context.addCookies([{ name: ANNOUNCEMENT_COOKIE, value, url: baseURL }]);
      }
      const unexpected: string[] = [];
      const note = (text: string) => {
        const allowed = allowedMessages.some((message) =>
          typeof message === 'string' ? text === message : message.test(text),
        );
        if (!allowed) unexpected.push(text);
      };
      await context.addInitScript(provideTestHtml);
      // Frames and policies that only report included; what a browser says of them itself differs.
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      );
      context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) =>
        note(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const known = [new URL(baseURL ?? origin).origin, ...allowedOrigins];
        if (protocol.startsWith('http') && !known.includes(origin)) {
          note(`request to ${origin}`);
        }
      });
      await use();
      expect(unexpected, 'console messages and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});
