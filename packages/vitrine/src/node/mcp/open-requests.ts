import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

/**
 * Counts the requests that came over a transport and have no answer yet. To be called before a server is connected to it.
 * @returns what resolves once there are none
 */
export function countOpenRequests(transport: Transport): () => Promise<void> {
  const open = new Map<RequestId, number>();
  let tell: (() => void) | undefined;
  const add = (id: RequestId, count: number) => {
    const left = (open.get(id) ?? 0) + count;
    if (left > 0) open.set(id, left);
    else open.delete(id);
    if (open.size === 0) tell?.();
  };
  transport.onmessage = (message: JSONRPCMessage) => {
    if (!('method' in message)) return;
    if ('id' in message) add(message.id, 1);
    const { requestId } = (message.params ?? {}) as { requestId?: RequestId };
    // What is cancelled has no answer.
    if (message.method === 'notifications/cancelled' && requestId !== undefined)
      add(requestId, -Infinity);
  };
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    await send(message, options);
    if (!('method' in message) && message.id !== undefined) add(message.id, -1);
  };
  return () =>
    open.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (tell = resolve));
}
