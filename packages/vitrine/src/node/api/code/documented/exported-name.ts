import type { ComponentDoc } from '../../../model/component-doc.ts';

/** `Knob.Mark` of what is imported as a default is there as `default.Mark`. */
export function exportedName({ imports }: Pick<ComponentDoc, 'imports'>, name: string): string {
  const clause = imports[0]?.clause ?? '';
  const isDefault = /^[\w$]+$/.test(clause) && name.split('.', 1)[0] === clause;
  return isDefault ? `default${name.slice(clause.length)}` : name;
}
