/** Import lines of which the code knows: types may lie beside code that exports something else. */
import { importedName, type ComponentDoc } from '../../../model/component-doc.ts';
import type { DeclarationFinder } from '../exported-values.ts';

/** Leaves out what the code lacks, where another import is left. */
export function withRealImports(
  finder: Pick<DeclarationFinder, 'lacks'>,
  doc: ComponentDoc,
): ComponentDoc {
  if (doc.imports.length < 2) return doc;
  const real = doc.imports.filter(({ clause, specifier }) => {
    const name = importedName(clause);
    return name === '*' || !finder.lacks(name, specifier);
  });
  return real.length === 0 || real.length === doc.imports.length ? doc : { ...doc, imports: real };
}
