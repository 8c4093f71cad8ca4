/** Why parts of a component's props are not known. */
import { NO_REACT_TYPES, TAKES_ANYTHING, type PropDoc } from '../../model/component-doc.ts';
import type { Node, TypeHost } from '../checker/type-host.ts';
import { CODE } from '../../base/code/find-module.ts';
import { nameSome } from '../../base/text.ts';
import { ANYTHING, isUnnamed, UNKNOWN } from '../props/collect/opaque.ts';
import type { Family } from '../props/owner.ts';
import type { ComponentShape } from '../props/shape/shape.ts';
import { asType } from '../props/type-text/hidden-parameters.ts';
import { reasonsOfNames, soUnknown } from '../props/gaps/lost-names.ts';
import { lostImports } from '../props/gaps/lost-imports.ts';
import { missingBases, missingModules, missingTypes } from '../props/gaps/missing-bases.ts';
import { wantedPackages } from '../props/gaps/wanted-packages.ts';

interface Declared {
  shape: ComponentShape;
  declaration: Node;
  nodes: Node[];
  /** Names of props of an unknown type that nothing declares. */
  unknown: string[];
}

/** A component that something is not known of. */
interface Place {
  host: TypeHost;
  family: Family;
  declaration: Node;
}

/** @param opaque parts of the props type that no property can be read from */
export function explainGaps(
  { host, family }: { host: TypeHost; family: Family },
  props: PropDoc[],
  opaque: string[],
  { shape, declaration, nodes, unknown }: Declared,
): string[] {
  if (isFlow(declaration) && opaque.length + unknown.length > 0)
    return ['it is written in Flow, whose types are not read'];
  const bases = missingBases([declaration, ...nodes], family);
  if (host.react.node === null)
    return isOfPreact([declaration, ...nodes]) ? bases : [NO_REACT_TYPES, ...bases];
  // What a type parameter of the component stands for is no gap.
  const isOpen = (text: string) => shape.open.some((name) => asType(name).test(text));
  const undecided = shape.rootParameter === null ? opaque.filter((text) => !isOpen(text)) : [];
  const wanted = new Set(wantedPackages(bases));
  const gaps = undecided.flatMap((text) => {
    // What is missing is named with the package that it comes from.
    if (isUnnamed(text) && wanted.size > 0) return [];
    return explainPart({ host, family, declaration }, text, wanted);
  });
  if (bases.length > 0) return [...new Set([...gaps, ...bases])];
  if (props.length === 0 && undecided.length === 0 && opaque.length > 0)
    gaps.push(...explainNone({ host, family, declaration }));
  gaps.push(...explainUnknown(unknown, { host, family, declaration }));
  return [...new Set(gaps)];
}

/** Tells of code whose first comment says that its types are those of another checker. */
function isFlow(declaration: Node): boolean {
  const { fileName, text } = declaration.getSourceFile();
  return CODE.test(fileName) && /^\s*(?:\/\/|\/\*)[^]{0,400}?@flow\b/.test(text.slice(0, 500));
}

/** Tells what needs no types of React: it is written for what takes React's place. */
function isOfPreact(nodes: readonly Node[]): boolean {
  const texts = nodes.map((node) => node.getSourceFile().text);
  return (
    texts.some((text) => /['"]preact['"/]/.test(text)) &&
    !texts.some((text) => /['"]react['"/]/.test(text))
  );
}

/** Why nobody knows the types of such props, once for all of them. */
export function explainUnknown(names: string[], at?: Place): string[] {
  if (names.length === 0) return [];
  const quoted = nameSome(
    names.map((name) => `"${name}"`),
    8,
  );
  const what =
    names.length === 1 ? `the type of the prop ${quoted}` : `the types of the props ${quoted}`;
  const absent = at ? missingFor(at) : [];
  if (absent.length === 0) return [`${what} could not be resolved`];
  return absent.map((one) => soUnknown(one, `${what} ${names.length === 1 ? 'is' : 'are'}`));
}

/** What is not there of what a declaration names. */
function missingFor({ host, family, declaration }: Place): string[] {
  const missing = missingModules(declaration, family);
  if (missing.length > 0) return missing;
  return reasonsOfNames(host, declaration);
}

/** Why there is not even what waits for no type parameter. */
function explainNone(at: Place): string[] {
  const absent = missingFor(at);
  if (absent.length === 0) return ['no prop could be resolved'];
  return absent.map((one) => soUnknown(one, 'props from there are'));
}

function explainPart(at: Place, text: string, wanted: ReadonlySet<string>): string[] {
  const { declaration, family } = at;
  const missing = missingTypes(declaration, text, family);
  // What is to be installed is said once.
  if (missing.length > 0)
    return wantedPackages(missing).some((one) => wanted.has(one)) ? [] : missing;
  const lost = lostImports(declaration, family);
  if (lost.length > 0) return lost.map((one) => soUnknown(one, 'props from there are'));
  const absent = missingFor(at);
  if (absent.length > 0) return absent.map((one) => soUnknown(one, 'props from there are'));
  if (text === ANYTHING) return [TAKES_ANYTHING];
  return [`part of the props could not be resolved${text === UNKNOWN ? '' : `: ${text}`}`];
}
