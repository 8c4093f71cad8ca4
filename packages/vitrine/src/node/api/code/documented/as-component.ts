/** Components that types only know as `any`: what a helper makes that has no types, or what is not typed yet. */
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { codeOf } from '../implementation/find-code.ts';
import { calledName, isClass, walkSyntax, type Syntax } from '../syntax.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import { readPropTypes } from '../prop-types/read-prop-types.ts';
import { declarationOf } from './declaration-of.ts';
import { propsOfCode, untold } from './props-of-code.ts';
import { isOfJavaScript } from './with-prop-types.ts';

/**
 * The documentation as that of a component, where code has `propTypes`, a class or elements for what is called like one;
 * where it has none of them and there are no types, that is said.
 */
export function asComponent(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  if (!IS_COMPONENT.test(doc.name)) return doc;
  if (doc.kind === 'function' && isOfJavaScript(doc)) return asClass(finder, doc);
  if (doc.kind !== 'constant' || doc.definition !== 'any') return doc;
  const declared = declarationOf(finder, doc);
  const props = readPropTypes(finder, declared);
  const code = codeOf(finder, declared);
  const isOne =
    props.length > 0 || (code !== null && (isClass(code.value) || makesElements(code.value)));
  if (isOne) {
    const own = props.length > 0 || code === null ? { props } : propsOfCode(finder, doc, code);
    return { ...doc, kind: 'component', definition: null, ...own };
  }
  return isOfJavaScript(doc) && doc.unresolved.length === 0
    ? { ...doc, unresolved: [untold(doc, declared)] }
    : doc;
}

/** Of a class of old, which is a function that makes one, the checker knows no more than that somebody may call it. */
function asClass(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  const declared = declarationOf(finder, doc);
  const code = codeOf(finder, declared);
  if (code === null || !isClass(code.value)) return doc;
  const listed = readPropTypes(finder, declared);
  const own = listed.length > 0 ? { props: listed } : propsOfCode(finder, doc, code);
  return { ...doc, kind: 'component', signatures: [], ...own };
}

/** Tells whether a function has what JSX is compiled to. */
function makesElements(code: Syntax): boolean {
  let found = false;
  walkSyntax(code, MAX_DEPTH, (node) => {
    found ||=
      node.type.startsWith('JSX') ||
      (node.type === 'CallExpression' && ELEMENTS.test(calledName(node)));
    return !found;
  });
  return found;
}

const ELEMENTS = /^_?(?:createElement|jsxs?|jsxDEV)$/;

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 60;

const IS_COMPONENT = /^[A-Z].*[a-z]/;

/** Components before all others, in the order of their pages: parts stay behind what they belong to. */
export function inOrder(docs: readonly ComponentDoc[]): ComponentDoc[] {
  const isComponent = ({ kind }: ComponentDoc) => kind === 'component';
  const wholeOf = ({ name }: ComponentDoc) => name.split('.', 1)[0]!;
  const components = docs
    .filter(isComponent)
    .toSorted((a, b) => Number(wholeOf(a) > wholeOf(b)) - Number(wholeOf(a) < wholeOf(b)));
  return [...components, ...docs.filter((doc) => !isComponent(doc))];
}
