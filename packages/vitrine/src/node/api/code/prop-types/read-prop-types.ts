/** The props that `propTypes` of a component list in its code. */
import { blankProp, type PropDoc } from '../../../model/component-doc.ts';
import { describeMember, isHidden, otherTags, tagText } from '../../checker/comments/doc-tags.ts';
import { readDocComment } from '../../checker/comments/jsdoc.ts';
import { findAssigned } from '../defaults/assigned-defaults.ts';
import { baseOf } from '../implementation/element-fields.ts';
import { codeIn, followNames, versionsIn, type Value } from '../implementation/find-code.ts';
import { madeWithin } from '../implementation/given-within.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { isClass, nameOf, referenceOf, returned, unwrap, type Syntax } from '../syntax.ts';
import { named, type Located } from './items.ts';
import { readValidator } from './validator.ts';

/** Most names that are followed for the list of a component, and for what one of its props takes. */
const MAX_NAMES = 1000;
const MAX_NAMES_OF_PROP = 100;

/** Rows in the order of their authors, without those that they keep to themselves. */
export function readPropTypes(
  finder: DeclarationFinder,
  declared: Declared | null,
  { way, names }: Pick<Located, 'way' | 'names'> = { way: [], names: { left: MAX_NAMES } },
): PropDoc[] {
  const at = followNames(finder, declared);
  if (at === null || way.includes(at.value)) return [];
  const within = { finder, way: [...way, at.value], names };
  const code = codeIn(finder, at);
  const inner = code === null || code.value === at.value ? [] : [code];
  // What is around a component lists what that lists, and more.
  const places = [at, ...inner, ...madeWithin(finder, at).toReversed()];
  const rows = places.flatMap(({ module, local, value }) =>
    findAssigned(module, local, value, 'propTypes').flatMap((node) =>
      rowsOf({ ...within, module, node }),
    ),
  );
  // A class has what its base has, unless it lists its own.
  const base = rows.length > 0 || code === null ? null : ofBase(finder, code);
  if (base !== null) return readPropTypes(finder, base, within);
  if (rows.length === 0)
    return ofVersions(versionsIn(finder, at).map((one) => readPropTypes(finder, one, within)));
  // The last of a name counts, at the place of the first.
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}

const ofBase = (finder: DeclarationFinder, code: Value) =>
  isClass(code.value) ? baseOf(finder, code) : null;

/** Of components that one of is chosen: what any of them takes, required where all of them say so. */
function ofVersions(versions: PropDoc[][]): PropDoc[] {
  const rows = new Map(
    versions
      .flat()
      .toReversed()
      .map((row) => [row.name, row]),
  );
  const isAsked = (name: string) =>
    versions.every((all) => all.some((one) => one.name === name && one.required));
  const order = new Set(versions.flat().map(({ name }) => name));
  return [...order].map((name) => ({ ...rows.get(name)!, required: isAsked(name) }));
}

/** What an object of validators lists, and those that are spread or merged in it. */
function rowsOf(at: Located): PropDoc[] {
  const node = unwrap(returned(at.node));
  const within = (one: Syntax) => rowsOf({ ...at, node: one });
  // `process.env.NODE_ENV !== 'production' ? { … } : {}`
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => within(one as Syntax));
  if (node.type === 'CallExpression') return (node.arguments as Syntax[]).flatMap(within);
  if (node.type === 'ObjectExpression')
    return (node.properties as Syntax[]).flatMap((property) =>
      property.key ? rowOf(at, property) : within(property.argument as Syntax),
    );
  const reference = referenceOf(node);
  const ofOther = reference === null ? null : /^(.+)\.propTypes$/.exec(reference);
  const listed =
    ofOther === null ? [] : readPropTypes(at.finder, at.finder.follow(at.module, ofOther[1]!), at);
  if (listed.length > 0) return listed;
  // `propTypes` may be what a module exports beside its component: `import * as dial from './dial'`.
  const found = named({ ...at, node });
  return found === null ? [] : rowsOf(found);
}

function rowOf(at: Located, { key, value, start }: Syntax): PropDoc[] {
  const doc = readDocComment(commentBefore(at.module, start));
  if (isHidden(doc)) return [];
  const stated = tagText(doc, 'default', 'defaultValue');
  return [
    {
      ...blankProp(),
      ...readValidator({ ...at, node: value as Syntax, names: { left: MAX_NAMES_OF_PROP } }),
      name: nameOf(key as Syntax),
      description: describeMember(doc),
      ...(stated === null ? {} : { default: stated, defaultFrom: 'tag' as const }),
      ...otherTags(doc),
    },
  ];
}

/** Longest comment that is looked for, in characters. */
const MAX_COMMENT = 4000;

function commentBefore({ text }: Module, end: number): string {
  const before = text.slice(Math.max(0, end - MAX_COMMENT), end);
  // What stands in a comment may look like the beginning of another, as `/app/**` does.
  const start = before.indexOf('/**', before.lastIndexOf('*/', before.trimEnd().length - 3) + 1);
  const comment = before.slice(start);
  return start !== -1 && /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/.test(comment) ? comment : '';
}
