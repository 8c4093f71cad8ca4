import { test as base, expect } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Console messages a test expects: exact texts or patterns. Everything else fails the test. */
  allowedMessages: (string | RegExp)[];
  /** Fails the test on console output, uncaught errors and requests that leave the site. */
  quiet: void;
}

/** Playwright's test, where any unexpected console message or request to another origin is a failure. */
export const test = base.extend<Fixtures>({
  allowedMessages: [[], { option: true }],
  quiet: [
    async ({ context, allowedMessages, baseURL }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        const allowed = allowedMessages.some((message) =>
          typeof message === 'string' ? text === message : message.test(text),
        );
        if (!allowed) unexpected.push(text);
      };
      context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) =>
        note(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? origin).origin) {
          note(`request to ${origin}`);
        }
      });
      await use();
      expect(unexpected, 'console messages and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});
