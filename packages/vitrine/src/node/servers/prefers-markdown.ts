/**
 * Tells a client that reads Markdown by its `Accept` header. It has to name the type: browsers, which take
 * anything, get HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = (accept ?? '').toLowerCase().split(',').slice(0, MOST_RANGES).map(readRange);
  const weightOf = (...types: string[]) =>
    types.map((type) => ranges.find((range) => range.type === type)?.weight).find(isNumber) ?? 0;
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html', 'text/*', '*/*');
}

/** No client sends as many. */
const MOST_RANGES = 50;

function readRange(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
  return { type, weight: /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(quality) ? Number(quality) : 0 };
}

const isNumber = (value: number | undefined): value is number => value !== undefined;
