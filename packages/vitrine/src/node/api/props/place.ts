/** Where something is declared, and its type parameters. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ComponentDoc, GenericDoc } from '../../model/component-doc.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { textOf } from '../checker/syntax.ts';
import type { TypeParameterDeclaration } from '../checker/type-host.ts';
import type { Family } from './owner.ts';

interface PlaceContext {
  installed: InstalledPackage;
  /** The package's name in import statements. */
  name: string;
  family: Pick<Family, 'packageOf'>;
}

/** The package and file that declare something. */
export function placeOf(
  { installed, family, name }: PlaceContext,
  file: string,
): Pick<ComponentDoc, 'declaredIn' | 'file'> {
  const { dir, name: ownName, version } = family.packageOf(file) ?? installed;
  return {
    // The name in imports, even where it is installed under another one.
    declaredIn: { package: dir === installed.dir ? name : ownName, version },
    file: path.relative(dir, preferPlain(file)).split(path.sep).join('/'),
  };
}

/** Prefers the twin that is named as in the sources: `Button.d.ts`, not `Button.d.mts`. */
function preferPlain(file: string): string {
  const plain = file.replace(/\.d\.[cm]ts$/, '.d.ts');
  return existsSync(plain) ? plain : file;
}

export function readGeneric(node: TypeParameterDeclaration): GenericDoc {
  return {
    name: node.name.getText(),
    constraint: node.constraint === undefined ? null : textOf(node.constraint),
    default: node.defaultType === undefined ? null : textOf(node.defaultType),
  };
}
