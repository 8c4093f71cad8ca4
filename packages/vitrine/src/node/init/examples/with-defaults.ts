import { apply, type Edit } from './edit-code.ts';
import { readBlock } from './read-blocks.ts';

/**
 * A module as Node has to be given it: its default of a CommonJS module is all that this exports, where bundlers take what it
 * calls its default.
 */
export function withDefaults(code: string): string {
  const { program } = readBlock(code)!;
  const edits: Edit[] = [];
  let end = 0;
  const lines: string[] = [];
  for (const one of program.body) {
    if (one.type !== 'ImportDeclaration') continue;
    end = one.end;
    for (const specifier of one.specifiers) {
      if (specifier.type !== 'ImportDefaultSpecifier' || one.importKind === 'type') continue;
      const { name } = specifier.local;
      edits.push([specifier.start, specifier.end, `$${name}`]);
      lines.push(`\nconst ${name} = $${name}?.__esModule ? $${name}.default : $${name};`);
    }
  }
  return apply(code, [...edits, [end, end, lines.join('')]]);
}
