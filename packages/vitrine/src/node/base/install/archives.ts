import { existsSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';

/** Whether Yarn keeps the packages of a folder in archives ("Plug'n'Play"), where only what it has patched finds them. */
export const hasArchives = (dir: string) =>
  [...upwards(dir)].some((each) => existsSync(path.join(each, '.pnp.cjs')));
