import path from 'node:path';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { PROBE_FILE } from './vitest.temp.mjs';

// What only a compiled engine has, and tests run its sources. Mocked for all of them, because they share modules.
vi.mock('./packages/vitrine/src/node/base/engine-id.ts', () => ({ readEngineId: () => 'engine' }));
vi.mock('./packages/vitrine/src/node/render/inline-scripts.ts', () => ({
  inlineScript: () => '',
  renderNavigationScript: () => '',
  renderFirstDemoScript: () => '',
}));
vi.mock('./packages/vitrine/src/node/probe/program-file.ts', () => ({
  programFile: () => path.join(tmpdir(), PROBE_FILE),
}));
