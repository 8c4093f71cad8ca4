import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { THROWN_EVENT } from '../../../shared/contract.ts';
import type { DevMessages } from '../messages.ts';
import { tellThrown } from './tell-thrown.ts';

const MODULES: Record<string, string> = {
  '/content/knob.tsx?t=1': '/site/content/knob.tsx',
  '/content/dial.tsx?t=2': '/site/content/dial.tsx',
  '/node_modules/kit/index.js': '/site/node_modules/kit/index.js',
};
/** Of a module whose second line is the seventh that its author wrote. */
const MAP = { version: 3, names: [], sources: ['knob.tsx'], mappings: ';AAMA' };

/** Has documents report what is thrown, and the watcher that a file has changed: a text is its content. Gives what is told. */
async function report(...reports: unknown[]): Promise<string[]> {
  const watcher = new EventEmitter();
  const showError = vi.fn<DevMessages['showError']>();
  let tell: (data: unknown) => void = () => {};
  const client = {
    hot: {
      on: (event: string, listen: typeof tell) => {
        if (event === THROWN_EVENT) tell = listen;
      },
    },
    moduleGraph: {
      getModuleByUrl: (url: string) => {
        const file = MODULES[url];
        return Promise.resolve(file && { file, transformResult: { map: MAP } });
      },
    },
  };
  const vite = { environments: { client }, config: { root: '/site' }, watcher };
  tellThrown(vite as unknown as ViteDevServer, { showError } as unknown as DevMessages);
  for (const one of reports) {
    if (typeof one === 'object' && one !== null && 'saved' in one) {
      writeFileSync(saved, String(one.saved));
      watcher.emit('change', saved);
    } else tell(one);
    await new Promise(setImmediate);
  }
  return showError.mock.calls.map(([message]) => message);
}

const saved = path.join(mkdtempSync(path.join(tmpdir(), 'tell-thrown-')), 'knob.tsx');
afterAll(() => rmSync(path.dirname(saved), { recursive: true }));

const HOST = 'http://localhost:5173';
const KNOB = `${HOST}/content/knob.tsx?t=1`;

it('names the line of the site’s own code, as it is written', async () => {
  const stack = `Error: no\n at f (${HOST}/node_modules/kit/index.js:1:1)\n at ${KNOB}:2:1`;
  expect(await report([KNOB, 'no', stack])).toEqual(['content/knob.tsx:7: no']);
});

it('names the module where no frame is of the site', async () => {
  expect(await report([KNOB, 'no', ''])).toEqual(['content/knob.tsx: no']);
});

it('tells once what several documents report', async () => {
  const dial = [`${HOST}/content/dial.tsx?t=2`, 'other', ''];
  expect(await report([KNOB, 'no', ''], [KNOB, 'no', ''], dial)).toEqual([
    'content/knob.tsx: no',
    'content/dial.tsx: other',
  ]);
});

it('tells once what several modules throw because of one, and again once something has changed', async () => {
  const stack = (url: string) => `Error: no\n at ${KNOB}:2:1\n at ${url}:1:1`;
  const dial = `${HOST}/content/dial.tsx?t=2`;
  const reports = [
    [KNOB, 'no', stack(KNOB)],
    [dial, 'no', stack(dial)],
  ];
  const text = 'content/knob.tsx:7: no';
  const [first, second] = reports;
  expect(await report({ saved: 1 }, ...reports)).toEqual([text]);
  expect(await report({ saved: 2 }, first, { saved: 2 }, second)).toEqual([text]);
  expect(await report(first, { saved: 3 }, { saved: 2 }, second)).toEqual([text, text]);
});

it('shows what steers a terminal as text', async () => {
  expect(await report([KNOB, 'no\x1b[2J\u202e\b', ''])).toEqual([
    'content/knob.tsx: no\\u202e\\u0008',
  ]);
});

it.each([
  ['no list', 'no'],
  ['too few', [KNOB, 'no']],
  ['other values', [KNOB, { toString: 'no' }, '']],
  ['too long a text', [KNOB, 'n'.repeat(20_000), '']],
  ['a module that is none of the site', [`${HOST}/elsewhere.js`, 'no', '']],
  ['no address', ['http://[', 'no', '']],
])('says nothing of a report that is %s', async (_, data) => {
  expect(await report(data)).toEqual([]);
});
