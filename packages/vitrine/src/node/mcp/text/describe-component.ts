import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { printImport, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';

/** A prop as one line: name, type, default, what deprecates it, since, what it does. */
export function printProp(prop: PropDoc): string {
  const { name, required, requiredIn, default: fallback, since, deprecated, from } = prop;
  const facts = [
    printType(prop),
    ...(required ? ['**required**'] : []),
    ...requiredIn.map(
      (one) => `required ${one.startsWith('without ') ? '' : 'with '}${codeSpan(one)}`,
    ),
    ...(fallback === null ? [] : [`default: ${codeSpan(fallback)}`]),
    ...(since === null ? [] : [`since ${since}`]),
    ...(from === null ? [] : [`from ${from}`]),
  ];
  const about = onOneLine(prop.description);
  const gone = deprecated === null ? '' : ` **Deprecated.** ${onOneLine(deprecated)}`;
  return `- ${codeSpan(name)}: ${facts.join(', ')}.${gone}${about === '' ? '' : ` ${about}`}`;
}

/** The type, and what it stands for where it names another. */
function printType({ type, resolved, values }: PropDoc): string {
  const said = values.map(({ text }) => text).join(' | ');
  const known = values.every(({ text }) => type.includes(text));
  const stands = resolved ?? (known ? '' : said);
  return stands === '' || stands === type
    ? codeSpan(type)
    : `${codeSpan(type)} (${codeSpan(stands)})`;
}

/** Its name, how to import it, and what it is. */
export function printHead(doc: ComponentDoc, page: string): string {
  const { name, kind, since, deprecated, description, inherits, rootElement, themeName } = doc;
  const [first] = doc.imports;
  const direct = doc.imports.find(({ specifier }) => specifier !== first?.specifier);
  const facts = [
    ...(since === null ? [] : [`Since ${since}.`]),
    ...(inherits === null ? [] : [`Takes the props of ${inherits.name} too.`]),
    ...(rootElement === null ? [] : [`Root: ${codeSpan(rootElement)}.`]),
    ...(themeName === null ? [] : [`Theme: ${codeSpan(themeName)}.`]),
  ];
  const imports = [first, direct].flatMap((each) => (each ? [codeSpan(printImport(each))] : []));
  return [
    `# ${name}${kind === 'component' ? '' : ` (${kind})`} · ${page}`,
    imports.join(' or '),
    ...(deprecated === null ? [] : [`**Deprecated.** ${onOneLine(deprecated)}`]),
    [firstParagraph(description), ...facts].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Classes told of a component when a question asks for them. */
const MOST_CLASSES = 8;
const CLASS_WORDS = new Set(['class', 'classes', 'css', 'selector', 'style', 'styles']);

/** A component in few words, with the props that a question asks for; without any, the names of all. */
export function printBriefly(
  doc: ComponentDoc,
  page: string,
  { props, words }: { props: readonly PropDoc[]; words: readonly string[] },
): string {
  const { name, imports, description, deprecated } = doc;
  const direct = imports.at(-1);
  const own = doc.props.filter(({ inherited }) => !inherited);
  const asksForClasses = words.some((word) => CLASS_WORDS.has(word));
  const classes = doc.classes.filter(({ className }) => className !== '').slice(0, MOST_CLASSES);
  return [
    `# ${name} (${page})${direct ? ` ${codeSpan(printImport(direct))}` : ''}`,
    deprecated === null ? '' : `**Deprecated.** ${onOneLine(deprecated)}`,
    props.length > 0 ? '' : firstParagraph(description),
    props.map(printProp).join('\n'),
    props.length > 0 || own.length === 0
      ? ''
      : `Props: ${own.map((prop) => codeSpan(prop.name)).join(', ')}`,
    asksForClasses && classes.length > 0
      ? `Classes: ${classes.map(({ className }) => codeSpan(className)).join(', ')}`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstParagraph(text: string): string {
  return onOneLine(text.split(/\n\s*\n/)[0] ?? '');
}
