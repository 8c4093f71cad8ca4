import { remember } from '../../../shared/remember.ts';
import { sayFor } from '../../base/install/manager-words.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';

/** Documentation whose reasons for gaps name the commands of a project's manager, for whoever reads it. */
export function sayDocs(root: string, docs: ComponentDoc[]): ComponentDoc[] {
  // Where a package is missing, hundreds of components say the same.
  const say = remember((reason: string) => sayFor(root, reason));
  return docs.map((doc) =>
    doc.unresolved.length === 0 ? doc : { ...doc, unresolved: doc.unresolved.map(say) },
  );
}
