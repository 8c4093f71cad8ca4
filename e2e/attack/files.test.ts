import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { damagedFiles } from './damaged-files.ts';
import { folders } from './folders.ts';
import { kills } from './kills.ts';
import { pairs } from './pairs.ts';
import { refusedFiles } from './refused-files.ts';

/** Each of them builds small sites a dozen times. */
const TIMEOUT = 240_000;

test.each(
  [folders, damagedFiles, kills, pairs, refusedFiles].map((attack) => [attack.name, attack]),
)(
  '%s',
  async (_name, attack: Attack) => {
    const { tried, failures } = await attack.run({ seed: 1, count: attack.sample });
    expect(failures).toEqual([]);
    expect(tried).toBe(attack.sample);
  },
  TIMEOUT,
);
