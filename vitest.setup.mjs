import { vi } from 'vitest';

// Both read a file that only a compiled engine has, and tests run its sources. Mocked for all of them,
// because they share modules.
vi.mock('./packages/vitrine/src/node/base/engine-id.ts', () => ({ readEngineId: () => 'engine' }));
vi.mock('./packages/vitrine/src/node/render/inline-scripts.ts', () => ({
  inlineScript: () => '',
  renderNavigationScript: () => '',
  renderFirstDemoScript: () => '',
}));
