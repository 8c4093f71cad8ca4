import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** Facts about a source that the compiler does not give. */
interface Inspection {
  /** The modules that it names, in order; computed ones, and those named for types alone, are left out. */
  imports: { specifier: string; offset: number }[];
  /** Tags that end another element than the one that is open. */
  mismatches: { message: string; offset: number }[];
}

const tsx = parser.configure({ dialect: 'ts jsx' });
const NAMES_MODULE = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

/** Reads a source that parses. Offsets are those of the opening quote, or of the end tag. */
export function inspectSource(source: string): Inspection {
  const found: Inspection = { imports: [], mismatches: [] };
  tsx.parse(source).iterate({
    enter: ({ name, from, to, node }) => {
      const { parent } = node;
      if (name === 'JSXCloseTag' && parent) {
        const opened = tagName(parent.firstChild!, source);
        if (opened !== tagName(node, source)) {
          found.mismatches.push({ message: `Expected </${opened}>`, offset: from });
        }
      } else if (name === 'String' && parent && NAMES_MODULE.has(parent.name)) {
        if (isTypeOnly(parent)) return;
        found.imports.push({ specifier: source.slice(from + 1, to - 1), offset: from });
      }
    },
  });
  return found;
}

/** Its second part; empty for a fragment. */
function tagName({ firstChild }: SyntaxNode, source: string): string {
  const name = firstChild?.nextSibling;
  return !name || name.name === 'JSXEndTag' ? '' : source.slice(name.from, name.to);
}

/** `import type …`, `export type …`, or `type` before each of the names. */
function isTypeOnly(declaration: SyntaxNode): boolean {
  if (declaration.getChild('type')) return true;
  const group = declaration.getChild('ImportGroup');
  if (!group || declaration.getChild('VariableDefinition')) return false;
  const names = group.getChildren('VariableDefinition').length;
  return names > 0 && group.getChildren('type').length === names;
}
