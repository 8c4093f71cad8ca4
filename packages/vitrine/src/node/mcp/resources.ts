import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  McpError,
  ReadResourceRequestSchema,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import { showControls } from '../../shared/text/show-controls.ts';
import { findPage } from '../../shared/tools/get-page.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import { describeError } from './describe-error.ts';
import type { DocSource } from './sources/doc-source.ts';

const SCHEME = 'vitrine://page';

/** Every page by its address, for clients that let their users choose. */
export function addResources(server: McpServer, source: DocSource): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${SCHEME}{+path}`, {
      list: async () => {
        const { pages } = await source.describe();
        return {
          resources: pages.map(({ path, title, description }) => ({
            uri: SCHEME + path,
            name: showControls(title),
            description: showControls(description),
            mimeType: 'text/markdown',
          })),
        };
      },
    }),
    { title: 'Page', description: 'A page of the documentation.', mimeType: 'text/markdown' },
    ({ href }) => readResource(source, href),
  );
  // The SDK's own calls an address that is none, or of no page, an error of the server.
  server.server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    readResource(source, params.uri),
  );
}

async function readResource(source: DocSource, uri: string): Promise<ReadResourceResult> {
  if (!uri.startsWith(`${SCHEME}/`)) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `A resource has an address such as ${SCHEME}/, as resources/list names them`,
    );
  }
  try {
    const text = await source.ofOneBuild(async () =>
      source.readPage(findPage(await source.describe(), uri.slice(SCHEME.length))),
    );
    return { contents: [{ uri, mimeType: 'text/markdown', text: showControls(text) }] };
  } catch (error) {
    const isWrong = error instanceof ToolError;
    throw new McpError(
      isWrong ? ErrorCode.InvalidParams : ErrorCode.InternalError,
      showControls(describeError(error)),
    );
  }
}
