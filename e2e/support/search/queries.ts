import { readFileSync } from 'node:fs';

/** A query of readers, and the addresses that answer it. */
export interface ExpectedResult {
  query: string;
  /** `*` stands for any name. */
  hrefs: string[];
}

/** A list of `e2e/data`. */
export function readQueries(file: string): ExpectedResult[] {
  const text = readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(' => ');
    if (at === -1 || line.startsWith('# ')) return [];
    return [{ query: line.slice(0, at), hrefs: line.slice(at + 4).split(' ') }];
  });
}

/** Whether an address is one of those expected. */
export function isExpected({ hrefs }: ExpectedResult, href: string): boolean {
  return hrefs.some((expected) => {
    const [start = '', end] = expected.split('*');
    return end === undefined ? href === start : href.startsWith(start) && href.endsWith(end);
  });
}
