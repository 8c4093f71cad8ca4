/** Since when something is there, and deprecated, by what was recorded. What its authors say goes before. */
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { RecordedVersion } from './history-file.ts';
import {
  factsOf,
  partKey,
  splitNames,
  type ComponentFacts,
} from '../../../shared/api-diff/facts.ts';
import { takeSnapshot } from './snapshot.ts';
import { compareVersions } from './versions.ts';

/**
 * Fills `since` and `deprecatedSince`. What the first recorded version has stays open, unless that was the first
 * of all; what none has is as old as the version at hand.
 */
export function withHistory(
  docs: ComponentDoc[],
  history: readonly RecordedVersion[],
  at: { name: string; version: string },
): ComponentDoc[] {
  const before = history.filter(
    (one) => one.package === at.name && compareVersions(one.version, at.version) < 0,
  );
  if (before.length === 0) return docs;
  const now: RecordedVersion = takeSnapshot(docs, at);
  const versions = [...before, now].toReversed();
  const same = history.find((one) => one.package === at.name && one.version === at.version);
  return docs.map((doc) => describeAge(doc, versions, same));
}

/** Of what is not there. */
const NOTHING: ComponentFacts = {};

/** A version and the facts of a component in it. */
type Step = [version: RecordedVersion, facts: ComponentFacts];

/** @param same what was recorded of the version at hand: what that lacks is new to the extractor alone */
function describeAge(
  doc: ComponentDoc,
  versions: RecordedVersion[],
  same: RecordedVersion | undefined,
): ComponentDoc {
  const names = [doc.name, ...doc.aliases];
  const recorded = same && (findFacts(same, names) ?? NOTHING);
  const steps: Step[] = [];
  for (const version of versions) {
    const facts = findFacts(version, names);
    if (facts === undefined) break;
    steps.push([version, facts]);
  }
  const oldest = versions.at(-1)!;
  const earlier = versions[steps.length];
  const isNewPath = earlier !== undefined && !hasPath(earlier, doc);
  const age = (stated: string | null, has: (facts: ComponentFacts) => boolean) =>
    stated ?? (recorded && !has(recorded) ? null : sinceWhen(steps, oldest, has));
  const deprecatedSince = (
    { deprecated, deprecatedSince: stated }: Pick<ComponentDoc, 'deprecated' | 'deprecatedSince'>,
    reason: (facts: ComponentFacts) => string | undefined,
  ) => (deprecated === null ? stated : age(stated, (facts) => reason(facts) !== undefined));
  const props = new Map(steps.map(([, facts]) => [facts, propNames(facts)]));
  if (recorded) props.set(recorded, propNames(recorded));
  return {
    ...doc,
    since: isNewPath ? doc.since : age(doc.since, (facts) => facts !== NOTHING),
    deprecatedSince: deprecatedSince(doc, (facts) => facts.deprecated),
    props: doc.props.map((prop) => ({
      ...prop,
      since: age(prop.since, (facts) => props.get(facts)!.has(prop.name)),
      deprecatedSince: deprecatedSince(prop, (facts) => factsOf(facts.props, prop.name)?.[3]),
    })),
    slots: doc.slots.map((slot) => ({
      ...slot,
      since: age(slot.since, (facts) => factsOf(facts.slots, slot.name) !== undefined),
      deprecatedSince: deprecatedSince(slot, (facts) =>
        factsOf(facts.deprecatedParts, partKey('slot', slot.name)),
      ),
    })),
    classes: doc.classes.map((one) => ({
      ...one,
      since: age(one.since, (facts) => splitNames(facts.classes).includes(one.name)),
      deprecatedSince: deprecatedSince(one, (facts) =>
        factsOf(facts.deprecatedParts, partKey('class', one.name)),
      ),
    })),
  };
}

/**
 * Whether something else of the path that an export is imported from was there. Packages without `exports` do not say
 * which paths they have; only those of components are looked for.
 */
function hasPath({ components }: RecordedVersion, doc: ComponentDoc): boolean {
  const [first] = doc.imports;
  if (doc.kind === 'component' || first === undefined || first.specifier === doc.package)
    return true;
  const end = ` from ${first.specifier}`;
  return Object.values(components).some(({ imports }) => imports?.some((one) => one.endsWith(end)));
}

function findFacts({ components }: RecordedVersion, names: string[]): ComponentFacts | undefined {
  const found = names.find((name) => Object.hasOwn(components, name));
  if (found !== undefined) return components[found];
  return Object.values(components).find(({ aliases }) => aliases?.includes(names[0]!));
}

function propNames({ props = {}, from = {}, hidden }: ComponentFacts): Set<string> {
  const inherited = Object.values(from).flatMap(splitNames);
  return new Set([...Object.keys(props), ...inherited, ...splitNames(hidden)]);
}

/** The oldest version of those without a gap, from the newest on; `null` when it may be older than any recorded. */
function sinceWhen(
  steps: Step[],
  oldest: RecordedVersion,
  has: (facts: ComponentFacts) => boolean,
): string | null {
  const end = steps.findIndex(([, facts]) => !has(facts));
  const [last] = (end === -1 ? steps : steps.slice(0, end)).at(-1) ?? [];
  if (last === undefined) return null;
  return last === oldest && last.first !== true ? null : last.version;
}
