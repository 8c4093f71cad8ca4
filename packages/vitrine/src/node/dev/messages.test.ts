import type { ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { createDevMessages, WHOLE_SITE } from './messages.ts';

type Listener = (madeAt: number, page: { send: (payload: unknown) => void }) => void;

/** Messages, what was sent to all pages, and what a page is sent that says something. */
function open() {
  const sent: unknown[] = [];
  const listeners = new Map<string, Listener>();
  const vite = {
    config: { root: import.meta.dirname },
    ws: { send: (...payload: unknown[]) => sent.push(payload.length === 1 ? payload[0] : payload) },
    environments: {
      client: { hot: { on: (name: string, listener: Listener) => listeners.set(name, listener) } },
    },
  };
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const messages = createDevMessages(vite as unknown as ViteDevServer);
  const hear = (event: string, madeAt = 0) => {
    const answers: unknown[] = [];
    listeners.get(event)!(madeAt, { send: (payload) => answers.push(payload) });
    return answers;
  };
  return { messages, printed, told: () => sent.splice(0), hear };
}
afterEach(() => void vi.restoreAllMocks());
const error = (message: string) => ({ type: 'error', err: { message, stack: '' } });

it('pages get an error without the colours that the terminal shows, later ones too', () => {
  const { messages, printed, told, hear } = open();
  messages.showError('\u001B[31mNo.\u001B[0m');
  expect([told(), hear('vitrine:listening')]).toEqual([[error('No.')], [error('No.')]]);
  expect(printed).toHaveBeenCalledWith('\u001B[31mNo.\u001B[0m');
});

it('the terminal shows a problem once until something changes, pages whenever they are asked for', () => {
  const { messages, printed, told } = open();
  for (const message of ['No.', 'None.', 'No.']) messages.showError(message);
  expect(told()).toEqual(['No.', 'None.', 'No.'].map(error));
  expect(printed.mock.calls).toEqual([['No.'], ['None.']]);
  messages.noteChange();
  messages.showError('No.');
  messages.reload();
  messages.showError('No.');
  expect(printed.mock.calls.slice(2)).toEqual([['No.'], ['No.']]);
});

it('a problem of the site is told until it is mended, whatever else is right', () => {
  const { messages, printed, told, hear } = open();
  messages.setSiteError('dials', 'No dials.');
  messages.setSiteError(WHOLE_SITE, null);
  messages.setSiteError('knobs', null);
  expect(told()).toEqual([error('No dials.')]);
  messages.setSiteError(WHOLE_SITE, 'No title.');
  const both = 'No dials.\n\nNo title.';
  expect(told()).toEqual([error(both)]);
  expect(printed.mock.calls).toEqual([['No dials.'], ['No title.']]);
  expect(hear('vitrine:listening', messages.now())).toEqual([error(both)]);
  // A page that has taken away what it showed.
  expect(hear('vitrine:cleared')).toEqual([error(both)]);
  messages.setSiteError('dials', null);
  expect(told()).toEqual([['vitrine:mended', { message: both }], error('No title.')]);
  messages.setSiteError(WHOLE_SITE, null);
  expect(told()).toEqual([['vitrine:mended', { message: 'No title.' }]]);
  expect([hear('vitrine:listening', messages.now()), hear('vitrine:cleared')]).toEqual([[], []]);
});
