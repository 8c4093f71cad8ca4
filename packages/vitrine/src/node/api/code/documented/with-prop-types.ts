/** What JavaScript without declarations says of props: the names that a function takes apart, and `propTypes`. */
import {
  TAKES_ANYTHING,
  UNREAD,
  type ComponentDoc,
  type PropDoc,
} from '../../../model/component-doc.ts';
import { VALIDATORS } from '../prop-types/validator.ts';
import { readPropTypes } from '../prop-types/read-prop-types.ts';
import { codeOf } from '../implementation/find-code.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import { CODE } from '../../../base/code/find-module.ts';
import { declarationOf } from './declaration-of.ts';
import { propsOfCode, untold } from './props-of-code.ts';

/** Tells whether a component's types are those that the checker inferred from code. */
export const isOfJavaScript = ({ file }: Pick<ComponentDoc, 'file'>) => CODE.test(file);

/** Tells that its types do not say what it is, as where declarations pass on a module that has none. */
const isUnread = ({ props, unresolved }: ComponentDoc) =>
  props.length === 0 && unresolved.length > 0 && unresolved.every((one) => one.startsWith(UNREAD));

/**
 * The component with what `propTypes` list, which is all there is where they are; what is inferred otherwise may be left
 * out, for all one knows.
 */
export function withPropTypes(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  if (doc.kind !== 'component' || !(isOfJavaScript(doc) || isUnread(doc))) return doc;
  const declared = declarationOf(finder, doc);
  const told = readPropTypes(finder, declared);
  const inferred = new Map(doc.props.map((prop) => [prop.name, prop]));
  const listed = told.map((prop) => withInferred(prop, inferred.get(prop.name)));
  const names = new Set(told.map(({ name }) => name));
  const others = doc.props
    .filter(({ name, type }) => !names.has(name) && (told.length === 0 || type !== 'any'))
    .map((prop) => (prop.type === 'any' ? { ...prop, required: false } : prop));
  if (told.length > 0)
    return { ...doc, props: [...listed, ...others], unresolved: doc.unresolved.filter(isOfCode) };
  const code = codeOf(finder, declared);
  if (code === null) {
    const isUntold = others.length === 0 && doc.unresolved.length === 0;
    const unresolved = isUntold ? [untold(doc, declared)] : doc.unresolved;
    return { ...doc, props: others, unresolved };
  }
  const own = propsOfCode(finder, doc, code);
  const read = own.props.filter(({ name }) => !inferred.has(name));
  const known = doc.unresolved.filter((one) => one !== TAKES_ANYTHING);
  // What JSDoc says of the props has the attributes that others are passed on as: `@param {Props & HTMLAttributes}`.
  const left = doc.takesAttributes ? [] : own.unresolved;
  return { ...doc, props: [...others, ...read], unresolved: [...known, ...left] };
}

/** A validator may say less than JSDoc or a default. */
function withInferred(prop: PropDoc, inferred: PropDoc | undefined): PropDoc {
  if (inferred === undefined) return prop;
  const description = prop.description || inferred.description;
  if (prop.type !== 'any') return { ...prop, description };
  const { type, values, input } = inferred;
  return { ...prop, type, values, input, description };
}

/** What code leaves open where it lists the props, by validators whose own types nobody needs then. */
const isOfCode = (reason: string) =>
  reason !== TAKES_ANYTHING && !reason.startsWith(UNREAD) && !reason.startsWith(`"${VALIDATORS}" `);
