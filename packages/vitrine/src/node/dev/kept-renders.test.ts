import { expect, it, vi } from 'vitest';
import type { ShellServer } from '../../shared/contract.ts';
import { keepRenders, keepTexts } from './kept-renders.ts';

function open() {
  const listeners: ((file: string) => void)[] = [];
  const takenIn = { on: (listener: (file: string) => void) => listeners.push(listener) };
  const kept = keepRenders(takenIn, (file) => file.endsWith('.tsx'));
  return { kept, change: (file: string) => listeners.forEach((listener) => listener(file)) };
}
const shows = (html: string) => vi.fn(() => Promise.resolve({ html, styles: [] }));

it('keeps renders until a part of demos changes', async () => {
  const { kept, change } = open();
  const [first, other, later] = [shows('1'), shows('other'), shows('2')];
  expect(await kept.get('a.tsx', 'a', first)).toMatchObject({ html: '1' });
  change('a.md');
  expect(await kept.get('a.tsx', 'a', later)).toMatchObject({ html: '1' });
  // The same file twice in a site: what is rendered has ids in it.
  expect(await kept.get('a.tsx', 'b', other)).toMatchObject({ html: 'other' });
  expect(later).not.toHaveBeenCalled();
  change('theme.tsx');
  expect(await kept.get('a.tsx', 'a', later)).toMatchObject({ html: '2' });
});

it('does not keep what was begun before a change', async () => {
  const { kept, change } = open();
  let end = (_: { html: string; styles: [] }) => {};
  const rendering = kept.get('a.tsx', 'a', () => new Promise((resolve) => (end = resolve)));
  change('a.tsx');
  end({ html: 'old', styles: [] });
  expect(await rendering).toMatchObject({ html: 'old' });
  expect(await kept.get('a.tsx', 'a', shows('new'))).toMatchObject({ html: 'new' });
});

it('does not keep what failed', async () => {
  const { kept } = open();
  await expect(kept.get('a.tsx', 'a', () => Promise.reject(new Error('none')))).rejects.toThrow();
  expect(await kept.get('a.tsx', 'a', shows('mended'))).toMatchObject({ html: 'mended' });
});

it('renders the shell and each toolbar once for the same data, and for another server anew', () => {
  const renderShell = vi.fn((_site: unknown, { title }: { title: string }) => title);
  const renderToolbar = vi.fn((id: string) => id);
  const server = { renderShell, renderToolbar } as unknown as ShellServer;
  const shell = (title: string, by = server) =>
    keepTexts(by).renderShell({} as never, { title } as never, 'ltr');
  expect(['A', 'A', 'B', 'A'].map((title) => shell(title))).toEqual(['A', 'A', 'B', 'A']);
  expect(renderShell).toHaveBeenCalledTimes(2);
  expect(shell('A', { ...server })).toBe('A');
  expect(renderShell).toHaveBeenCalledTimes(3);
  expect(['a', 'b', 'a'].map((id) => keepTexts(server).renderToolbar(id, {} as never))).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(renderToolbar).toHaveBeenCalledTimes(2);
});

it('keeps a bounded number of texts', () => {
  const renderToolbar = vi.fn((id: string) => id);
  const { renderToolbar: kept } = keepTexts({ renderToolbar } as unknown as ShellServer);
  for (let id = 0; id <= 1000; id++) kept(String(id), {} as never);
  kept('1000', {} as never);
  expect(renderToolbar).toHaveBeenCalledTimes(1001);
  kept('0', {} as never);
  expect(renderToolbar).toHaveBeenCalledTimes(1002);
});
