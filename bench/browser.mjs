// Chromium with a fresh profile, slowed down as a reader's machine and network may be.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { certificateHash } from './serve.mjs';

/**
 * Lighthouse's "slow 4G" as it is applied to each request: ms and bytes a second. Requests are small, so what is
 * sent is not slowed down: Chromium that does so was seen to stop for good at one page in a hundred.
 */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: -1,
};

/** Opens a window with an empty profile. */
export async function openBrowser({ viewport = { width: 1280, height: 800 } } = {}) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    viewport,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${certificateHash()}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  return {
    page,
    /** Slows the page down: `cpu` times, and to slow 4G. */
    throttle: async ({ cpu = 1, slowNetwork = false }) => {
      await devtools.send('Network.enable');
      if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Asks for a value until it is not `null`, also across navigations. Resolves to `null` at the limit. */
export async function poll(read, { every = 25, limit = 30_000 } = {}) {
  for (let waited = 0; waited < limit; waited += every) {
    const value = await read().catch(() => null);
    if (value !== null) return value;
    await sleep(every);
  }
  return null;
}
