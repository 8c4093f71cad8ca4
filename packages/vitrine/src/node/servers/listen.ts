import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '../base/errors.ts';
import type { ListenOptions } from './listen-options.ts';

/** Ports tried after the default one when no port was asked for. */
const PORT_TRIES = 20;

/**
 * Starts listening and gives the address.
 * @throws VitrineError `port-in-use` when the port that was asked for is taken; `not-listening`
 */
export async function listen(
  server: Server,
  { host, port }: ListenOptions,
  defaultPort: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const last = port ?? defaultPort + PORT_TRIES;
  for (let candidate = port ?? defaultPort; ; candidate += 1) {
    if (await tryListen(server, host, candidate)) break;
    if (candidate === last) throw failure('port-in-use', [String(candidate)]);
  }
  // It listens on a port, not on a pipe.
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actual}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const REASONS: Record<string, string> = {
  ENOTFOUND: 'no address has this name',
  EADDRNOTAVAIL: 'it is no address of this machine',
  EACCES: 'there is no permission',
};

function explain({ code = '', message }: NodeJS.ErrnoException): string {
  return code in REASONS ? `${REASONS[code]} (${code})` : message;
}

function tryListen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(failure('not-listening', [host, String(port), explain(error)]));
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}
