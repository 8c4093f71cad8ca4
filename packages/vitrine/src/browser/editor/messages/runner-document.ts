import { ELEMENT_IDS, type RunnerData } from '../../../shared/contract.ts';
import type { RunnerFrameMessage } from '../runner/messages.ts';

interface RunnerDocumentOptions {
  data: RunnerData;
  /** Address of the page: pictures and links of a demo are relative to it. */
  pageUrl: string;
  language: string;
  /** What it begins with: code of the library that looks as it is loaded sees no other. */
  direction: string;
  /** Whether the demo is a page of its own. */
  isolated: boolean;
}

/**
 * What the outer document of a runner (`browser/inline/runner-frame.ts`) is told. It holds a second iframe,
 * in which the code runs: by the policy of the first, the second can be led to no other address, and reach
 * nothing but pictures, fonts and media of the site. Of scripts it runs the runner's alone, which evaluates
 * what was compiled; so a frame that the code makes has no script at all. `runner/lockdown.ts` closes what
 * no policy knows.
 */
export function runnerMessage(options: RunnerDocumentOptions): RunnerFrameMessage {
  return {
    policy: policyOf(new URL(options.pageUrl).origin, options.data.scriptDigest),
    html: innerDocument(options),
  };
}

/** Host names of links are not looked up. */
const NO_LOOKUPS = '<meta http-equiv="x-dns-prefetch-control" content="off">';

function policyOf(origin: string, scriptDigest: string): string {
  const files = `${origin} data: blob:`;
  return [
    "default-src 'none'",
    `script-src '${scriptDigest}' 'unsafe-eval'`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src ${files}`,
    `font-src ${files}`,
    `media-src ${files}`,
    `base-uri ${origin}`,
    "form-action 'none'",
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

function innerDocument({
  data,
  pageUrl,
  language,
  direction,
  isolated,
}: RunnerDocumentOptions): string {
  return [
    `<!doctype html><html lang="${escapeAttribute(language)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}" data-mode="light"`,
    `${isolated ? ' data-own' : ''}><head><meta charset="utf-8">${NO_LOOKUPS}`,
    `<base href="${escapeAttribute(pageUrl)}"><title>Preview</title>`,
    `<style>${data.styles}</style></head>`,
    `<body><main id="${ELEMENT_IDS.main}"><div class="demo demo-bare"><div class="demo-stage"></div></div></main>`,
    `<script>${data.script}</script></body></html>`,
  ].join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
