import { parser } from '@lezer/css';
import type { ModuleImport } from '../../demo/analyse.ts';

/**
 * Finds the files that a style sheet refers to, in source order: `@import` and `url(…)`. In CSS a bare
 * path is relative, so `url(a.png)` is reported as `./a.png`; an `@import` of one may mean a package to
 * bundlers, so it is reported as written.
 */
export function findStyleImports(source: string): ModuleImport[] {
  const found: ModuleImport[] = [];
  let importing = false;
  parser.parse(source).iterate({
    enter: ({ name, node }) => {
      if (name === 'ImportStatement') importing = true;
      const isUrl = name === 'CallLiteral';
      if (!isUrl && name !== 'ImportStatement') return;
      const path = node.getChild('StringLiteral') ?? node.getChild('ParenthesizedContent');
      if (!path) return;
      const text = source.slice(path.from, path.to);
      const start = path.from + (text.length - text.trimStart().length);
      const end = path.from + text.trimEnd().length;
      const trimmed = text.trim();
      const value = `'"`.includes(trimmed.charAt(0)) ? trimmed.slice(1, -1) : trimmed;
      if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(value)) return;
      found.push({
        specifier: importing || value.startsWith('.') ? value : `./${value}`,
        start,
        end,
        line: source.slice(0, start).split('\n').length,
      });
    },
    leave: ({ name }) => {
      if (name === 'ImportStatement') importing = false;
    },
  });
  return found;
}
