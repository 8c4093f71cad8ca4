/** Reads again those exports of a package that follow from files which have changed. */
import { collectComponent, type CollectedComponent } from '../component/collect-component.ts';
import { documentComponent } from '../component/document-component.ts';
import { documentSharedType } from '../component/document-shared-type.ts';
import {
  chooseComponents,
  findCandidates,
  type ComponentExport,
} from '../components/components.ts';
import { propsTaken } from '../components/names/find-others.ts';
import type { PackageExports } from '../components/names/settle-names.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import { findNamed, findPlainExports } from '../exports/find-exports.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { findSharedTypes, type SharedTypes } from '../component/shared-props.ts';
import { documentPlainExports, finishDocs, type BareDocs } from '../read/finish-docs.ts';
import { gatherFacts, namesOf, withShared, type PackageFacts } from '../read/facts.ts';
import type { ReadOptions } from '../read/options.ts';
import { concernedBy, subsetOf } from './concerned.ts';
import { knownComponent, readersOf, withoutSymbols, type KnownPackage } from './known-package.ts';
import { relocateExports } from './relocate-exports.ts';

/** A package of which some exports were read again. */
export interface PartRead {
  known: KnownPackage;
  docs: ComponentDoc[];
  /** Names of those that were read. */
  read: string[];
  facts: PackageFacts;
}

/**
 * @param affected paths of files that have changed or use what has
 * @returns `null` when more than what these files declare may be another
 */
export function readPart(
  host: TypeHost,
  options: ReadOptions,
  before: KnownPackage,
  affected: ReadonlySet<string>,
): PartRead | null {
  const isConcerned = concernedBy(before, affected);
  const subset = subsetOf(before, affected);
  const exported = relocateExports(host, options, before, { affected, subset });
  if (exported === null) return null;
  const components = readSubset(host, exported, before, subset);
  if (components === null) return null;
  const names = namesOf(before.components);
  const { usual } = before;
  const { facts } = gatherFacts(host, options, exported, { names, usual });
  if (!isSame(themeText(facts.theme), themeText(before.theme))) return null;

  const reading = components.filter(({ name }) => isConcerned(name));
  const shared = readShared({ facts, options, before }, components, reading);
  if (shared === null) return null;
  const context = withShared(facts, shared.types, shared.docs);
  const found = new Map(
    reading.map((one) => [one.name, documentComponent(context, shared.collected.get(one.name)!)]),
  );
  const plain = readPlain(exported, { facts, before, subset }, isConcerned);
  if (plain === null) return null;
  for (const doc of plain) found.set(doc.name, doc);
  const renew = (doc: ComponentDoc) => found.get(doc.name) ?? doc;
  const bare: BareDocs = {
    components: before.bare.components.map(renew),
    plain: before.bare.plain.map(renew),
    shared: shared.docs,
  };
  const all = [...exported.ofRoot, ...exported.underPaths];
  return {
    known: { ...before, bare, props: shared.props, readers: shared.readers },
    docs: finishDocs(host, options, all, bare),
    read: [...found.keys()],
    facts,
  };
}

/** The components of the subset, when they are the same as before. */
function readSubset(
  host: TypeHost,
  { ofRoot, underPaths }: PackageExports,
  before: KnownPackage,
  subset: ReadonlySet<string>,
): ComponentExport[] | null {
  const inSubset = ({ name }: { name: string }) => subset.has(name.split('.', 1)[0]!);
  const root = ofRoot.filter(inSubset);
  const candidates = findCandidates(host, root, underPaths.filter(inSubset));
  if (!isSame(candidates.map(knownComponent), before.candidates.filter(inSubset))) return null;
  const components = chooseComponents(candidates, {
    candidates: new Set(before.candidates.map(({ name }) => name)),
    exported: before.ofRoot,
    isNamed: findNamed(host, [...ofRoot, ...underPaths]),
    taken: (type) => propsTaken(host, type),
  });
  return isSame(components.map(knownComponent), before.components.filter(inSubset))
    ? components
    : null;
}

