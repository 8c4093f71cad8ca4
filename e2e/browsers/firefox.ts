import puppeteer, {
  type ConsoleMessage,
  type ElementHandle,
  type Frame,
  type Page,
} from 'puppeteer-core';
import type { Driver } from './driver.ts';

export const VIEWPORT = { width: 1440, height: 900 };

/** Firefox by WebDriver BiDi, which it speaks without another program between. */
export async function startFirefox(binary: string, origin: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    headless: true,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  const readErrors = watchErrors(page);
  return {
    open: async (path) => void (await page.goto(origin + path)),
    evaluate: (read, argument) => page.evaluate(read as never, argument as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, ...held) => {
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(key);
      for (const each of held) await page.keyboard.up(each);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    readFrame: (...frames) => readFrame(page.mainFrame(), frames),
    takeErrors: readErrors,
    close: () => browser.close(),
  };
}

function watchErrors(page: Page): () => string[] {
  let errors: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => {
    const taken = errors;
    errors = [];
    return taken;
  };
}

async function readFrame(root: Frame, selectors: string[]): Promise<string | null> {
  let frame: Frame | null = root;
  for (const selector of selectors) {
    const element: ElementHandle | null = await frame.$(selector);
    frame = (await element?.contentFrame()) ?? null;
    if (!frame) return null;
  }
  return frame.evaluate(() => document.body.innerText);
}
