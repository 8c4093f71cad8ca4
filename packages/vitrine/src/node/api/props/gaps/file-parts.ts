/** The declarations that a component leads to, by the words of their text: bundled libraries have one file for all. */
import { groupBy } from '../../../base/group-by.ts';
import { rememberOf } from '../../../../shared/remember.ts';
import type { Node, SourceFile } from '../../checker/type-host.ts';

/** A declaration in the outermost scope, with what stands between it and the next. */
export interface FilePart {
  /** Empty for what declares nothing, such as imports. */
  name: string;
  start: number;
  /** Without comments. */
  text: string;
  words: string[];
  isDefault: boolean;
}

/**
 * What nodes stand in, and every declaration of their files that it speaks of, however far it leads. Names alone
 * connect them, so too many are found rather than too few.
 */
export function reachedParts(nodes: readonly Node[]): FilePart[] {
  const files = [...groupBy(nodes, (node) => node.getSourceFile())];
  const reached = new Set<FilePart>();
  const left: FilePart[] = [];
  const add = (part: FilePart) => {
    if (reached.has(part)) return;
    reached.add(part);
    left.push(part);
  };
  for (const [file, inFile] of files) {
    for (const { end } of inFile) add(partAt(partsOf(file).all, end));
    // What another file calls it by its import says nothing here.
    partsOf(file)
      .all.filter(({ isDefault }) => isDefault)
      .forEach(add);
  }
  for (let part = left.pop(); part !== undefined; part = left.pop())
    for (const word of part.words)
      for (const [file] of files) partsOf(file).named.get(word)?.forEach(add);
  return [...reached];
}

const partsOf = rememberOf((file: SourceFile) => {
  const all = readParts(file.text);
  return { all, named: groupBy([...all, ...all.flatMap(readRenamed)], ({ name }) => name) };
});

/** Another name of what is declared elsewhere: `import { DialProps as Props } from './dial'`. */
function readRenamed(part: FilePart): FilePart[] {
  if (part.name !== '') return [];
  return [...part.text.matchAll(/([\w$]+)\s+as\s+([\w$]+)/g)].map(([, word = '', name = '']) => ({
    ...part,
    ...{ name, words: [word], text: '', isDefault: false },
  }));
}

function readParts(text: string): FilePart[] {
  // Bundles of declarations may have a module for each file, and everything in it one step further in.
  const indent = /^declare module ['"]/m.test(text) ? '(?:\\t| {4}| {2})?' : '';
  const starts = [...text.matchAll(new RegExp(`^${indent}${START}`, 'gm'))];
  const places = starts.map(({ index, groups }) => ({ index, name: groups?.name ?? '' }));
  return [{ index: 0, name: '' }, ...places].map(({ index, name }, i, all) => {
    const own = text.slice(index, all[i + 1]?.index).replace(COMMENTS, ' ');
    return {
      name,
      start: index,
      text: own,
      words: [...new Set(own.match(/[\w$]+/g))],
      isDefault: /^\s*export default\b/.test(own),
    };
  });
}

const MODIFIERS = '(?:(?:export|default|declare|abstract|async|const)\\s+)*';
const KEYWORDS = '(?:interface|type|const|let|var|function\\s*\\*?|class|namespace|enum)';
/** A declaration's beginning, or that of what declares nothing. */
const START = `(?:${MODIFIERS}${KEYWORDS}\\s+(?<name>[\\w$]+)|(?:import|export|declare module)\\b)`;
const COMMENTS = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm;

function partAt(parts: readonly FilePart[], end: number): FilePart {
  return parts.findLast(({ start }) => start < end) ?? parts[0]!;
}
