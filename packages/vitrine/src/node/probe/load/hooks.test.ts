import { expect, it, vi } from 'vitest';
import { makeHooks } from './hooks.ts';
import { initialize, load, resolve } from './thread-hooks.ts';

const OF_LIBRARY = { conditions: ['node', 'import'], parentURL: 'file:///kit/index.js' };
const OF_PROJECT = { ...OF_LIBRARY, parentURL: 'file:///project/index.js' };
const REQUIRED = { ...OF_LIBRARY, conditions: ['node', 'require'] };

it.each([
  ['React, whoever imports it', 'react', 'react', OF_PROJECT],
  ['a part of it', 'react-dom/client', 'react-dom/client', OF_PROJECT],
  ['what the project would import', 'probe:@kit/all', '@kit/all', OF_PROJECT],
  ['nothing else', 'react-kit', 'react-kit', OF_LIBRARY],
])('has the project import %s', (_, id, wanted, context) => {
  const next = vi.fn(() => 'found');
  expect(makeHooks(OF_PROJECT.parentURL).resolve(id, OF_LIBRARY, next)).toBe('found');
  expect(next).toHaveBeenCalledExactlyOnceWith(wanted, context);
});

it('gives an empty module for an asset, which it notes, and leaves others to Node', () => {
  const { load } = makeHooks(OF_PROJECT.parentURL);
  const next = vi.fn(() => 'loaded');
  expect(load('file:///kit/a.css?inline', OF_LIBRARY, next)).toEqual({
    ...{ format: 'module', shortCircuit: true },
    source: 'noteAsset("file:///kit/a.css?inline");export default {}',
  });
  expect(next).not.toHaveBeenCalled();
  expect(load('file:///kit/css.js', OF_LIBRARY, next)).toBe('loaded');
});

it('leaves to Node what is required', () => {
  const hooks = makeHooks(OF_PROJECT.parentURL);
  const next = vi.fn(() => 'left');
  expect(hooks.resolve('react', REQUIRED, next)).toBe('left');
  expect(hooks.load('file:///kit/a.css', REQUIRED, next)).toBe('left');
  expect(next.mock.calls).toEqual([
    ['react', REQUIRED],
    ['file:///kit/a.css', REQUIRED],
  ]);
});

it('does the same in a thread, once that has been told of the project', () => {
  initialize(OF_PROJECT.parentURL);
  const next = vi.fn(() => 'done');
  expect(resolve('react', OF_LIBRARY, next)).toBe('done');
  expect(load('file:///kit/a.js', OF_LIBRARY, next)).toBe('done');
  expect(next.mock.calls).toEqual([
    ['react', OF_PROJECT],
    ['file:///kit/a.js', OF_LIBRARY],
  ]);
});
