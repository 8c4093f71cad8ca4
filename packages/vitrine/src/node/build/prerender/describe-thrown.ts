import { needsBrowserFor } from '../../base/code/needs-browser.ts';
import { problem, type Problem } from '../../base/errors.ts';
import { messageOf } from '../../base/text.ts';

/**
 * What a demo threw while it was prerendered.
 * @param what of it is meant, before the reason; empty for a demo
 */
export function describeThrown(
  error: unknown,
  what: string,
  at: { file: string; line?: number },
): Problem {
  const reason = messageOf(error);
  if (WAITS.test(reason)) return problem('demo-waits', [], at);
  const code = needsBrowserFor(reason) ? 'demo-needs-browser' : 'demo-threw';
  return problem(code, [`${what}${explainThrown(error)}`], at);
}

/** What was thrown, and what it means where that says nothing of what to do. */
export function explainThrown(error: unknown): string {
  const reason = messageOf(error);
  return `${reason}${explain(reason)}`;
}

function explain(reason: string): string {
  if (NO_COMPONENT.test(reason))
    return '; a hook is called outside of a component, or one of another React';
  if (PICTURE.test(reason))
    return '; that is the address of a picture. A plugin in vite.plugins makes components of SVG, such as svgr() of vite-plugin-svgr';
  return reason === 'React is not defined' ? "; import * as React from 'react'" : '';
}

/** React has nobody to answer a hook. */
const NO_COMPONENT = /^Cannot read properties of null \(reading 'use(?:[A-Z]\w*)?'\)$/;

/** React, of what an import of a picture is without a plugin. */
const PICTURE = /^Invalid tag: (?:\S+\.svg\b|data:image\/)/;

/** React, of a component that is not there yet; its advice is about updates. */
const WAITS = /^A component suspended while responding to synchronous input|React error #426;/;
