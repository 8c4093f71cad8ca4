import { vi } from 'vitest';

// `readEngineId` reads a file that only a compiled engine has, and tests run its sources. Mocked for all of
// them, because they share modules.
vi.mock('./packages/vitrine/src/node/base/engine-id.ts', () => ({ readEngineId: () => 'engine' }));
