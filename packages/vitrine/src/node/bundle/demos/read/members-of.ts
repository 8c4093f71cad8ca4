import { Visitor, type ParseResult } from '../../../base/code/parse-code.ts';

/**
 * What a module takes of namespaces that it imports: by the namespace's name here, those of the members that it names.
 * A namespace that it uses as a whole has none.
 */
export function membersOf(
  program: ParseResult['program'],
  namespaces: ReadonlySet<string>,
): Map<string, Set<string>> {
  const members = new Map([...namespaces].map((name) => [name, new Set<string>()]));
  /** Places of names that are no use of what is imported. */
  const skipped = new Set<number>();
  const skipKey = (node: { computed: boolean; key: { start: number } }) => {
    if (!node.computed) skipped.add(node.key.start);
  };
  new Visitor({
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) skipped.add(local.start);
    },
    MemberExpression: (node) => {
      const { object, property } = node;
      if (node.computed) return;
      skipped.add(property.start);
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      members.get(object.name)?.add(property.name);
      skipped.add(object.start);
    },
    Property: (node) => {
      if (!node.shorthand) skipKey(node);
    },
    MethodDefinition: skipKey,
    PropertyDefinition: skipKey,
    Identifier: ({ name, start }) => {
      if (!skipped.has(start)) members.delete(name);
    },
  }).visit(program);
  return members;
}
