import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Servers on this machine that note everything that reaches them. */
export interface Listeners {
  /** `127.0.0.1:port` for connections, and for packets. */
  tcp: string;
  udp: string;
  /** What has arrived: `tcp` for a connection, its first line, `udp` for a packet. */
  arrived: string[];
  close: () => void;
}

export async function listen(): Promise<Listeners> {
  const arrived: string[] = [];
  const server = createServer((socket) => {
    arrived.push('tcp');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      arrived.push(data.toString('latin1').split('\r\n', 1)[0]!);
      socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
  });
  const socket = createSocket('udp4');
  socket.on('message', () => arrived.push('udp'));
  await Promise.all([
    new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve)),
  ]);
  return {
    tcp: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    udp: `127.0.0.1:${socket.address().port}`,
    arrived,
    close: () => {
      server.close();
      socket.close();
    },
  };
}
