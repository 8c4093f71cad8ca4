/** Exports whose type leads to what is not installed: they are named with the reason, or would be missing without a word. */
import {
  blankFields,
  type ComponentDoc,
  type DocKind,
  type ImportDoc,
} from '../../model/component-doc.ts';
import { docOf } from '../checker/syntax.ts';
import { tagText } from '../checker/doc-tags.ts';
import { SymbolFlags, type ExportedSymbol, type TypeHost } from '../checker/type-host.ts';
import type { InstalledPackage } from '../../base/packages.ts';
import { missingModules } from '../props/gaps/missing-bases.ts';
import { placeOf } from '../props/place.ts';
import type { Family } from '../props/owner.ts';
import { UNSTABLE } from './find-exports.ts';

interface Facts {
  host: TypeHost;
  name: string;
  installed: InstalledPackage;
  family: Family;
  importsOf: (one: { name: string }) => ImportDoc[];
}

/**
 * Entries for the values of which the checker knows nothing, of the kind that their names tell.
 * @param exported by the package and by paths under it
 */
export function documentUnread(facts: Facts, exported: readonly ExportedSymbol[]): ComponentDoc[] {
  const { host, family, name: packageName } = facts;
  return findUnread(host, exported).flatMap(({ name, symbol }): ComponentDoc[] => {
    const [declaration] = host.declarationsOf(symbol);
    if (declaration === undefined || family.components.has(name)) return [];
    const doc = docOf(declaration);
    if (tagText(doc, 'internal', 'private', 'hidden') !== null) return [];
    const reasons = missingModules(declaration, family.packageOf);
    if (reasons.length === 0) return [];
    const { fileName } = declaration.getSourceFile();
    return [
      {
        ...blankFields(),
        kind: kindByName(name),
        name,
        package: packageName,
        description: doc.description,
        imports: facts.importsOf({ name }),
        ...placeOf(facts, fileName),
        unresolved: reasons.map((reason) => `what it is could not be read: ${reason}`),
      },
    ];
  });
}

function findUnread(host: TypeHost, exported: readonly ExportedSymbol[]): ExportedSymbol[] {
  const values = exported.filter(
    ({ symbol, isTypeOnly }) => !isTypeOnly && (symbol.flags & SymbolFlags.Value) !== 0,
  );
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  return values.filter((_one, at) => types[at]?.isErrorType() === true);
}

function kindByName(name: string): DocKind {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z].*[a-z]/.test(name.replace(UNSTABLE, '')) ? 'component' : 'constant';
}

/** Documentation in the order of names, parts behind what they belong to. */
export function withUnread(docs: readonly ComponentDoc[], unread: readonly ComponentDoc[]) {
  const whole = ({ name }: ComponentDoc) => name.split('.', 1)[0]!;
  const all = [...docs];
  for (const doc of unread) {
    const at = all.findIndex((each) => whole(each) > doc.name);
    all.splice(at === -1 ? all.length : at, 0, doc);
  }
  return all;
}
