import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';

/**
 * Reads the drawing of a page.
 * @param file path of an SVG file, relative to the root
 * @returns its `<svg>` element on one line, or an empty one and the reason why it cannot be shown
 */
export function readThumbnail(root: string, file: string): { svg: string; reason: string } {
  const full = path.join(root, file);
  if (!isFile(full)) return { svg: '', reason: 'there is no such file' };
  const svg = readFileSync(full, 'utf8')
    .replace(/^\uFEFF|<\?xml.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>/gis, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .trim();
  const reason = findMistake(svg);
  return { svg: reason === '' ? svg : '', reason };
}

/** It stands among others in the markup of a page, which it must not change or load anything for. */
function findMistake(svg: string): string {
  const [start] = /^<svg\b[^>]*>/.exec(svg) ?? [];
  if (start === undefined || !svg.endsWith('</svg>')) return 'it is not an SVG element';
  if (!/\sviewBox=/.test(start)) return 'it has no viewBox';
  const [, element] = /<(style|script|image|use|foreignObject|a)\b/.exec(svg) ?? [];
  if (element !== undefined) return `it contains <${element}>`;
  const [, attribute] = /\s(id|on\w+|href)=/.exec(svg) ?? [];
  return attribute === undefined ? '' : `it has the attribute "${attribute}"`;
}
