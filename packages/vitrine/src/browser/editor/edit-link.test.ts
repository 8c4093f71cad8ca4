import { afterEach, expect, test, vi } from 'vitest';
import { readEditHash } from '../demo/edit-hash.ts';
import { MAX_CODE, MAX_STATE, readEditState, writeEditHash } from './edit-link.ts';
import type { EditSession } from './edit-session.ts';
import { editUrl } from './share-edit.ts';

afterEach(() => vi.unstubAllGlobals());

const EDIT = {
  language: 'ts' as const,
  files: [
    { name: '../shared/rows.ts', code: 'export const name = "Ünïcödé ~ 表示 🎉";\n'.repeat(30) },
  ],
};

async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const pack = (state: unknown) => deflate(JSON.stringify(state));

test('an edit survives the way through an address', async () => {
  const hash = await writeEditHash('split button~2', EDIT);
  const url = new URL(`https://docs.example/demos/buttons${hash}`);
  const { demo, state } = readEditHash(url.hash)!;
  expect(demo).toBe('split button~2');
  expect(await readEditState(state)).toEqual(EDIT);
});

test('other fragments are no edits', () => {
  expect(readEditHash('')).toBeNull();
  expect(readEditHash('#edit')).toBeNull();
  expect(readEditHash('#edit=%E0%A4%A~x')).toEqual({ demo: '%E0%A4%A', state: '' });
});

test('an edit that was cut off at any place is refused', async () => {
  const { state } = readEditHash(await writeEditHash('a', EDIT))!;
  for (let length = 0; length < state.length; length += 1) {
    await expect(readEditState(state.slice(0, length)), String(length)).rejects.toThrow(
      'The edit in this link is incomplete or damaged.',
    );
  }
});

test('an edit in which a letter was altered is refused', async () => {
  const { state } = readEditHash(await writeEditHash('a', EDIT))!;
  for (let index = 0; index < state.length - 1; index += 1) {
    const letter = state[index] === 'A' ? 'B' : 'A';
    const altered = state.slice(0, index) + letter + state.slice(index + 1);
    await expect(readEditState(altered), String(index)).rejects.toThrow('The edit in this link');
  }
});

test.each([
  ['no JSON', deflate('alert(1)')],
  ['another format', pack([2, 'ts', [['a.tsx', '']]])],
  ['another language', pack([1, 'py', [['a.tsx', '']]])],
  ['no files', pack([1, 'ts', []])],
  ['files of another kind', pack([1, 'ts', [{ name: 'a.tsx', code: '' }]])],
  ['code that is no text', pack([1, 'ts', [['a.tsx', 1]]])],
  ['nothing', pack(null)],
])('what this site has not made is refused: %s', async (_, state) => {
  await expect(readEditState(await state)).rejects.toThrow(
    'The edit in this link was not made by this site.',
  );
});

test('an edit that is too long is refused, packed and unpacked, and not written', async () => {
  const tooLong = 'The edit in this link is too long.';
  await expect(readEditState('A'.repeat(MAX_STATE + 1))).rejects.toThrow(tooLong);
  const bomb = await pack([1, 'ts', [['a.tsx', ' '.repeat(MAX_CODE)]]]);
  expect(bomb.length).toBeLessThan(MAX_STATE);
  await expect(readEditState(bomb)).rejects.toThrow(tooLong);
  const noise = Array.from({ length: MAX_STATE }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20000)),
  ).join('');
  await expect(
    writeEditHash('a', { language: 'ts', files: [{ name: 'a.tsx', code: noise }] }),
  ).rejects.toThrow('The edit is too long for a link.');
});

test('the address of an edit keeps what others wrote into it meanwhile', async () => {
  const location = { href: 'https://docs.example/demos/dials' };
  vi.stubGlobal('location', location);
  const changedFiles = () => [{ name: 'dial.tsx', code: 'export {};' }];
  const session = { language: 'ts', changedFiles } as unknown as EditSession;
  const url = editUrl('dial', session);
  location.href += '?knob=4.size';
  expect(await url).toMatch(/^https:\/\/docs\.example\/demos\/dials\?knob=4\.size#edit=dial~/);
});
