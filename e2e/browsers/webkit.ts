import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Driver } from './driver.ts';
import { waitUntil } from './wait.ts';

const VIEWPORT = { width: 1440, height: 900 };
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
};

/** Where the programs lie, which Debian has in three packages. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** WebKitGTK by WebDriver, on a display of its own. */
export async function startWebKit(programs: WebKitPrograms, origin: string): Promise<Driver> {
  const { display, stop: stopDisplay } = await startDisplay(programs);
  const port = await findPort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    stopDisplay();
  };
  try {
    const session = await connect(programs, port);
    await resize(session, VIEWPORT.width, VIEWPORT.height);
    const driver = createDriver(session, origin);
    return { ...driver, close: () => driver.close().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}

async function startDisplay({ display: program }: WebKitPrograms) {
  // The server picks a free number and writes it to the file descriptor.
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const numbers = server.stdio[3]!;
  const [data] = (await Promise.race([
    once(numbers, 'data'),
    once(server, 'exit').then(() => {
      throw new Error(`${program} ended before it had a display`);
    }),
  ])) as [Buffer];
  return { display: `:${data.toString().trim()}`, stop: () => void server.kill() };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function connect({ browser }: WebKitPrograms, port: number): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('the driver of WebKit to answer', () =>
    fetch(`${url}/status`).then(({ ok }) => ok),
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const builder = new Builder().disableEnvironmentOverrides().usingServer(url);
  return builder.withCapabilities(capabilities).build();
}

/**
 * The window has a bar of its own, so it is larger than what it shows of a page, and cannot be narrower than
 * the buttons of that bar.
 */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  let narrowest = Infinity;
  const read = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await waitUntil(`a window of ${width} × ${height}`, async () => {
    const [shownWidth, shownHeight] = await read();
    if (shownHeight === height && (shownWidth === width || shownWidth === narrowest)) return true;
    narrowest = shownWidth > width ? shownWidth : Infinity;
    const rect = await window.getRect();
    await window.setRect({
      width: rect.width + width - shownWidth,
      height: rect.height + height - shownHeight,
    });
    return false;
  });
}

function createDriver(session: WebDriver, origin: string): Driver {
  return {
    open: (path) => session.get(origin + path),
    evaluate: async (read, argument) =>
      session.executeScript(`return (${String(read)})(arguments[0])`, argument),
    clickAt: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: async (key, ...held) => {
      let actions = session.actions();
      for (const each of held) actions = actions.keyDown(KEYS[each]!);
      actions = actions.sendKeys(KEYS[key] ?? key);
      for (const each of held) actions = actions.keyUp(KEYS[each]!);
      await actions.perform();
    },
    resize: (width, height) => resize(session, width, height),
    goBack: () => session.navigate().back(),
    goForward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    readFrame: (...frames) => readFrame(session, frames),
    takeErrors: () => null,
    close: () => session.quit(),
  };
}

async function readFrame(session: WebDriver, selectors: string[]): Promise<string | null> {
  try {
    for (const selector of selectors) {
      const [element] = await session.findElements(By.css(selector));
      if (!element) return null;
      await session.switchTo().frame(element);
    }
    return await session.executeScript<string>('return document.body.innerText');
  } finally {
    await session.switchTo().defaultContent();
  }
}
