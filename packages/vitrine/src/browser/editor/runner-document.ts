import { ELEMENT_IDS, type RunnerData } from '../../shared/contract.ts';
import type { RunnerFrameMessage } from './runner/messages.ts';

interface RunnerDocumentOptions {
  data: RunnerData;
  /** Address of the page: pictures and links of a demo are relative to it. */
  pageUrl: string;
  language: string;
  /** Whether the demo is a page of its own. */
  isolated: boolean;
}

/**
 * What the outer document of a runner (`browser/inline/runner-frame.ts`) is told. It holds a second iframe,
 * in which the code runs: by the policy of the first, the second can be led to no other address, and reach
 * nothing but pictures, fonts and media of the site. Scripts run that know a word made for this runner.
 */
export function runnerMessage(options: RunnerDocumentOptions): RunnerFrameMessage {
  const nonce = [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  return {
    policy: policy(new URL(options.pageUrl).origin, nonce),
    html: innerDocument(options, nonce),
  };
}

function policy(origin: string, nonce: string): string {
  const files = `${origin} data: blob:`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src ${files}`,
    `font-src ${files}`,
    `media-src ${files}`,
    `base-uri ${origin}`,
    "form-action 'none'",
    "frame-src 'none'",
  ].join(';');
}

function innerDocument(
  { data, pageUrl, language, isolated }: RunnerDocumentOptions,
  nonce: string,
): string {
  return [
    `<!doctype html><html lang="${escapeAttribute(language)}" dir="ltr" data-mode="light"`,
    `${isolated ? ' data-own' : ''}><head><meta charset="utf-8">`,
    `<base href="${escapeAttribute(pageUrl)}"><title>Preview</title>`,
    `<style>${data.styles}</style></head>`,
    `<body><main id="${ELEMENT_IDS.main}"><div class="demo demo-bare"><div class="demo-stage"></div></div></main>`,
    `<script nonce="${nonce}">${data.script}</script></body></html>`,
  ].join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
