import type { RunnerData } from '../../shared/contract.ts';
import { inlineScript } from './inline-script.ts';
import { shortDigest } from '../base/text.ts';

/** Folder of the outer document of runners: hosts give it a policy of its own. */
export const RUNNER_PATH = '/assets/runner/';

/**
 * What holds before the page has told the document its whole policy (`browser/editor/messages/runner-document.ts`). That
 * one names scripts by a word made anew each time: here it would be known to all.
 */
const POLICY =
  "connect-src 'none';worker-src 'none';object-src 'none';frame-src 'none';form-action 'none'";
const STYLE =
  'html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}';

/** The policy of the document as a header: without an origin even for those who open it by its address. */
export const RUNNER_POLICY = `sandbox allow-scripts allow-forms;${POLICY};frame-ancestors 'self'`;

/** The outer document of runners. */
export function renderRunnerFrame(): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<meta name="robots" content="noindex"><title>Preview</title><style>${STYLE}</style></head>`,
    `<body><script>${inlineScript('runner-frame')}</script></body></html>`,
  ].join('');
}

/** The address of the document as a file. */
export const runnerFrameUrl = (): string =>
  `${RUNNER_PATH}frame-${shortDigest(renderRunnerFrame())}.html`;

/** How pages get the document: where they have a policy, a document without an address would inherit it. */
export const runnerFrame = (hasPolicy: boolean): RunnerData['frame'] =>
  hasPolicy ? { url: runnerFrameUrl() } : { html: renderRunnerFrame() };
