/** Import lines of which the code knows: types may lie beside code that exports something else. */
import { importedName, type ComponentDoc } from '../../../model/component-doc.ts';
import { WHOLE } from '../common-js.ts';
import { codeOf } from '../implementation/find-code.ts';
import type { DeclarationFinder } from '../exported-values.ts';

/** Leaves out what the code lacks, where another import is left; what is all that a module is, is imported as such. */
export function withRealImports(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  const [only, ...others] = doc.imports;
  if (only === undefined) return doc;
  if (others.length === 0) {
    const isWhole = doc.kind === 'component' && only.clause === `{ ${doc.name} }`;
    if (!isWhole || !isAllOf(finder, doc.name, only.specifier)) return doc;
    return { ...doc, imports: [{ ...only, clause: doc.name }] };
  }
  const real = doc.imports.filter(({ clause, specifier }) => {
    const name = importedName(clause);
    return name === '*' || !finder.lacks(name, specifier);
  });
  return real.length === 0 || real.length === doc.imports.length ? doc : { ...doc, imports: real };
}

/** `module.exports = Knob`, whatever `Knob` is called there, and no `Knob.Knob`. */
function isAllOf(finder: DeclarationFinder, name: string, specifier: string): boolean {
  const whole = finder.find('default', specifier);
  if (whole === null || whole.module.exports.get(WHOLE) !== whole.local) return false;
  const isMember = [name, `default.${name}`].some((one) => finder.find(one, specifier) !== null);
  return !isMember && codeOf(finder, whole) !== null;
}
