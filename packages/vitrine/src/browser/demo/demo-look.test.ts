import { afterEach, expect, it, vi } from 'vitest';
import { pageLook } from '../preferences/preferences.ts';
import { overridesOf, watchLook } from './demo-look.ts';
import { forgetDemos } from './per-demo.ts';

const page = pageLook.get();

afterEach(() => {
  pageLook.set(page);
  forgetDemos();
});

it('is the look of the page, but for what was set for the demo', () => {
  const onLook = vi.fn();
  const stop = watchLook('demo', onLook);
  expect(onLook).toHaveBeenLastCalledWith(page);
  overridesOf('demo').set({ mode: 'dark', width: 360 });
  expect(onLook).toHaveBeenLastCalledWith({ ...page, mode: 'dark', width: 360 });
  pageLook.set({ ...page, direction: 'rtl', css: 'html{}' });
  expect(onLook).toHaveBeenLastCalledWith({
    ...page,
    mode: 'dark',
    width: 360,
    direction: 'rtl',
    css: 'html{}',
  });
  overridesOf('demo').set({});
  expect(onLook).toHaveBeenLastCalledWith({ ...page, direction: 'rtl', css: 'html{}' });
  stop();
  onLook.mockClear();
  pageLook.set(page);
  overridesOf('demo').set({ mode: 'dark' });
  expect(onLook).not.toHaveBeenCalled();
});

it('is apart for each demo, and forgotten with the page', () => {
  overridesOf('one').set({ direction: 'rtl' });
  expect(overridesOf('other').get()).toEqual({});
  forgetDemos();
  expect(overridesOf('one').get()).toEqual({});
});
