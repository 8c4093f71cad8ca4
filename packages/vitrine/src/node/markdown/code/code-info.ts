/** The info string of a code block, as in ```` ```tsx title="app.tsx" ````. */
export interface CodeInfo {
  /** In the author's spelling; empty when there is none. */
  language: string;
  /** The caption, often a file's name; empty when there is none. */
  title: string;
  /** Its label among the code blocks around it; empty when it stands alone. */
  tab: string;
  /** Why the block is not type-checked: `''` is a marker without a reason, `null` no marker. */
  noCheck: string | null;
}

/** Reads an info string. Words that it does not know are for other tools. */
export function readCodeInfo(info: string): CodeInfo {
  // Lines that other tools mark follow at once: `tsx{1,3}`, `ts:line-numbers`.
  const language = /^[^\s={:]+(?=[\s{:]|$)/.exec(info.trim())?.[0] ?? '';
  const marked = /(?:^|\s)no-check(?![\w-])/.test(info.replace(/"[^"]*"|'[^']*'/g, '""'));
  return {
    language: language === NO_CHECK ? '' : language,
    title: readValue(info, 'title') ?? '',
    tab: readTab(info),
    noCheck: marked ? (readValue(info, NO_CHECK) ?? '').trim() : null,
  };
}

const NO_CHECK = 'no-check';

/** Not what stands inside of another value. */
function readTab(info: string): string {
  const rest = info.replace(/\b(?:title|no-check)=(?:"[^"]*"|'[^']*')/g, '');
  const [, double, single, bare] =
    /(?:^|\s)tab=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/.exec(rest) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}

function readValue(info: string, name: 'title' | typeof NO_CHECK): string | undefined {
  const [, double, single] = VALUES[name].exec(info) ?? [];
  return double ?? single;
}

const VALUES = {
  title: /\btitle=(?:"([^"]*)"|'([^']*)')/,
  [NO_CHECK]: /(?:^|\s)no-check=(?:"([^"]*)"|'([^']*)')/,
};
