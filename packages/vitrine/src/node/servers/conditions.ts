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

/** A part is of the file that the client has when it is as old to the second, neither newer nor older (13.1.5). */
export function tightenDate({ headers }: Pick<IncomingMessage, 'headers'>, modified: Date): void {
  const { 'if-range': date } = headers;
  if (
    date !== undefined &&
    Date.parse(String(date)) !== Math.floor(modified.getTime() / 1000) * 1000
  ) {
    headers['if-range'] = NOTHING;
  }
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
