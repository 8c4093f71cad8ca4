import path from 'node:path';
import { writeJson } from '../base/files.ts';
import { configFor } from '../config/reach.ts';
import { configSchema } from '../config/schema.ts';
import { makeBundle } from './bundle.ts';
import { ENGINE_DIST } from './entries.ts';
import { reactFrom, STOCK_DIR, STOCK_RECORD, type StockRecord } from './stock-shell.ts';

/** Makes the bundle that `findStockShell` finds. */
export async function makeStockShell(): Promise<void> {
  const blank = { title: '-', description: '-', url: 'https://site.invalid' };
  const whole = configSchema.parse({ ...blank, pages: [{ pathname: '/' }] });
  const config = configFor(whole, 'bundle');
  const record = await makeBundle(
    { root: path.dirname(ENGINE_DIST), config: whole },
    [],
    STOCK_DIR,
  );
  writeJson(path.join(STOCK_DIR, STOCK_RECORD), {
    record,
    config: JSON.stringify(config),
    react: reactFrom(STOCK_DIR),
  } satisfies StockRecord);
}
