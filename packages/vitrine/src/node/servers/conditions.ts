import type { Stats } from 'node:fs';
import type { IncomingMessage } from 'node:http';

/** No file has it. */
const NOTHING = '"-"';
const RANGES = /^bytes=(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*$/;

/**
 * Takes from a request for a file what `send` would answer and RFC 9110 does not: a range of another method than GET
 * (14.2) or one that is none, and conditions that a weak ETag cannot meet (13.1.1, 13.1.5), as those of files are.
 */
export function tightenConditions({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): void {
  const { range, 'if-range': ifRange, 'if-match': ifMatch } = headers;
  const isTag = ifRange?.includes('"') ?? false;
  if (range !== undefined && (method !== 'GET' || isTag || !isRange(range))) delete headers.range;
  if (ifMatch !== undefined && ifMatch.trim() !== '*') headers['if-match'] = NOTHING;
}

/**
 * What depends on the file: a part is of the one that the client has when it is as old to the second, neither newer nor
 * older (13.1.5), and more of its end than there is means all of it (14.1.2).
 */
export function tightenToFile(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { mtime, size }: Pick<Stats, 'mtime' | 'size'>,
): void {
  const { 'if-range': date, range = '' } = headers;
  const isOther =
    date !== undefined && Date.parse(String(date)) !== Math.floor(mtime.getTime() / 1000) * 1000;
  const isAll = Array.from(range.matchAll(/[=,]\s*-(\d+)/g)).some(([, end]) => Number(end) > size);
  if (isOther || isAll) headers['if-range'] = NOTHING;
}

function isRange(range: string): boolean {
  if (!RANGES.test(range)) return false;
  return range
    .slice('bytes='.length)
    .split(',')
    .every((part) => {
      const [first = '', last = ''] = part.trim().split('-');
      return first === '' || last === '' || Number(first) <= Number(last);
    });
}
