/** A component's documentation → the sections of its page. Those without content are left out. */
import type { ApiPart, ApiSection, RichText } from '../../../shared/api-section.ts';
import { printImport, ROOT_PROPS, type ComponentDoc } from '../../model/component-doc.ts';
import { deprecatedReason, deprecatedTitle } from './text/deprecation.ts';
import { readComment } from './text/comment.ts';
import { readExample } from './text/examples.ts';
import { costNote } from './costs.ts';
import { attributeParts, cssPartParts, variableParts } from './selector-parts.ts';
import { alsoKnown } from './text/also-known.ts';
import { splitComment, type DemoPage } from './text/lead.ts';
import { withOwnLinks, type OwnLinks } from './text/own-links.ts';
import {
  callParts,
  parameterParts,
  returnParts,
  seeParts,
  signatureParts,
  throwParts,
} from './function-parts.ts';
import { describedCell, nameCode, propParts, sinceNote } from './props.ts';
import { themeParts } from './theme-parts.ts';
import { code, codeBlock, element, link, rich } from './text/rich-text.ts';

/** Facts of the site that an API page needs. */
export interface ApiPageContext {
  /** The page's own path. */
  pathname: string;
  /** Path of a component's page on this site, or `null`. */
  componentPath: (name: string) => string | null;
  /** Pages that show the component, linked at the top. */
  demoPages: DemoPage[];
  /** Path of the page that compares sizes, or `null`. */
  sizesPath?: string | null;
  /** Addresses in comments that pages of this site stand for, and their paths. */
  ownLinks?: OwnLinks;
  /** Address of the declaration, for the edit link; may be empty. */
  sourceUrl?: string;
  /** The package, where the site documents several. */
  of?: { package: string; version: string; installedAs?: string };
}

type Build = (doc: ComponentDoc, context: ApiPageContext) => ApiPart[];

/**
 * All sections with content, in the order of the page.
 * @param isComponent what only holds parts has no props
 */
export function buildSections(
  doc: ComponentDoc,
  context: ApiPageContext,
  isComponent = true,
): ApiSection[] {
  const all = doc.kind === 'component' || doc.props.length > 0 ? SECTIONS : FUNCTION_SECTIONS;
  const wanted = all.filter(([hash]) => isComponent || hash === '' || hash === 'import');
  const sections = wanted
    .map(([hash, title, build]) => ({
      title,
      hash,
      parts: build(doc, context),
    }))
    .filter(({ parts }) => parts.length > 0);
  return withOwnLinks(sections, context.ownLinks ?? {});
}

const SECTIONS: [hash: string, title: string, build: Build][] = [
  ['', '', topParts],
  ['import', 'Import', importParts],
  [
    'props',
    'Props',
    (doc, { componentPath }) => [...propParts(doc, componentPath), ...rootParts(doc)],
  ],
  ['functions', 'Functions', callParts],
  ['slots', 'Slots', slotParts],
  ['css-classes', 'CSS classes', classParts],
  ['data-attributes', 'Data attributes', attributeParts],
  ['css-variables', 'CSS variables', variableParts],
  ['css-parts', 'CSS parts', cssPartParts],
  ['theme', 'Theme', themeParts],
  ['inheritance', 'Inheritance', inheritanceParts],
  ['type-parameters', 'Type parameters', (doc) => genericParts(doc)],
  ['see', 'See also', seeParts],
];

/** Those of hooks, functions, constants and types. */
const FUNCTION_SECTIONS: [hash: string, title: string, build: Build][] = [
  ['', '', topParts],
  ['import', 'Import', importParts],
  ['signature', 'Signature', signatureParts],
  ['parameters', 'Parameters', parameterParts],
  ['returns', 'Returns', returnParts],
  ['throws', 'Throws', throwParts],
  ['type-parameters', 'Type parameters', (doc) => genericParts(doc)],
  ['see', 'See also', seeParts],
];

const paragraph = (content: RichText[]): ApiPart => ({
  kind: 'text',
  content: [element('p', ...content)],
});

/** A cell that is empty where nothing is known. */
const codeCell = (text: string | null) => (text === null ? [] : [code(text)]);

/** The package, and how demos call it where that is another name. */
function printPackage({ package: name, version, installedAs }: NonNullable<ApiPageContext['of']>) {
  const alias = installedAs === undefined ? [] : [' (', code(installedAs), ' in demos)'];
  return [code(name), ` ${version}`, ...alias];
}

