import { afterEach, expect, it, vi } from 'vitest';
import { MAX_STORED } from './read-area.ts';
import { onStorage, readStorage, removeStorage, writeStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class FakeStorage {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
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

const tellOf = () => {
  let tell: (event: { key: string | null }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (type: string, listener: typeof tell) => {
    if (type === 'storage') tell = listener;
  });
  return (key: string | null) => tell({ key });
};

it('keeps a value that could not be stored until another tab stores one', () => {
  const localStorage = new FakeStorage();
  vi.stubGlobal('window', { localStorage });
  const tell = tellOf();
  onStorage('full', () => undefined);
  expect(writeStorage('full', 'old')).toBe(true);
  const deny = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(writeStorage('full', 'new')).toBe(false);
  expect(readStorage('full', asIs)).toBe('new');
  expect(readStorage('other', asIs)).toBeUndefined();
  tell('other');
  expect(readStorage('full', asIs)).toBe('new');
  tell('full');
  expect(readStorage('full', asIs)).toBe('old');
  writeStorage('full', 'newer');
  deny.mockRestore();
  expect(writeStorage('full', 'last')).toBe(true);
  expect(readStorage('full', asIs)).toBe('last');
});

it('takes a value away, whether or not storage is denied', () => {
  vi.stubGlobal('window', { localStorage: new FakeStorage() });
  writeStorage('gone', 1);
  removeStorage('gone');
  expect(readStorage('gone', asIs)).toBeUndefined();
  vi.stubGlobal('window', { localStorage: null });
  expect(() => removeStorage('gone')).not.toThrow();
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
  expect(readStorage('denied', asIs)).toBeUndefined();
  expect(writeStorage('denied', 1)).toBe(false);
  expect(readStorage('denied', asIs)).toBe(1);
  expect(writeStorage('denied', 2, 'sessionStorage')).toBe(false);
  expect(readStorage('denied', asIs)).toBe(1);
  expect(readStorage('denied', asIs, 'sessionStorage')).toBe(2);
  vi.stubGlobal('window', { localStorage: null });
  expect(readStorage('null', asIs)).toBeUndefined();
  expect(writeStorage('null', 1)).toBe(false);
});

it('hears of other tabs: of its own key, and of all keys at once', () => {
  const tell = tellOf();
  const onChange = vi.fn();
  onStorage('own', onChange);
  tell('other');
  expect(onChange).not.toHaveBeenCalled();
  tell('own');
  tell(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});
