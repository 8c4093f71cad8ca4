import type { NamedComponent } from '../../probe/trial/trial.ts';
import { importedName, type ComponentDoc, type ImportDoc } from '../../model/component-doc.ts';
import { isEmpty, type Attempt } from './attempt.ts';
import { listCalledAttempts } from './called-attempts.ts';
import { isArranging, isUnseen, kindOf, plainName } from './component-kinds.ts';
import { listHandledAttempts } from './list-attempts.ts';
import { listPartAttempts } from './part-attempts.ts';

/** A component that may be shown, and the ways in which it may show a text. */
export interface Candidate extends NamedComponent {
  attempts: Attempt[];
}

/** One that rendered by itself, and by what. */
export interface ShownComponent extends NamedComponent, Omit<Attempt, 'isLast'> {
  /** Whether browsers would render something else than a server, at another time or place. */
  varies?: boolean;
}

/** More is not tried: each is rendered. */
const MOST_TRIED = 60;

/**
 * Components with simple props: the library's namesake, well-known kinds, then those whose looks can be changed most.
 */
export function listCandidates(docs: ComponentDoc[], library: string): Candidate[] {
  return docs
    .filter(({ kind, name, deprecated }) => {
      const isWhole = kind === 'component' && /^[A-Z][A-Za-z0-9]*(?:\.Root)?$/.test(name);
      return isWhole && deprecated === null && !isUnseen(name);
    })
    .flatMap((doc) => {
      const { name } = doc;
      const isNamed = ({ clause }: ImportDoc) => clause.startsWith('{');
      const line = doc.imports.find(isNamed) ?? doc.imports[0];
      const own = listHandledAttempts(doc);
      if (!line || own === null) return [];
      // What is opened and has parts shows its content within these.
      const hasParts = docs.some(
        (one) => one.name.startsWith(`${name.split('.')[0]}.`) && one !== doc,
      );
      const ways = own.filter((one) => !(hasParts && one.opens !== undefined && one.hasChildren));
      const attempts = [
        ...ways,
        ...listPartAttempts(doc, docs, ways),
        ...listCalledAttempts(doc, docs, ways),
      ];
      if (attempts.length === 0) return [];
      const imported = importedName(line.clause);
      const isRenamed = isNamed(line) && imported !== name.split('.', 1)[0];
      const place = {
        ...{ name, specifier: line.specifier, isDefault: !isNamed(line) },
        ...(isRenamed ? { imported } : {}),
      };
      const candidate = { ...place, title: plainName(name), attempts };
      return [{ candidate, rank: isNamesake(library, candidate) ? Infinity : rank(doc) }];
    })
    .sort((a, b) => {
      const last = Number(isEmptied(a.candidate)) - Number(isEmptied(b.candidate));
      const order = a.rank === b.rank ? 0 : b.rank - a.rank;
      return last || order || a.candidate.name.localeCompare(b.candidate.name);
    })
    .slice(0, MOST_TRIED)
    .map(({ candidate }) => candidate);
}

/** Whether it is given a list without anything in it: what it is for is not to be seen. */
export const isEmptied = ({ attempts }: Pick<Candidate, 'attempts'>) =>
  attempts.length > 0 && attempts.every(({ props }) => Object.values(props).some(isEmpty));

/** Whether a library has its name from a component, as `react-day-picker` from `DayPicker`, or is all about it. */
export function isNamesake(library: string, { name, specifier, isDefault }: Candidate): boolean {
  const plain = library.replace(/^@[^/]+\/|^react-|-react$|\.?js$/g, '').replace(/^react-/, '');
  const isAlike =
    plainName(name).toLowerCase() === plain.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
  return isAlike || (isDefault && specifier === library);
}

function rank({ props, name, rootElement }: ComponentDoc): number {
  const own = props.filter(({ inherited }) => !inherited);
  const choices = own.filter(({ values }) => values.length > 1).length;
  // Of variants, each may require something else.
  const required = props.filter(
    ({ name, required, requiredIn }) => (required || requiredIn.length > 0) && name !== 'children',
  ).length;
  const isControl = rootElement === 'button' ? 3 : 0;
  const words = plainName(name).match(/[A-Z][a-z0-9]*/g)?.length ?? 1;
  const takesText = props.some((prop) => prop.name === 'children') ? 2 : 0;
  const isKnown = kindOf(name) === null ? 0 : 20;
  const arranges = isArranging(name) ? -10 : 0;
  return (
    Math.min(choices, 6) + isControl + takesText + isKnown + arranges - 3 * required - 2 * words
  );
}
