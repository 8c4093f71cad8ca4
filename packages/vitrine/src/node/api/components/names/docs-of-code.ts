/** What code without types exports where the checker does not see it: in bundles, and behind forms of CommonJS. */
import path from 'node:path';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import { blankFields, type ComponentDoc } from '../../../model/component-doc.ts';
import type { SignatureDoc } from '../../../model/signature-doc.ts';
import { calledInReadme } from '../imports/called-in-readme.ts';
import { nameOfModule } from '../imports/default-name.ts';
import { isJavaScript } from '../paths/java-script.ts';
import { codeOf, followNames } from '../../code/implementation/find-code.ts';
import {
  createDeclarationFinder,
  type Declared,
  type DeclarationFinder,
} from '../../code/exported-values.ts';
import { exportedBy } from '../../code/open-module.ts';
import { createResolver, entryOf } from '../../code/resolve-import.ts';
import { isClass, nameOf, type Syntax } from '../../code/syntax.ts';

/**
 * Entries for all that an import of a package gives, functions as such and all else as constants of which code may know what
 * they are; none where somebody wrote types for it.
 * @param root folder from which types of the package are looked for
 * @param choices `onlyBundles` leaves any other code to the checker, which knows more of it
 */
export function docsOfCode(
  root: string,
  installed: InstalledPackage,
  { onlyBundles }: { onlyBundles: boolean },
): ComponentDoc[] {
  const entry = isJavaScript(root, installed) ? entryOf(installed) : null;
  if (entry === null) return [];
  const { names, isBundle } = exportedBy(entry, createResolver());
  if (onlyBundles && !isBundle) return [];
  const finder = createDeclarationFinder(installed);
  const { name: specifier, version, dir } = installed;
  const file = path.relative(dir, entry).split(path.sep).join('/');
  const docOf = (name: string, clause: string, declared: Declared | null): ComponentDoc => ({
    ...blankFields(),
    ...{ name, package: specifier, declaredIn: { package: specifier, version }, file },
    imports: [{ specifier, clause }],
    ...whatIs(finder, name, declared),
  });
  const named = names
    .filter((one) => IS_NAME.test(one) && one !== 'default')
    .map((name) => ({ name, declared: finder.find(name, specifier) }));
  const docs = named.map(({ name, declared }) => docOf(name, `{ ${name} }`, declared));
  const whole = finder.find('default', specifier);
  const isNamed = named.some(({ declared }) => declared && whole && isSame(declared, whole));
  const own = whole === null ? '' : nameOfDefault(installed, whole);
  if (whole !== null && !isNamed && named.every(({ name }) => name !== own))
    docs.push(docOf(own, own, whole));
  return docs.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const isSame = (a: Declared, b: Declared) => a.module === b.module && a.local === b.local;

/** As the README imports it, or as the code calls it, unless a minifier has taken that name away. */
function nameOfDefault(installed: InstalledPackage, { local }: Declared): string {
  const isTold = /^[A-Z]\w*[a-z]\w+$/.test(local);
  const own = isTold ? local : nameOfModule(installed.name);
  return calledInReadme(installed, installed.name, own) ?? own;
}

/** A function in lower case, with what its parameters are called, or a plain value; anything else may be a component. */
function whatIs(
  finder: DeclarationFinder,
  name: string,
  declared: Declared | null,
): Pick<ComponentDoc, 'kind' | 'definition' | 'signatures'> {
  const code = codeOf(finder, declared)?.value;
  if (code && /Function/.test(code.type) && !isClass(code) && /^[a-z]/.test(name)) {
    const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
    return { kind, definition: null, signatures: [signatureOf(name, code)] };
  }
  const value = followNames(finder, declared)?.value;
  const isLiteral = value?.type === 'Literal' && value.value !== null;
  const plain = isLiteral ? typeof value.value : PLAIN[value?.type ?? ''];
  return { kind: 'constant', definition: plain ?? 'any', signatures: [] };
}

const PLAIN: Record<string, string> = { ObjectExpression: 'object', ArrayExpression: 'any[]' };

function signatureOf(name: string, code: Syntax): SignatureDoc {
  const parameters = (code.params as Syntax[]).map((one, at) => {
    const isGiven = one.type === 'AssignmentPattern';
    const left = isGiven ? (one.left as Syntax) : one;
    const isRest = one.type === 'RestElement';
    const called = isRest ? (one.argument as Syntax) : left;
    return {
      name: called.type === 'Identifier' ? nameOf(called) : `arg${at}`,
      isRest,
      required: !isGiven && !isRest,
    };
  });
  const text = parameters.map((one) =>
    one.isRest ? `...${one.name}: any[]` : `${one.name}${one.required ? '' : '?'}: any`,
  );
  return {
    text: `${name}(${text.join(', ')}): any`,
    description: '',
    parameters: parameters.map(({ isRest, ...one }) => ({
      ...{ ...one, type: isRest ? 'any[]' : 'any' },
      ...{ default: null, description: '', members: [] },
    })),
    returns: { type: 'any', description: '', members: [] },
  };
}

/** What an import may name, and no author keeps to himself. */
const IS_NAME = /^\$?\p{L}[\p{ID_Continue}$]*$/u;
