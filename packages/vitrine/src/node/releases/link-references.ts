import type { ChangelogConfig } from '../config/changelogs.ts';

/** What is left alone: code, links, addresses; then a number, then a name. */
const REFERENCE =
  /`+[^`]*`+|\[[^\][\n]*\]\([^)\s]{0,300}\)|<[^<>\n]*>|https?:\S+|(?<![\w/&#[])#(\d{1,9})\b|(?<![\w/@.[-])@([a-z\d][a-z\d-]{0,38})(?![\w/@-])/gi;

/** Makes links of the numbers of issues (`#12`) and the names of authors (`@jo`) in the text of a release. */
export function linkReferences(
  body: string,
  { issues, authors }: Pick<ChangelogConfig, 'issues' | 'authors'>,
): string {
  if (issues === undefined && authors === undefined) return body;
  let inFence = false;
  return body
    .split('\n')
    .map((line) => {
      const isFence = /^ {0,3}(?:```|~~~)/.test(line);
      if (isFence) inFence = !inFence;
      return inFence || isFence ? line : linkLine(line);
    })
    .join('\n');

  function linkLine(line: string): string {
    return line.replaceAll(REFERENCE, (whole, number?: string, name?: string) => {
      if (number !== undefined && issues !== undefined) {
        return `[${whole}](${issues.replaceAll('{number}', number)})`;
      }
      if (name !== undefined && authors !== undefined) {
        return `[${whole}](${authors.replaceAll('{name}', name)})`;
      }
      return whole;
    });
  }
}
