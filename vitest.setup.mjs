import { vi } from 'vitest';

// The compiler makes the file that it reads; here the sources run. For all tests, because they share modules.
vi.mock('./packages/vitrine/src/site/engine-id.js', () => ({ readEngineId: () => 'engine' }));
