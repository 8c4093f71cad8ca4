import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** What people ask for again and again, for clients that offer it as commands. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'use_component',
    {
      title: 'Use a component',
      description: 'Write code with a component of exactly this version.',
      argsSchema: { component: z.string().max(200), task: z.string().max(2000) },
    },
    ({ component, task }) =>
      say(
        `Read ${component} with get_component, and the demo nearest to the task with get_demo. Then write this with it, with no prop that they do not name: ${task}`,
      ),
  );
  server.registerPrompt(
    'upgrade',
    {
      title: 'Upgrade the library',
      description: 'Find what has to change in code written for an earlier version.',
      argsSchema: { from: z.string().max(100) },
    },
    ({ from }) =>
      say(
        `Ask get_changes what changed since ${from}. Look for each breaking change in this project's code, and say what has to change, with the lines.`,
      ),
  );
}

const say = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});
