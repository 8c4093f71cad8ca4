import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  GetPromptRequestSchema,
  McpError,
  type GetPromptResult,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { unknownName } from '../../shared/tools/names.ts';
import { showControls } from '../../shared/text/show-controls.ts';
import { describeIssues } from './describe-issues.ts';

interface Prompt {
  title: string;
  description: string;
  args: Record<string, z.ZodString>;
  say: (args: Record<string, string>) => string;
}

const PROMPTS = new Map<string, Prompt>([
  [
    'use_component',
    {
      title: 'Use a component',
      description: 'Write code with a component of exactly this version.',
      args: { component: z.string().max(200), task: z.string().max(2000) },
      say: ({ component, task }) =>
        `Read ${component} with get_component, and the demo nearest to the task with get_demo. Then write this with it, with no prop that they do not name: ${task}`,
    },
  ],
  [
    'upgrade',
    {
      title: 'Upgrade the library',
      description: 'Find what has to change in code written for an earlier version.',
      args: { from: z.string().max(100) },
      say: ({ from }) =>
        `Ask get_changes what changed since ${from}. Look for each breaking change in this project's code, and say what has to change, with the lines.`,
    },
  ],
]);

/** What people ask for again and again, for clients that offer it as commands. */
export function addPrompts(server: McpServer): void {
  for (const [name, { title, description, args }] of PROMPTS) {
    server.registerPrompt(name, { title, description, argsSchema: args }, noAnswer);
  }
  // As for tools, the SDK's own repeats whatever name it was given.
  server.server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    getPrompt(params.name, params.arguments ?? {}),
  );
}

const noAnswer = (): GetPromptResult => ({ messages: [] });

function getPrompt(name: string, given: Record<string, string>): GetPromptResult {
  const prompt = PROMPTS.get(name);
  if (!prompt) throw refused(unknownName('prompt', name, [...PROMPTS.keys()]).message);
  const { success, data, error } = z.object(prompt.args).safeParse(given);
  if (!success) throw refused(`${name} was asked wrongly: ${describeIssues(error.issues)}`);
  const text = showControls(prompt.say(data));
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

const refused = (message: string) => new McpError(ErrorCode.InvalidParams, showControls(message));
