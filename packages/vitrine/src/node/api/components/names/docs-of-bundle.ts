/** What a bundle without types exports by name: to the checker its modules are functions of which nothing is exported. */
import path from 'node:path';
import type { InstalledPackage } from '../../../base/packages.ts';
import { blankFields, type ComponentDoc } from '../../../model/component-doc.ts';
import { nameOfModule } from '../default-name.ts';
import { isJavaScript } from '../paths/java-script.ts';
import { createDeclarationFinder } from '../../code/exported-values.ts';
import { exportedByBundle } from '../../code/open-module.ts';
import { entryOf } from '../../code/resolve-import.ts';

/**
 * Entries for all that the bundle gives that an import of a package runs, as constants of which code may know what they are; none
 * where it is no bundle, gives nothing by name, or somebody wrote types for it.
 * @param root folder from which types of the package are looked for
 */
export function docsOfBundle(root: string, installed: InstalledPackage): ComponentDoc[] {
  const entry = isJavaScript(root, installed) ? entryOf(installed) : null;
  const exported = entry === null ? null : exportedByBundle(entry);
  if (entry === null || exported === null) return [];
  const { name, version, dir } = installed;
  const named = exported.filter((one) => IS_NAME.test(one) && one !== 'default');
  if (named.length === 0) return [];
  const finder = createDeclarationFinder(installed);
  const placeIn = (one: string) => {
    const found = finder.find(one, name);
    return found && `${found.module.file} ${found.local}`;
  };
  const whole = placeIn('default');
  const isOther = whole !== null && named.every((one) => placeIn(one) !== whole);
  const own = nameOfModule(name);
  const docOf = (exportedAs: string, clause: string): ComponentDoc => ({
    ...blankFields(),
    ...{ kind: 'constant', name: exportedAs, definition: 'any', package: name },
    imports: [{ specifier: name, clause }],
    declaredIn: { package: name, version },
    file: path.relative(dir, entry).split(path.sep).join('/'),
  });
  const docs = named.map((one) => docOf(one, `{ ${one} }`));
  const byDefault = isOther && !named.includes(own) ? [docOf(own, own)] : [];
  return [...docs, ...byDefault].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What an import may name, and no author keeps to himself. */
const IS_NAME = /^\$?\p{L}[\p{ID_Continue}$]*$/u;
