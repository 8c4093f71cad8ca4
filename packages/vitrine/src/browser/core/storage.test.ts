import { afterEach, expect, it, vi } from 'vitest';
import { onStorage, readStorage, writeStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class FakeStorage {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
}

it('gives back what was stored, each area apart', () => {
  vi.stubGlobal('window', { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });
  writeStorage('key', { on: [true] });
  expect(readStorage('key')).toEqual({ on: [true] });
  expect(readStorage('key', 'sessionStorage')).toBeUndefined();
});

it('finds nothing in what is not ours', () => {
  vi.stubGlobal('window', { localStorage: { key: '{not json' } });
  expect(readStorage('key')).toBeUndefined();
});

it('goes on where storage is denied or full', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('denied');
    },
    sessionStorage: {
      setItem: () => {
        throw new Error('full');
      },
    },
  });
  expect(readStorage('key')).toBeUndefined();
  expect(() => writeStorage('key', 1)).not.toThrow();
  expect(() => writeStorage('key', 1, 'sessionStorage')).not.toThrow();
});

it('hears of other tabs: of its own key, and of all keys at once', () => {
  let tell: (event: { key: string | null }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (type: string, listener: typeof tell) => {
    if (type === 'storage') tell = listener;
  });
  const onChange = vi.fn();
  onStorage('own', onChange);
  tell({ key: 'other' });
  expect(onChange).not.toHaveBeenCalled();
  tell({ key: 'own' });
  tell({ key: null });
  expect(onChange).toHaveBeenCalledTimes(2);
});
