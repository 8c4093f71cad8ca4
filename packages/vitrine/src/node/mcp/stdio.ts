import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

/** Serves the client that started this process, until it ends. What is not JSON is told on the standard error. */
export async function serveStdio(server: McpServer): Promise<void> {
  const transport = new StdioServerTransport();
  server.server.onerror = () => {
    console.error('A message was no JSON-RPC and was left out.');
  };
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(transport);
  await ended;
  await server.close();
}
