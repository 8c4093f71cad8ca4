// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const colors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(
    ({ content }) => content,
  );

it('paints the bars of browsers in the mode of the page, whichever the system has', async () => {
  document.documentElement.dataset.mode = 'dark';
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme:light)" content="#fff">
    <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#121212">`;
  await import('./theme-color.ts');
  expect(colors()).toEqual(['#121212', '#121212']);
  document.documentElement.dataset.mode = 'light';
  await vi.waitFor(() => expect(colors()).toEqual(['#fff', '#fff']));
  document.documentElement.dataset.mode = 'dark';
  await vi.waitFor(() => expect(colors()).toEqual(['#121212', '#121212']));
});
