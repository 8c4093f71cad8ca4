// A page as the text that programs make of it: everything but scripts and styles, cells side by side.
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from '../contenders.mjs';

const require = createRequire(path.join(REPOSITORY, 'packages/vitrine/package.json'));
const { parse } = require('parse5');

const LEFT_OUT = new Set(['script', 'style', 'svg', 'head', 'noscript', 'template']);
const BLOCKS = new Set(
  'p h1 h2 h3 h4 li div section pre tr ul ol table nav main header'.split(' '),
);

/** The text of a document. */
export function readHtmlText(html) {
  const parts = [];
  const visit = (node) => {
    if (node.nodeName === '#text') parts.push(node.value);
    if (LEFT_OUT.has(node.nodeName)) return;
    for (const child of node.childNodes ?? []) visit(child);
    if (node.nodeName === 'td' || node.nodeName === 'th') parts.push(' | ');
    if (BLOCKS.has(node.nodeName)) parts.push('\n');
  };
  visit(parse(html));
  return parts
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
}