/** Demos, since when, what it costs, deprecation, and what could not be resolved. */
export function topParts(
  { since, deprecated, deprecatedSince, unresolved, cost }: ComponentDoc,
  { demoPages, of, sizesPath = null }: Pick<ApiPageContext, 'demoPages' | 'of' | 'sizesPath'>,
): ApiPart[] {
  const parts: ApiPart[] = [];
  const links = demoPages.flatMap(({ pathname, title }) => [', ', link(pathname, title)]);
  const demos: RichText[] = links.length === 0 ? [] : ['Demos: ', ...links.slice(1)];
  const known = since === null ? [] : [`Since ${since}`];
  const whose: RichText[] = of ? printPackage(of) : [];
  const content = [whose, demos, known, costNote(cost, sizesPath)]
    .filter((each) => each.length > 0)
    .flatMap((each, index) => (index === 0 ? each : [' · ', ...each]));
  if (content.length > 0) {
    parts.push({ kind: 'text', content: [['p', content, { class: 'api-demos' }]] });
  }
  if (deprecated !== null) {
    parts.push({
      kind: 'warning',
      title: deprecatedTitle(deprecatedSince),
      content: readComment(deprecatedReason({ deprecated, deprecatedSince })),
    });
  }
  if (unresolved.length > 0) {
    const gaps = [
      element('p', 'The types did not tell everything about this component:'),
      element('ul', ...unresolved.map((gap) => element('li', gap))),
    ];
    parts.push({ kind: 'warning', title: 'Not complete', content: gaps });
  }
  return parts;
}

function importParts({ imports, aliases, description, examples }: ComponentDoc): ApiPart[] {
  if (imports.length === 0) return [];
  const statements = codeBlock(imports.map(printImport).join('\n// or\n'), 'js');
  const { rest } = splitComment(description);
  const known = alsoKnown(aliases);
  const content = [statements, ...known, ...rest, ...examples.flatMap(readExample)];
  return [{ kind: 'text', content }];
}

export function rootParts(doc: ComponentDoc): ApiPart[] {
  const { polymorphic, props, ref } = doc;
  const prop = polymorphic && props.find(({ name }) => ROOT_PROPS.includes(name));
  const choice = prop
    ? rich`Another root element or component can take its place: name it in ${link(`#prop-${prop.name}`, code(prop.name))}.`
    : [];
  const target = ref === null ? [] : rich`Its ${code('ref')} points at the ${code(ref)}.`;
  const content = [acceptedBesides(doc), choice, target]
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  return content.length === 0 ? [] : [paragraph(content)];
}

/** What is in no table: every element has it. */
function acceptedBesides({ rootElement, takesAttributes }: ComponentDoc): RichText[] {
  if (rootElement === null)
    return takesAttributes
      ? ['Attributes and events of its root element are accepted as well.']
      : [];
  return /^[a-z]/.test(rootElement)
    ? rich`Attributes and events of the ${code(`<${rootElement}>`)} element are accepted as well.`
    : rich`The root is a ${code(rootElement)}; its props are accepted as well.`;
}

export function slotParts(doc: ComponentDoc): ApiPart[] {
  const { slots } = doc;
  if (slots.length === 0) return [];
  const rows = slots.map((slot) => ({
    cells: [
      [nameCode(slot.name, slot)],
      codeCell(slot.default),
      [...describedCell(slot), ...sinceNote(doc, slot.since)],
    ],
  }));
  return [
    paragraph(rich`Parts that ${code('slots')} replaces and ${code('slotProps')} passes props to.`),
    { kind: 'table', columns: ['Slot', 'Default', 'Description'], rows },
  ];
}

/** More of them are looked up and not read: they are closed at first. */
const MAX_CLASSES = 16;

export function classParts(doc: ComponentDoc): ApiPart[] {
  const { classes, themeName } = doc;
  if (classes.length === 0) return [];
  const known = classes.some(({ className }) => className !== '');
  const shared = classes.find(
    ({ className }) => className !== '' && themeName !== null && !className.startsWith(themeName),
  );
  const note = shared
    ? rich` A class such as ${code(`.${shared.className}`)} marks a state and is shared by other components: combine it with one of this component.`
    : [];
  const meaning = known ? ' and the classes they stand for in a style sheet' : '';
  const rows = classes.map((one) => {
    const { name, className, since } = one;
    const about = [...describedCell(one), ...sinceNote(doc, since)];
    const cells = [[nameCode(name, one)], about];
    return { cells: known ? [[nameCode(`.${className}`, one)], ...cells] : cells };
  });
  const columns = ['Class', 'Key', 'Description'].slice(known ? 0 : 1);
  const parts: ApiPart[] = [
    paragraph([...rich`Keys of the ${code('classes')} prop${meaning}.`, ...note]),
    { kind: 'table', columns, rows },
  ];
  if (classes.length <= MAX_CLASSES) return parts;
  return [{ kind: 'details', summary: [`${classes.length} classes`], parts }];
}

export function inheritanceParts(
  { name, inherits, props }: ComponentDoc,
  { componentPath }: ApiPageContext,
): ApiPart[] {
  if (inherits === null) return [];
  const href = componentPath(inherits.name) ?? inherits.url;
  const base = href === null ? code(inherits.name) : link(href, code(inherits.name));
  const isListed = props.some(({ from }) => from === inherits.name);
  const where = isListed ? ' Its props are listed above, closed.' : '';
  return [paragraph(rich`${code(name)} builds on ${base}.${where}`)];
}

/** @param title of the first column: what stands under no heading of its own says what it lists */
export function genericParts({ generics }: ComponentDoc, title = 'Name'): ApiPart[] {
  if (generics.length === 0) return [];
  const rows = generics.map(({ name, constraint, default: value }) => ({
    cells: [name, constraint, value].map(codeCell),
  }));
  return [{ kind: 'table', columns: [title, 'Extends', 'Default'], rows }];
}
