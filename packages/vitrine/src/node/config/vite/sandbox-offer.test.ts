import { expect, it } from 'vitest';
import { offerSandboxes } from './sandbox-offer.ts';

const demos = { title: 'Demo', sandboxes: true };
const vite = (plugins: number, define = {}) => ({
  options: { define },
  plugins: Array.from({ length: plugins }, () => ({ name: 'one' })),
  key: '',
});

it('offers demos to be taken away unless the site says no, or alone can build them', () => {
  expect(offerSandboxes({ demos })).toEqual({ offered: true, reason: '' });
  expect(offerSandboxes({ demos, vite: vite(0) })).toMatchObject({ offered: true });
  expect(offerSandboxes({ demos, vite: { options: {}, plugins: [], key: '' } }).offered).toBe(true);
  expect(offerSandboxes({ demos: { ...demos, sandboxes: false }, vite: vite(1) })).toEqual({
    offered: false,
    reason: '',
  });
  for (const own of [vite(1), vite(0, { A: '1' }), vite(1, { A: '1' })]) {
    expect(offerSandboxes({ demos, vite: own })).toEqual({
      offered: false,
      reason: expect.stringContaining('built with plugins of this site') as string,
    });
    expect(offerSandboxes({ demos: { ...demos, vite: './shared.ts' }, vite: own })).toMatchObject({
      offered: true,
    });
  }
});
