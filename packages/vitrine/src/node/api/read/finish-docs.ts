/** The documentation of a package as a whole. */
import path from 'node:path';
import { withAbsoluteLinks } from '../texts/absolute-links.ts';
import { documentExport } from '../exports/document/document-export.ts';
import type { PlainExport } from '../exports/find-exports.ts';
import { createExportImportFinder } from '../components/imports/find-imports.ts';
import { isValue } from '../checker/value-exports.ts';
import type { PackageExports } from '../components/names/settle-names.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { failure } from '../../base/errors.ts';
import { CODE } from '../../base/code/find-module.ts';
import { isWithin } from '../../base/files/paths.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import type { GroupNames } from '../component/shared-props.ts';
import { createSameNamed } from '../texts/same-named.ts';
import { withPlainNames } from '../texts/plain-names.ts';
import { withThemes } from '../theme/theme-paths.ts';
import type { ReadOptions } from './options.ts';
import type { PackageFacts } from './facts.ts';

/** Documentation before themes are looked for. */
export interface BareDocs {
  components: ComponentDoc[];
  plain: ComponentDoc[];
  shared: ComponentDoc[];
}

/** Hooks, functions and constants. */
export function documentPlainExports(
  facts: PackageFacts,
  { ofRoot, direct }: PackageExports,
  plain: readonly PlainExport[],
): ComponentDoc[] {
  const importsOf = createExportImportFinder(facts.host, facts.name, ofRoot, direct);
  return plain.map((one) => documentExport({ ...facts, importsOf }, one));
}

/**
 * The documentation in its order, with what themes set.
 * @throws VitrineError `package-without-components`, `package-of-types`, `package-without-types` or `group-name-taken`
 */
export function finishDocs(
  host: TypeHost,
  { name, installed, groups = {}, linked = new WeakMap() }: ReadOptions,
  exported: ExportedSymbol[],
  bare: BareDocs,
): ComponentDoc[] {
  const { homepage } = installed.manifest;
  const all = [...bare.components, ...bare.plain, ...bare.shared];
  const isSame = createSameNamed(() => host.files());
  const docs = withThemes(host, exported, all).map((doc) => {
    const found = linked.get(doc) ?? withAbsoluteLinks(withPlainNames(doc, isSame), homepage);
    linked.set(doc, found);
    return found;
  });
  if (docs.length === 0) throw failure(reasonOfNone(host, installed.dir, exported), [name]);
  checkNames(docs, groups, name);
  return docs;
}

/** Why there is nothing to document. */
function reasonOfNone(host: TypeHost, dir: string, exported: readonly ExportedSymbol[]) {
  // What a package needs may lie within it.
  const isOwn = (file: string) =>
    isWithin(dir, file) && !isWithin(path.join(dir, 'node_modules'), file);
  const own = host.files().filter(isOwn);
  const files = [...own, ...exported.flatMap(({ symbol }) => host.filesOf(symbol))];
  if (files.length > 0 && files.every((file) => CODE.test(file))) return 'package-without-types';
  const isTypes = exported.every((one) => !isValue(one) || one.isTypeOnly);
  return isTypes && exported.length > 0 ? 'package-of-types' : 'package-without-components';
}

/** A group that the site names has a page beside those of exports, so it must not be called like one. */
function checkNames(docs: readonly ComponentDoc[], groups: GroupNames, where: string): void {
  const shared = new Set<string | false>(Object.values(groups));
  const isGroup = ({ kind, props }: ComponentDoc) => kind === 'type' && props.length > 0;
  const taken = docs.find((doc) => shared.has(doc.name) && !isGroup(doc));
  if (taken !== undefined) throw failure('group-name-taken', [taken.name, where]);
}
