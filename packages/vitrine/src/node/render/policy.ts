import { escapeHtml } from '../base/escape.ts';
import { inlineScript, type InlineScript } from '../csp/inline-script.ts';
import { printPolicy, withoutHeaderOnly } from '../csp/policy.ts';
import { readScripts, scriptDigest } from '../csp/read-resources.ts';
import type { RenderContext } from './context.ts';

/** The inline scripts of a document. */
interface DocumentScripts {
  /** Those of the engine. */
  own: InlineScript[];
  /** Digests of those in its content. */
  content?: string[];
  /** The markup of its demos. */
  demos: readonly { html: string }[];
}

/** The content security policy in a document, before all that it governs; empty for sites without one. */
export function renderPolicy(
  { policy }: Pick<RenderContext, 'policy'>,
  { own, content = [], demos }: DocumentScripts,
): string {
  if (policy === null) return '';
  const text = printPolicy(withoutHeaderOnly(policy), [
    ...own.map((name) => scriptDigest(inlineScript(name))),
    ...content,
    ...demos.flatMap(({ html }) => readScripts(html)),
  ]);
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(text)}">`;
}
