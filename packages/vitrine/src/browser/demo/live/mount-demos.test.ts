// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountDemos } from './mount-demos.ts';

const mocks = vi.hoisted(() => ({
  start: vi.fn(),
  unmount: vi.fn(),
  showLoadFailure: vi.fn(),
  sign: vi.fn(),
  giveUp: vi.fn(),
}));
vi.mock('./start-demos.ts', () => ({ mountDemos: mocks.start }));
vi.mock('../../core/first-use/first-use.ts', () => ({
  onFirstUse: (begin: () => () => void) => {
    mocks.sign.mockImplementation(begin);
    return mocks.giveUp;
  },
}));
vi.mock('../load-failure.ts', () => ({ showLoadFailure: mocks.showLoadFailure }));

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockReset();
  mocks.start.mockReturnValue(mocks.unmount);
  document.body.innerHTML = '<div data-demo="one" data-near></div><div data-demo="two"></div>';
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('a page without demos does without their code', async () => {
  document.body.innerHTML = '<p>Text</p>';
  const unmount = mountDemos('/adapter.js');
  await settle();
  unmount();
  expect(mocks.start).not.toHaveBeenCalled();
});

it('mounts the demos with the adapter, and takes them away with the page', async () => {
  const unmount = mountDemos('/adapter.js');
  await vi.waitFor(() => expect(mocks.start).toHaveBeenCalledExactlyOnceWith('/adapter.js'));
  expect(mocks.unmount).not.toHaveBeenCalled();
  unmount();
  expect(mocks.unmount).toHaveBeenCalledOnce();
});

it('mounts nothing on a page that was left before the code came', async () => {
  mountDemos('/adapter.js')();
  await settle();
  expect(mocks.start).not.toHaveBeenCalled();
  expect(mocks.unmount).not.toHaveBeenCalled();
});

it('a failure is told at the first demo, and can be tried again', async () => {
  mocks.start.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  const unmount = mountDemos('/adapter.js');
  await vi.waitFor(() => expect(mocks.showLoadFailure).toHaveBeenCalledOnce());
  const [box, cause, retry] = mocks.showLoadFailure.mock.calls[0] as [
    HTMLElement,
    Error,
    () => Promise<void>,
  ];
  expect(box.dataset.demo).toBe('one');
  expect(cause.message).toBe('Failed to fetch');
  await retry();
  expect(mocks.start).toHaveBeenCalledTimes(2);
  unmount();
  expect(mocks.unmount).toHaveBeenCalledOnce();
});

it('waits for a sign of the reader where none is near, and begins once', async () => {
  document.querySelector('[data-near]')!.removeAttribute('data-near');
  const unmount = mountDemos('/adapter.js');
  await settle();
  expect(mocks.start).not.toHaveBeenCalled();
  mocks.sign();
  mocks.sign();
  await settle();
  expect(mocks.start).toHaveBeenCalledOnce();
  unmount();
  expect(mocks.giveUp).toHaveBeenCalledOnce();
});
