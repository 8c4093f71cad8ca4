import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { listFiles } from '../../../base/files/list-files.ts';
import { SHELL_CLASSES } from './shell-classes.ts';

/** Nobody else has them. */
const OWN = /^(?:demo|playground|v)(?:-|$)/;

it('lists the classes of all style sheets of the shell', () => {
  const browser = path.resolve(import.meta.dirname, '../../../../browser');
  const found = new Set<string>();
  for (const file of listFiles(browser).filter((name) => name.endsWith('.css')))
    postcss.parse(readFileSync(path.join(browser, file), 'utf8')).walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) found.add(name!);
    });
  expect([...SHELL_CLASSES]).toEqual([...found].filter((name) => !OWN.test(name)).sort());
});
