import type { BrowserContext, Page, Request } from '@playwright/test';
import lzString from 'lz-string';

/** Console notes that a visit to either sandbox causes, and nothing else. */
export const SANDBOX_REQUESTS = [
  'request to https://codesandbox.io',
  'request to https://stackblitz.com',
];

export interface SandboxPost {
  url: string;
  method: string;
  /** The form as it was sent, decoded. */
  fields: Record<string, string>;
  /** The tab it was sent to. */
  tab: Page;
}

/** Answers for the sandboxes, so that nothing leaves the machine, and resolves to what is sent to them. */
export async function interceptSandbox(
  context: BrowserContext,
  act: () => Promise<void>,
): Promise<SandboxPost> {
  let received: (request: Request) => void;
  const request = new Promise<Request>((resolve) => (received = resolve));
  await context.route(/^https:\/\/(codesandbox\.io|stackblitz\.com)\//, async (route) => {
    received(route.request());
    const body = '<!doctype html><link rel="icon" href="data:,"><title>Sandbox</title>';
    await route.fulfill({ contentType: 'text/html', body });
  });
  const opened = context.waitForEvent('page');
  await act();
  const [sent, tab] = await Promise.all([request, opened]);
  const form = new URLSearchParams(sent.postData() ?? '');
  return { url: sent.url(), method: sent.method(), fields: Object.fromEntries(form), tab };
}

/** The files in CodeSandbox's one field: URL-safe base64 of compressed JSON. */
export function readParameters(parameters: string): Record<string, { content: string }> {
  if (!/^[\w-]+$/.test(parameters)) throw new Error(`Not URL-safe base64: ${parameters}`);
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const json = lzString.decompressFromBase64(base64);
  return (JSON.parse(json) as { files: Record<string, { content: string }> }).files;
}

/** The files of a ZIP archive that stores them uncompressed, read from its central directory. */
export function readZip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  while (at !== -1 && bytes.readUInt32LE(at) === 0x02014b50) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 24);
    const [nameLength, extra, comment] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    );
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (method !== 0) throw new Error(`${name} is compressed`);
    files[name] = bytes.toString('utf8', start, start + size);
    at += 46 + nameLength! + extra! + comment!;
  }
  return files;
}
