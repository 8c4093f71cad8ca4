import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { findNamed } from '../../shared/tools/names.ts';
import { pageAnswer } from '../../shared/tools/paged-answer.ts';
import { answerCalls, type Tool } from './call-tools.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import type { DocSource } from './sources/doc-source.ts';
import { DEFAULT_TOKENS, LEAST_TOKENS, MOST_TOKENS } from '../../shared/tools/tokens.ts';
import { getComponent } from './tools/get-component.ts';
import { getDemo } from '../../shared/tools/get-demo.ts';
import { getPage } from '../../shared/tools/get-page.ts';
import { readRow } from './tools/read-row.ts';
import { listPages } from './tools/list-pages.ts';
import { search } from './tools/search.ts';

/** Tells what changed between two versions of a package. */
export type TellChanges = (name: string, from: string, to: string) => Promise<string>;

/** Characters of a name, and of a question that are read: nobody writes as much. */
const MOST_TEXT = 500;
const text = z.string().min(1).max(MOST_TEXT);
/** A question may be the output of a tool, of which the beginning says what is wrong. */
const question = z.string().min(1).max(100_000);

/** What every tool takes besides its own. */
const PAGING = {
  maxTokens: z
    .number()
    .int()
    .min(LEAST_TOKENS)
    .max(MOST_TOKENS)
    .default(DEFAULT_TOKENS)
    .describe(`About how long the answer may be. Default ${DEFAULT_TOKENS}.`),
  cursor: z.string().max(40).default('').describe('From the end of an answer that goes on.'),
};

/** Gives a server the tools that read the documentation. */
export function addTools(server: McpServer, source: DocSource, tellChanges: TellChanges): void {
  const tools = new Map<string, Tool>();
  const add = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    shape: Shape,
    answer: (input: z.infer<z.ZodObject<Shape>>) => Promise<string>,
  ) => {
    const input: z.ZodType = z.strictObject({ ...shape, ...PAGING });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    // What it answers with is `answerCalls`.
    server.registerTool(name, { description, inputSchema: input, annotations }, noAnswer);
    tools.set(name, {
      input,
      answer: async (given) => {
        const { maxTokens, cursor } = given as { maxTokens: number; cursor: string };
        const read = () => answer(given as z.infer<z.ZodObject<Shape>>);
        return pageAnswer(await source.ofOneBuild(read), maxTokens, cursor);
      },
    });
  };
  add(
    'search',
    'Finds what the documentation says to a question: components with the props that matter, sections, demos. Ask for example "which prop makes a button full width".',
    { query: question },
    ({ query, ...input }) => search(source, { ...input, query: query.slice(0, MOST_TEXT) }),
  );
  add(
    'list_pages',
    'Lists the pages of the documentation, or of one group of its navigation.',
    { group: text.optional() },
    (input) => listPages(source, input),
  );
  add(
    'get_page',
    'A page as Markdown, or one section of it.',
    {
      path: text.describe('Such as /demos/buttons, or an address with # that search tells.'),
      section: text.optional().describe('Title or hash of a section.'),
    },
    async (input) => {
      // Addresses of rows of the reference, as search tells them, are no headings of a page.
      const [path = '', hash = ''] = input.path.split('#');
      return (await readRow(source, path, hash)) ?? getPage(source, input);
    },
  );
  add(
    'get_component',
    'The API of a component: import, props with type and default, demos, slots, classes, data attributes, CSS variables. With "props" or "filter" only some of the props.',
    {
      name: text.describe('Such as Button.'),
      package: text.optional().describe('Where several packages have a component of that name.'),
      props: z.array(text).max(50).optional().describe('Names of props.'),
      filter: text.optional().describe('Words that the props have to do with.'),
    },
    (input) => getComponent(source, input),
  );
  add(
    'get_demo',
    'The source of a demo.',
    { demo: text.describe('Its address (/demos/buttons#sizes), its file or its name.') },
    (input) => getDemo(source, input),
  );
  add(
    'get_changes',
    'What changed in the API between two published versions of the package, breaking changes first. Asks the package registry for versions that are not installed.',
    {
      from: versionText,
      to: versionText.optional().describe('Default: the version of this documentation.'),
      package: text.optional().describe('Default: the first package that is documented.'),
    },
    async ({ from, to, package: wanted }) => {
      const { name, version: current } = await findPackageOf(source, wanted);
      return tellChanges(name, from, to ?? current);
    },
  );
  answerCalls(server, tools);
}

const noAnswer = (): CallToolResult => ({ content: [] });

/** Neither a path nor an option of a command. */
const versionText = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.-]{1,60})?$/, 'expected a version such as 9.4.0');

async function findPackageOf(source: DocSource, wanted: string | undefined) {
  const { packages } = (await source.describe()).library;
  const found =
    wanted === undefined ? packages[0] : findNamed(wanted, packages, ({ name }) => [name]);
  if (found) return found;
  const names = packages.map(({ name }) => name).join(', ');
  throw new ToolError(
    `This documentation is not about that package. It is about: ${names || 'none'}.`,
  );
}