interface Place {
  facts: PackageFacts;
  options: ReadOptions;
  before: KnownPackage;
}

/** What components share, when it is the same as before for those that are not read again. */
function readShared(
  { facts, options, before }: Place,
  components: readonly ComponentExport[],
  reading: readonly ComponentExport[],
) {
  const collected = new Map<string, CollectedComponent>();
  const collect = (one: ComponentExport) => collected.set(one.name, collectComponent(facts, one));
  reading.forEach(collect);
  const known = (prop: FoundPropOf) => before.sources.get(prop);
  const look = () => {
    const lists = before.components.map(({ name }) => ({
      component: { name },
      found: collected.get(name)?.found ?? { props: before.props.get(name) ?? [] },
    }));
    const types = findSharedTypes(
      facts.host,
      lists.map(({ found }) => found.props),
      facts.family.components,
      { groups: options.groups, where: options.name, known },
    );
    return { types, lists, readers: readersOf({ collected: lists, shared: types }) };
  };
  let now = look();
  const isStale = ({ name, props }: SharedTypes['all'][number]) =>
    now.readers.get(name) !== before.readers.get(name) ||
    [...props.values()].some(({ symbols }) => symbols.length > 0);
  // A type whose rows come from components that are read again is read from all that it comes from.
  const missing = now.types.all
    .filter(isStale)
    .flatMap(({ props }) => [...props.values()])
    .filter(({ symbols }) => symbols.length === 0);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without any, to look once more finds the same
  if (missing.length > 0) {
    const lost = new Set(missing);
    const owners = new Set(
      now.lists
        .filter(({ found }) => found.props.some((prop) => lost.has(prop)))
        .map(({ component }) => component.name),
    );
    const more = components.filter(({ name }) => owners.has(name));
    if (more.length < owners.size) return null;
    more.forEach(collect);
    now = look();
  }
  const docs = now.types.all.map((type) => {
    const doc = before.bare.shared.find(({ name }) => name === type.name);
    return doc === undefined || isStale(type) ? documentSharedType(facts, type) : doc;
  });
  const left = before.bare.components.some(
    ({ name, groups }) => groups.length > 0 && !reading.some((one) => one.name === name),
  );
  if (left && !isSame(docs, before.bare.shared)) return null;
  if (
    !isSame(
      docs.map(({ name }) => name),
      before.bare.shared.map(({ name }) => name),
    )
  )
    return null;
  const props = new Map(before.props);
  for (const [name, { found }] of collected)
    props.set(
      name,
      found.props.map((prop) => withoutSymbols(prop, now.types.sourceOf(prop), before.sources)),
    );
  return { types: now.types, readers: now.readers, docs, collected, props };
}

type FoundPropOf = CollectedComponent['found']['props'][number];

/** Hooks, functions and constants of the subset, when they are the same as before. */
function readPlain(
  exported: PackageExports,
  {
    facts,
    before,
    subset,
  }: { facts: PackageFacts; before: KnownPackage; subset: ReadonlySet<string> },
  isConcerned: (name: string) => boolean,
): ComponentDoc[] | null {
  const inSubset = ({ name }: Pick<ExportedSymbol, 'name'>) => subset.has(name);
  const all = [...exported.ofRoot, ...exported.underPaths].filter(inSubset);
  const isNamed = findNamed(facts.host, [...exported.ofRoot, ...exported.underPaths]);
  const found = findPlainExports(facts.host, all, facts.family.components, isNamed, facts.name);
  const known = found.map(({ kind, name, aliases }) => ({ kind, name, aliases }));
  if (!isSame(known, before.plain.filter(inSubset))) return null;
  return documentPlainExports(
    facts,
    exported,
    found.filter(({ name }) => isConcerned(name)),
  );
}

const themeText = ({ prefix, keys }: KnownPackage['theme']) => [prefix, ...[...keys].sort()];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
