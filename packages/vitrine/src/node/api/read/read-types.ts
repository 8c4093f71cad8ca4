/** What the types of a package say, from a program that is open. */
import path from 'node:path';
import {
  askToDocument,
  collectComponent,
  type CollectedComponent,
} from '../component/collect-component.ts';
import { documentComponent } from '../component/document-component.ts';
import { documentSharedType } from '../component/document-shared-type.ts';
import { findMarked } from '../components/find-marked.ts';
import {
  chooseComponents,
  findCandidates,
  type ComponentExport,
} from '../components/components.ts';
import { findUsual } from '../exports/document/own-functions.ts';
import { findNamed, findPlainExports, type PlainExport } from '../exports/find-exports.ts';
import { propsTaken } from '../components/names/find-others.ts';
import type { PackageExports } from '../components/names/settle-names.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { failure } from '../../base/errors.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { findSharedTypes, type SharedTypes } from '../component/shared-props.ts';
import { findBroken, findLostStars } from '../exports/broken-modules.ts';
import type { PackageFault } from '../../model/package-fault.ts';
import { documentUnread, withUnread } from '../exports/unread.ts';
import type { ReadChoices, ReadOptions } from './options.ts';
import { type PackageFacts, namesOf, gatherFacts, withShared } from './facts.ts';
import { type BareDocs, documentPlainExports, finishDocs } from './finish-docs.ts';
import { findExports, withoutParts } from './found-exports.ts';

/** A package as it was read, with what the checker calls everything. */
export interface TypesRead {
  exported: PackageExports;
  candidates: ComponentExport[];
  facts: PackageFacts;
  collected: CollectedComponent[];
  shared: SharedTypes;
  plain: PlainExport[];
  bare: BareDocs;
  docs: ComponentDoc[];
  /** What is wrong with the package as a whole. */
  faults: PackageFault[];
  /** Names that are exported and kept out of the documentation by a mark of their author. */
  marked: string[];
  /** Files that had a say. */
  files: string[];
}

/** @throws VitrineError `package-without-types`, `invalid-tsconfig`, `unknown-group` or `group-name-taken` */
export function readTypes(host: TypeHost, options: ReadOptions): TypesRead {
  const steps = typesInSteps(host, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Does as `readTypes`, a component in each step: the checker is waited for, and a server has others to answer. */
export function* typesInSteps(
  host: TypeHost,
  options: ReadOptions,
): Generator<undefined, TypesRead, undefined> {
  const [broken] = host.configErrors();
  if (broken !== undefined) throw failure('invalid-tsconfig', [broken.file, broken.text]);
  const found = findExports(host, options);
  const candidates = findCandidates(host, found.ofRoot, found.underPaths);
  const exported = withoutParts(found, candidates);
  const { ofRoot, underPaths } = exported;
  const components = chooseComponents(candidates, {
    candidates: new Set(candidates.map(({ name }) => name)),
    exported: new Set(ofRoot.map(({ name }) => name)),
    isNamed: findNamed(host, [...ofRoot, ...underPaths]),
    taken: (type) => propsTaken(host, type),
  });
  const { facts, read } = gatherFacts(host, options, exported, {
    names: namesOf(components),
    usual: findUsual(host, components),
  });
  const collected: CollectedComponent[] = [];
  for (const component of components) {
    yield;
    collected.push(collectComponent(facts, component));
  }
  const shared = findSharedTypes(
    host,
    collected.map(({ found }) => found.props),
    facts.family.components,
    { groups: options.groups ?? {}, where: options.name },
  );
  const ofShared = shared.all.map((type) => documentSharedType(facts, type));
  const context = withShared(facts, shared, ofShared);
  const ofComponents: ComponentDoc[] = [];
  const chosen = chooseAsked(collected, options.only);
  askToDocument(context, chosen ?? collected);
  for (const one of chosen ?? collected) {
    yield;
    ofComponents.push(documentComponent(context, one));
  }
  const all = [...ofRoot, ...underPaths];
  const plain = chosen
    ? []
    : findPlainExports(host, all, facts.family.components, findNamed(host, all), facts.name);
  const known = {
    components: ofComponents,
    plain: documentPlainExports(facts, exported, plain),
    shared: ofShared,
  };
  const bare = withUnread(known, documentUnread(facts, all));
  const { dir } = options.installed;
  const faults = [
    ...findLostStars(host.starFaults().lost, options.name, dir),
    ...findBroken(host, options.name, dir),
  ];
  const [fault] = faults;
  if (fault !== undefined && isEmpty(bare))
    throw failure(fault.code, fault.args, { ...fault, file: path.join(dir, fault.file) });
  const docs = finishDocs(host, options, all, bare);
  const files = [...host.files(), ...found.read, ...read];
  const marked = findMarked(host, all, docs);
  return {
    exported,
    candidates,
    facts,
    collected,
    shared,
    plain,
    bare,
    docs,
    faults,
    marked,
    files,
  };
}

/** The components that alone are asked for, and parts of such a whole; `null` for all, as where one is not there. */
function chooseAsked(
  all: readonly CollectedComponent[],
  only: ReadChoices['only'],
): CollectedComponent[] | null {
  if (only === undefined) return null;
  const chosen = only.map((asked) =>
    all.filter(({ component: { name, aliases } }) =>
      [name, ...aliases].some((one) => one === asked || one.startsWith(`${asked}.`)),
    ),
  );
  return chosen.every((found) => found.length > 0) ? [...new Set(chosen.flat())] : null;
}

const isEmpty = ({ components, plain, shared }: BareDocs) =>
  components.length + plain.length + shared.length === 0;
