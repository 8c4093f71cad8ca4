import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { addTools, type TellChanges } from './add-tools.ts';
import type { DocSource } from './sources/doc-source.ts';

interface ServerOptions {
  source: DocSource;
  /** Version of the engine. */
  version: string;
  tellChanges: TellChanges;
}

/** A server for one client. Its tools read the source that all clients share. */
export function createMcpServer({ source, version, tellChanges }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'vitrine', version },
    {
      instructions:
        'Documentation of one exact version of a React component library. Ask "search" in plain words first: it answers with props, defaults and code. get_component has all of a component, get_page the prose, get_demo whole examples.',
    },
  );
  addTools(server, source, tellChanges);
  addResources(server, source);
  addPrompts(server);
  return server;
}
