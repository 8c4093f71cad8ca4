import { importedName, type ComponentDoc } from '../../../model/component-doc.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';

/**
 * Where code declares what is documented, as its first import has it.
 * @param name its own, or one of its aliases
 */
export function declarationOf(
  finder: DeclarationFinder,
  doc: Pick<ComponentDoc, 'imports' | 'name' | 'package'>,
  name: string = doc.name,
): Declared | null {
  return finder.find(exportedName(doc, name), doc.imports[0]?.specifier ?? doc.package);
}

/** `Knob.Mark` of what is imported as a default is there as `default.Mark`; `NewKnob` of `{ Knob as NewKnob }` as `Knob`. */
function exportedName({ imports }: Pick<ComponentDoc, 'imports'>, name: string): string {
  const clause = imports[0]?.clause ?? '';
  const [whole = ''] = name.split('.', 1);
  const isDefault = /^[\w$]+$/.test(clause) && clause === whole;
  const isBrought = isDefault || clause.endsWith(` as ${whole} }`);
  return isBrought ? `${importedName(clause)}${name.slice(whole.length)}` : name;
}
