import { findDemo, getDemo } from '../../shared/tools/get-demo.ts';
import { getPage } from '../../shared/tools/get-page.ts';
import type { PageSource } from '../../shared/tools/page-source.ts';
import { pageAnswer } from '../../shared/tools/paged-answer.ts';
import { printResults } from '../../shared/tools/print-results.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import { DEFAULT_TOKENS, LEAST_TOKENS, MOST_TOKENS } from '../../shared/tools/tokens.ts';
import type { SearchProvider } from '../search/answers/provider.ts';
import type { PageTool } from '../core/model-context.ts';

/** What the tools work with. */
export interface PageTools {
  source: PageSource;
  search: SearchProvider['search'];
  /** The page that the reader has before them. */
  currentPath: () => string;
  /** Shows a place of the site. */
  open: (href: string) => Promise<void>;
}

/** Results of a search with what they say, and by name. */
const COUNTS = { whole: 3, named: 5 };
/** Characters of a question or a name: nobody writes as much. */
const LONGEST = 500;

const text = (description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength: LONGEST,
  description,
});
const PAGING = {
  maxTokens: { type: 'integer', minimum: LEAST_TOKENS, maximum: MOST_TOKENS },
  cursor: { type: 'string', description: 'From the end of an answer that goes on.' },
};

/** The tools of a page: those of `vitrine mcp` that a page can answer itself, and one that shows a demo. */
export function makePageTools(parts: PageTools): PageTool[] {
  const { source } = parts;
  return [
    {
      name: 'search',
      title: 'Search the documentation',
      description:
        'Finds what the documentation says to a question: pages, sections, props, demos.',
      inputSchema: schemaOf({ query: text('A question or a name.') }, ['query']),
      annotations: { readOnlyHint: true },
      execute: answer((input) => search(parts, readText(input, 'query'))),
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description:
        'A page as Markdown, or one section of it. Without a path the page that is open.',
      inputSchema: schemaOf(
        {
          path: text('Such as /demos/buttons, or /demos/buttons#sizes for a section.'),
          section: text('Title or hash of a section.'),
        },
        [],
      ),
      annotations: { readOnlyHint: true },
      execute: answer(async (input) => {
        const path = input.path === undefined ? parts.currentPath() : readText(input, 'path');
        const section = input.section === undefined ? undefined : readText(input, 'section');
        return getPage(source, { path, section });
      }),
    },
    {
      name: 'open_demo',
      title: 'Open a demo',
      description: 'Shows a demo to the reader, on its page, and answers with its source.',
      inputSchema: schemaOf(
        { demo: text('Its address (/demos/buttons#sizes), its file or its name.') },
        ['demo'],
      ),
      annotations: { readOnlyHint: false },
      execute: answer((input) => openDemo(parts, readText(input, 'demo'))),
    },
  ];
}

function schemaOf(properties: object, required: readonly string[]): object {
  return {
    type: 'object',
    properties: { ...properties, ...PAGING },
    required,
    additionalProperties: false,
  };
}

/** Whatever goes wrong is an answer that says what to do. */
function answer(run: (input: Record<string, unknown>) => Promise<string>): PageTool['execute'] {
  return async (given) => {
    try {
      const input = (given ?? {}) as Record<string, unknown>;
      const { maxTokens = DEFAULT_TOKENS, cursor = '' } = input;
      const isNumber = typeof maxTokens === 'number' && Number.isInteger(maxTokens);
      if (!isNumber || maxTokens < LEAST_TOKENS || maxTokens > MOST_TOKENS)
        throw new ToolError(`maxTokens is a number from ${LEAST_TOKENS} to ${MOST_TOKENS}.`);
      return pageAnswer(await run(input), maxTokens, String(cursor));
    } catch (error) {
      return error instanceof Error && error.message !== ''
        ? error.message
        : 'The documentation could not be read. Ask again, or for something else.';
    }
  };
}

function readText(input: Record<string, unknown>, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST) return value;
  throw new ToolError(`"${name}" is a text of 1 to ${LONGEST} characters.`);
}

async function search({ source, search: find }: PageTools, query: string): Promise<string> {
  const [site, { results, suggestion }] = await Promise.all([source.describe(), find(query)]);
  const parts = await printResults({ source, site, query }, results, COUNTS);
  if (suggestion !== undefined) parts.push(`Searched for "${suggestion}" too.`);
  if (parts.length > 0) return parts.join('\n\n');
  return `Nothing is found for "${query.slice(0, 100)}". Try fewer or other words.`;
}

async function openDemo({ source, open }: PageTools, wanted: string): Promise<string> {
  const { page, demo } = findDemo((await source.describe()).pages, wanted);
  const code = await getDemo(source, { demo: `${page.path}#${demo.hash}` });
  await open(`${page.path}#${demo.hash}`);
  return `The reader sees it now.\n\n${code}`;
}
