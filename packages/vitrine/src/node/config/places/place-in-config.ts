import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/errors.ts';
import { CONFIG_FILE } from '../../base/folders.ts';

const isInConfig = ({ file, line }: Problem) => file === CONFIG_FILE && line === 0;
const isPlaceless = (found: Problem) => found.file === '' || isInConfig(found);

const readSource = (root: string) => readFileSync(path.join(root, CONFIG_FILE), 'utf8');

/** Problems of what a value of the configuration asks for: those that have no place get that of the value. */
export async function placeInConfig(
  root: string,
  keys: readonly PropertyKey[],
  problems: readonly Problem[],
): Promise<Problem[]> {
  if (!problems.some(isPlaceless)) return [...problems];
  // A parser, which a site without problems does without.
  const { locateKey } = await import('./locate-key.ts');
  const line = locateKey(readSource(root), keys);
  return problems.map((each) => (isPlaceless(each) ? { ...each, file: CONFIG_FILE, line } : each));
}

/** Problems of names in the configuration, which is data when they are found: each gets the line of the name in quotes. */
export async function placeNames(root: string, problems: Problem[]): Promise<Problem[]> {
  if (!problems.some(isInConfig)) return problems;
  const { locateName } = await import('./locate-name.ts');
  const source = readSource(root);
  return problems.map((each) => {
    const [, name] = /"([^"]+)"/.exec(each.message) ?? [];
    return isInConfig(each) && name !== undefined
      ? { ...each, line: locateName(source, name) }
      : each;
  });
}
