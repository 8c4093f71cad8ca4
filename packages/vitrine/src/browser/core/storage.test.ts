import { afterEach, expect, it, vi } from 'vitest';
import { MAX_STORED, onStorage, readStorage, writeStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class FakeStorage {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
}

const asIs = (stored: unknown) => stored;

it('gives back what was stored, each area apart', () => {
  vi.stubGlobal('window', { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });
  writeStorage('key', { on: [true] });
  expect(readStorage('key', asIs)).toEqual({ on: [true] });
  expect(readStorage('key', asIs, 'sessionStorage')).toBeUndefined();
});

it('finds nothing in what is not ours: no JSON, too long, refused by its schema, no text', () => {
  const read = (key: unknown, parse = asIs) => {
    vi.stubGlobal('window', { localStorage: { key } });
    return readStorage('key', parse);
  };
  expect(read('{not json')).toBeUndefined();
  expect(read(`"${'a'.repeat(MAX_STORED - 2)}"`)).toHaveLength(MAX_STORED - 2);
  expect(read(`"${'a'.repeat(MAX_STORED - 1)}"`)).toBeUndefined();
  const refuse = () => {
    throw new TypeError('none of ours');
  };
  expect(read('{}', refuse)).toBeUndefined();
  expect(read({})).toBeUndefined();
  expect(read(null)).toBeUndefined();
});

it('goes on where storage is denied, absent or full', () => {
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
  expect(readStorage('key', asIs)).toBeUndefined();
  expect(() => writeStorage('key', 1)).not.toThrow();
  expect(() => writeStorage('key', 1, 'sessionStorage')).not.toThrow();
  vi.stubGlobal('window', { localStorage: null });
  expect(readStorage('key', asIs)).toBeUndefined();
  expect(() => writeStorage('key', 1)).not.toThrow();
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
