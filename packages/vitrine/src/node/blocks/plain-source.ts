import type { DemoSourceData } from '../../shared/contract.ts';

/** Where the source of a demo lies as text; empty on the dev server, which has no such files. */
export function plainSourceUrl(sourceUrl: string): string {
  return sourceUrl.endsWith('.json') ? sourceUrl.replace(/json$/, 'txt') : '';
}

/** The files of a demo as they are written, one below the other. */
export function printPlainSource(json: string): string {
  const { files } = JSON.parse(json) as DemoSourceData;
  const texts = files.map(({ ts: { name, code } }) => [name, code.trimEnd()] as const);
  if (texts.length === 1) return `${texts[0]![1]}\n`;
  return texts.map(([name, code]) => `/* ${name} */\n\n${code}\n`).join('\n\n');
}
