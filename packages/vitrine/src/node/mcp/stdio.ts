import type { Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { countOpenRequests } from './open-requests.ts';
import { readMessages } from './read-messages.ts';

/** Serves the client that started this process, until it has asked all and each request has its answer, or it is gone. */
export async function serveStdio(
  server: McpServer,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  const messages = readMessages(input, (answer) => {
    output.write(`${JSON.stringify(answer)}\n`);
  });
  const transport = new StdioServerTransport(messages, output);
  const answered = countOpenRequests(transport);
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    messages.once('error', () => resolve());
    // A script may write its questions, close the stream and read.
    messages.once('end', () => void answered().then(resolve));
    // The client has gone without a word.
    output.once('error', () => resolve());
  });
  // Each answer waits for the one before it to be taken, and how many were asked for is up to the client.
  output.setMaxListeners(0);
  await server.connect(transport);
  await ended;
  await server.close();
}
