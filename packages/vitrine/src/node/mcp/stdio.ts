import type { Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readMessages } from './read-messages.ts';

/** Serves the client that started this process, until it ends. */
export async function serveStdio(
  server: McpServer,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  const messages = readMessages(input, (answer) => {
    output.write(`${JSON.stringify(answer)}\n`);
  });
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    for (const event of ['end', 'close', 'error']) messages.once(event, () => resolve());
    // The client has gone without a word.
    output.once('error', () => resolve());
  });
  // Each answer waits for the one before it to be taken, and how many were asked for is up to the client.
  output.setMaxListeners(0);
  await server.connect(new StdioServerTransport(messages, output));
  await ended;
  await server.close();
}
