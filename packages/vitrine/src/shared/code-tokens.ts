import { tagHighlighter, tags } from '@lezer/highlight';

// What a reader tells apart at a glance; variables, operators and brackets stay plain text,
// which halves the HTML.
const common = [
  { tag: [tags.keyword, tags.self, tags.modifier, tags.meta], class: 'k' },
  { tag: [tags.string, tags.regexp, tags.escape, tags.url], class: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.typeName, tags.className, tags.labelName, tags.namespace], class: 't' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.attributeName, class: 'p' },
  { tag: tags.tagName, class: 'g' },
];

/*
 * Which class a token gets, at build and in the live editor; `browser/styles/code.css` has the colours.
 */

/** For programming languages. */
export const plainNames = tagHighlighter(common);

/** For CSS and JSON: there the property names carry the structure, so they are coloured too. */
export const colouredNames = tagHighlighter([
  ...common,
  { tag: [tags.propertyName, tags.variableName], class: 'p' },
]);
