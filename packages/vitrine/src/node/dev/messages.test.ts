import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { createDevMessages } from './messages.ts';

it('pages get an error without the colours that the terminal shows, later ones too', () => {
  const sent: unknown[] = [];
  let listen: (madeAt: number, page: { send: (payload: unknown) => void }) => void = () =>
    undefined;
  const vite = {
    config: { root: import.meta.dirname },
    ws: { send: (payload: unknown) => sent.push(payload) },
    environments: {
      client: { hot: { on: (_name: string, heard: typeof listen) => (listen = heard) } },
    },
  };
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const messages = createDevMessages(vite as unknown as ViteDevServer);
  messages.showError('\u001B[31mNo.\u001B[0m');
  listen(0, { send: (payload) => sent.push(payload) });
  const error = { type: 'error', err: { message: 'No.', stack: '' } };
  expect(sent).toEqual([error, error]);
  expect(printed).toHaveBeenCalledWith('\u001B[31mNo.\u001B[0m');
  printed.mockRestore();
});
