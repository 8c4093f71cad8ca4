import type { Driver } from './driver.ts';
import { waitUntil } from './wait.ts';

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Steps and questions that all browsers understand, made of what a driver does. */
export type Page = ReturnType<typeof createPage>;

export function createPage(driver: Driver) {
  const count = (selector: string) =>
    driver.evaluate((wanted: string) => document.querySelectorAll(wanted).length, selector);
  const text = (selector: string) =>
    driver.evaluate(
      (wanted: string) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '',
      selector,
    );
  const attribute = (selector: string, name: string) =>
    driver.evaluate(
      ([wanted, key]: string[]) => document.querySelector(wanted!)?.getAttribute(key!) ?? null,
      [selector, name],
    );
  const scrollY = () => driver.evaluate(() => Math.round(window.scrollY), null);
  const pathname = () => driver.evaluate(() => location.pathname, null);

  const expectEqual = (what: string, read: () => Promise<unknown>, wanted: unknown) =>
    waitUntil(`${what} to be ${JSON.stringify(wanted)}`, async () => {
      const found = JSON.stringify(await read());
      return found === JSON.stringify(wanted) || found;
    });
  const expectText = (selector: string, part: string) =>
    waitUntil(`${selector} to say "${part}"`, async () => {
      const found = await text(selector);
      return found.includes(part) || found;
    });
  const expectCount = (selector: string, wanted: number) =>
    expectEqual(`the number of ${selector}`, () => count(selector), wanted);
  const expectSome = (selector: string) =>
    waitUntil(`a ${selector}`, async () => (await count(selector)) > 0);
  /** Asks for the element that has the focus of its document: a window without a manager may have none itself. */
  const isFocused = (selector: string) =>
    driver.evaluate((wanted: string) => document.activeElement!.matches(wanted), selector);
  const expectFocus = (selector: string) =>
    waitUntil(`the focus to be on ${selector}`, () => isFocused(selector));

  async function wakeContent(id: string): Promise<string> {
    const demo = `main [data-demo][id="${id}"]`;
    await driver.evaluate(
      (wanted: string) => document.querySelector(wanted)!.scrollIntoView({ block: 'center' }),
      demo,
    );
    await expectSome(`${demo} .demo-content[data-live]`);
    return demo;
  }

  return {
    driver,
    count,
    text,
    attribute,
    scrollY,
    pathname,
    expectEqual,
    expectText,
    expectCount,
    expectSome,
    isFocused,
    expectFocus,
    box: (selector: string) => readBox(driver, selector),
    /** Loads a page and waits until the shell answers. */
    async visit(path: string) {
      await driver.open(path);
      await expectSome('#v-shell[data-ready]');
    },
    /** Clicks the middle of an element, which is scrolled into view if need be; with a text, of the one that says it. */
    click: (selector: string, label = '') => click(driver, selector, label),
    /** Leaves a browser as a new reader has it, but for the announcement, which counts as seen. */
    async startAnew() {
      await driver.resize(1440, 900);
      await driver.open('/robots.txt');
      await driver.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        document.cookie = `vitrine-last-announcement=${Number.MAX_SAFE_INTEGER}; path=/`;
      }, null);
      driver.takeErrors();
    },
    /** Brings a demo into view and waits until it and its toolbar answer. */
    async wake(id: string) {
      const demo = await wakeContent(id);
      await expectSome(`${demo} .demo-toolbar-root[data-ready]`);
      return demo;
    },
    wakePlayground: wakeContent,
    scrollTo: (y: number) => driver.evaluate((to: number) => window.scrollTo(0, to), y),
    /** Whether an element lies within the window. */
    async expectInView(selector: string) {
      const size = () => driver.evaluate(() => [innerWidth, innerHeight], null);
      await waitUntil(`${selector} to lie in the window`, async () => {
        const [box, [width, height]] = [await readBox(driver, selector), await size()];
        if (!box) return 'nothing';
        const inside =
          box.top >= 0 && box.left >= 0 && box.bottom <= height! && box.right <= width!;
        return (inside && box.bottom > box.top) || JSON.stringify(box);
      });
    },
  };
}

function readBox(driver: Driver, selector: string): Promise<Box | null> {
  return driver.evaluate((wanted: string) => {
    const element = document.querySelector(wanted);
    if (!element) return null;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  }, selector);
}

/** Where a pointer would press an element, once it lies still; a text says why not. */
function findPlace([selector, label]: [string, string]): { x: number; y: number } | string {
  const element = [...document.querySelectorAll(selector)].find(
    ({ textContent }) => label === '' || textContent.trim() === label,
  );
  if (!element) return `no ${selector} ${label}`;
  let box = element.getBoundingClientRect();
  if (box.top < 70 || box.bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = element.getBoundingClientRect();
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (
    !hit ||
    !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
  )
    return `${selector} is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  return { x, y };
}

async function click(driver: Driver, selector: string, label: string): Promise<void> {
  let last = '';
  await waitUntil(`${selector} ${label} to be where a pointer reaches it`, async () => {
    const place = await driver.evaluate(findPlace, [selector, label] as [string, string]);
    if (typeof place === 'string') return place;
    const here = JSON.stringify(place);
    // The same place twice: it lies still.
    if (here !== last) {
      last = here;
      return 'it moves';
    }
    await driver.clickAt(place.x, place.y);
    return true;
  });
}
