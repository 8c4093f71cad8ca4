import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { ClientRequestSchema, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { describeIssues } from './describe-issues.ts';

/** Bytes of a message: names and questions. */
export const MOST_BYTES = 1_000_000;

const LINE_END = 10;

/** What a client is told of a message that cannot be read. */
export interface Refusal {
  jsonrpc: '2.0';
  error: { code: number; message: string };
  id: string | number | null;
}

/**
 * The messages of a stream, one a line. What is none is left out and answered, and of a line that is too long nothing
 * is kept.
 */
export function readMessages(input: Readable, refuse: (answer: Refusal) => void): Transform {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const take = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) pieces.push(piece);
    else pieces = [];
  };
  const endLine = (): Buffer | null => {
    const [line, size] = [Buffer.concat(pieces), bytes];
    [pieces, bytes] = [[], 0];
    if (size > MOST_BYTES) {
      refuse(refusal(-32600, `A message has ${MOST_BYTES} bytes at most`));
      return null;
    }
    const text = line.toString();
    if (text.trim() === '') return null;
    const refused = findFault(text);
    if (refused) refuse(refused);
    return refused ? null : Buffer.concat([line, Buffer.of(LINE_END)]);
  };
  const messages = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let from = 0;
      for (let end; (end = chunk.indexOf(LINE_END, from)) !== -1; from = end + 1) {
        take(chunk.subarray(from, end));
        const line = endLine();
        if (line) this.push(line);
      }
      take(chunk.subarray(from));
      done();
    },
  });
  input.once('error', (error) => messages.destroy(error));
  return input.pipe(messages);
}

/** What is wrong with a message, or `null`. */
export function findFault(text: string): Refusal | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refusal(-32700, 'The message is no JSON');
  }
  if (JSONRPCMessageSchema.safeParse(message).success) return findWrongParams(message as Request);
  const id = (message as { id?: unknown } | null)?.id;
  const isKnown = typeof id === 'string' || typeof id === 'number';
  return refusal(-32600, 'The message is none of JSON-RPC 2.0', isKnown ? id : null);
}

interface Request {
  method?: string;
  id?: string | number;
}

/** Requests of the protocol by their methods. */
const REQUESTS = new Map<string | undefined, (typeof ClientRequestSchema.options)[number]>(
  ClientRequestSchema.options.map((schema) => [schema.shape.method.value, schema]),
);

/** What is wrong with the params of a request: the protocol's SDK answers that it is at fault itself. */
function findWrongParams(message: Request): Refusal | null {
  if (message.id === undefined) return null;
  const { issues = [] } = REQUESTS.get(message.method)?.safeParse(message).error ?? {};
  if (issues.length === 0) return null;
  const said = `Invalid params of ${message.method}: ${describeIssues(issues.slice(0, 1))}`;
  return refusal(-32602, said, message.id);
}

/** An answer that refuses. */
export function refusal(code: number, message: string, id: Refusal['id'] = null): Refusal {
  return { jsonrpc: '2.0', error: { code, message }, id };
}
