import path from 'node:path';
import { writeJson } from '../base/files/sealed-json.ts';
import { configFor } from '../config/reach.ts';
import { configSchema } from '../config/schema.ts';
import { makeParts } from './demos/make-parts.ts';
import { ENGINE_DIST } from './entries.ts';
import { makeBundle } from './make-bundle.ts';
import { makeStyleParts } from './style-parts.ts';
import { reactFrom, STOCK_DIR, STOCK_RECORD, type StockRecord } from './stock-shell.ts';

/** Makes the bundle that `findStockShell` finds. */
export async function makeStockShell(): Promise<void> {
  const blank = { title: '-', description: '-', url: 'https://site.invalid' };
  const whole = configSchema.parse({ ...blank, pages: [{ pathname: '/' }] });
  const config = configFor(whole, 'bundle');
  const site = { root: path.dirname(ENGINE_DIST), config: whole, engineId: '' };
  const record = await makeBundle(site, { single: [], locals: [], whole: [] }, STOCK_DIR);
  const parts = await makeParts({
    root: site.root,
    dir: STOCK_DIR,
    record,
    single: [],
    locals: [],
    compile: () => Promise.reject(new Error('It has no demos')),
    makeStyles: (dir, before) => makeStyleParts(site, dir, before),
  });
  writeJson(path.join(STOCK_DIR, STOCK_RECORD), {
    record,
    parts,
    config: JSON.stringify(config),
    react: reactFrom(STOCK_DIR),
  } satisfies StockRecord);
}
