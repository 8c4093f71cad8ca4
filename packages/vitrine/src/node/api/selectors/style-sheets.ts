/** The style sheet of a component's own name: its variables, and the attributes in its selectors. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { sortNames, type Selectors, type Styled } from './styled.ts';

/** Characters of a style sheet that are read. */
const MAX_SIZE = 200_000;

export function readStyleSheet(
  { name, declaration, home, namesIn }: Styled,
  onRead: (file: string) => void,
): Partial<Selectors> {
  const plain = name.replaceAll('.', '');
  const kebab = plain.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  const beside = path.dirname(declaration.getSourceFile().fileName);
  const names = [plain, kebab].flatMap((one) => [`${one}.module.css`, `${one}.css`]);
  const file = [beside, path.join(home, 'styles')]
    .flatMap((dir) => {
      const there = namesIn(dir);
      return names.filter((one) => there.has(one)).map((one) => path.join(dir, one));
    })
    .find((one) => isFile(one));
  if (file === undefined) return {};
  onRead(file);
  return sortNames(variablesIn(readFileSync(file, 'utf8').slice(0, MAX_SIZE), `--${kebab}`));
}

/** Variables that begin with the component's name, set or used, with the comment above; attributes in selectors. */
function variablesIn(text: string, prefix: string): NamedDoc[] {
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of text.matchAll(DECLARED)) {
    const about = comment
      .replace(/^[ \t]*\*+ ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (name.startsWith(prefix)) found.set(name, found.get(name) || about);
  }
  for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g))
    if (name.startsWith(prefix) && !found.has(name)) found.set(name, '');
  for (const [, name = ''] of text.matchAll(/\[(data-[\w-]+)[\]~|^$*=]/g))
    if (!LIBRARY_WIDE.test(name)) found.set(name, '');
  return [...found].map(([name, description]) => ({ name, description }));
}

const DECLARED = /(?:\/\*((?:[^*]|\*(?!\/))*)\*\/\s*)?(?<![\w-])(--[\w-]+)\s*:/g;

/** Attributes of the page, not of a component: `[data-theme='dark']`. */
const LIBRARY_WIDE = /color-scheme|theme$/;
