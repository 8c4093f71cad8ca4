import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { unknownName } from '../../shared/tools/names.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import { showControls } from '../../shared/text/show-controls.ts';
import { describeError } from './describe-error.ts';
import { describeIssues } from './describe-issues.ts';

/** A tool as it is called. */
export interface Tool {
  input: z.ZodType;
  /** @param input as its schema has parsed it */
  answer: (input: unknown) => Promise<string>;
}

/**
 * Answers calls of tools. The SDK's own handler repeats a name that is not known and what a schema says of an input,
 * however long and with all controls, and takes what every object has, such as `toString`, for tools.
 */
export function answerCalls({ server }: McpServer, tools: ReadonlyMap<string, Tool>): void {
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    try {
      const text = await call(tools, params.name, params.arguments ?? {});
      return { content: [{ type: 'text', text: showControls(text) }] };
    } catch (error) {
      // Whatever goes wrong is an answer that says what to do, never a stack trace.
      const said = showControls(describeError(error));
      return { isError: true, content: [{ type: 'text', text: said }] };
    }
  });
}

async function call(
  tools: ReadonlyMap<string, Tool>,
  name: string,
  given: unknown,
): Promise<string> {
  const tool = tools.get(name);
  if (!tool) throw unknownName('tool', name, [...tools.keys()]);
  const { success, data, error } = tool.input.safeParse(given);
  if (success) return tool.answer(data);
  throw new ToolError(`${name} was asked wrongly: ${describeIssues(error.issues)}`);
}
