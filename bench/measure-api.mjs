// The API of a large library, read from its types: without a cache, then with it.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { VITRINE, WORK } from './contenders.mjs';
import { measureCommand } from './processes.mjs';
import { record } from './report.mjs';
import { medians } from './statistics.mjs';

const PACKAGE = '@mui/material';

export async function measureApi({ runs }) {
  const cwd = path.join(WORK, 'api');
  const rows = { cold: [], cached: [] };
  for (let run = 0; run < runs; run++) {
    rmSync(cwd, { recursive: true, force: true });
    mkdirSync(cwd, { recursive: true });
    for (const kind of Object.keys(rows)) {
      const log = path.join(WORK, `logs/api-${kind}.log`);
      const row = await measureCommand({
        command: [...VITRINE, 'api', PACKAGE, '--json'],
        cwd,
        log,
      });
      record('api', { kind, run, ...row });
      rows[kind].push(row);
    }
  }
  const cold = medians(rows.cold);
  const cached = medians(rows.cached);
  return [
    { name: `API of ${PACKAGE}, cold, CPU`, value: cold.cpuSeconds, unit: 's', target: 5 },
    { name: 'The same from the cache, CPU', value: cached.cpuSeconds, unit: 's', target: 0.3 },
    { name: 'The same from the cache, wall', value: cached.seconds, unit: 's', target: 0.3 },
  ];
}
