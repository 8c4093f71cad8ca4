/** The tags of `@lezer/highlight` that tokens are told apart by. */
type Tags<Tag> = Record<TagName, Tag> & { function: (tag: Tag) => Tag };
type TagName =
  | ('keyword' | 'self' | 'modifier' | 'meta' | 'string' | 'regexp' | 'escape' | 'url')
  | ('number' | 'bool' | 'null' | 'atom' | 'unit' | 'color' | 'comment' | 'tagName')
  | ('typeName' | 'className' | 'labelName' | 'namespace' | 'variableName' | 'propertyName')
  | 'attributeName';

interface TokenClass<Tag> {
  tag: Tag[];
  class: string;
}

/**
 * The class of each token, at build and in the live editor; `browser/styles/code.css` has the colours.
 * Variables, operators and brackets stay plain text, which halves the HTML.
 * @returns `plainNames` for programming languages; `colouredNames` for CSS and JSON, where property names
 * carry the structure
 */
export function tokenClasses<Tag>(
  tags: Tags<Tag>,
): Record<'plainNames' | 'colouredNames', TokenClass<Tag>[]> {
  const plainNames = [
    { tag: [tags.keyword, tags.self, tags.modifier, tags.meta], class: 'k' },
    { tag: [tags.string, tags.regexp, tags.escape, tags.url], class: 's' },
    { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
    { tag: [tags.comment], class: 'c' },
    { tag: [tags.typeName, tags.className, tags.labelName, tags.namespace], class: 't' },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
    { tag: [tags.attributeName], class: 'p' },
    { tag: [tags.tagName], class: 'g' },
  ];
  const names = { tag: [tags.propertyName, tags.variableName], class: 'p' };
  return { plainNames, colouredNames: [...plainNames, names] };
}
