/** A component's documentation → the sections of its page. Those without content are left out. */
import type { ApiPart, ApiSection, RichText } from '../../../shared/api-section.ts';
import { printImport, type ComponentDoc } from '../../model/component-doc.ts';
import { readCellComment, readComment } from './comment.ts';
import type { ApiPageContext } from './context.ts';
import { propParts } from './props.ts';
import { code, element, link, codeBlock } from './rich-text.ts';

type Build = (doc: ComponentDoc, context: ApiPageContext) => ApiPart[];

/** All sections with content, in the order of the page. */
export function buildSections(doc: ComponentDoc, context: ApiPageContext): ApiSection[] {
  return SECTIONS.map(([hash, title, build]) => ({
    title,
    hash,
    parts: build(doc, context),
  })).filter(({ parts }) => parts.length > 0);
}

const SECTIONS: [hash: string, title: string, build: Build][] = [
  ['', '', topParts],
  ['import', 'Import', importParts],
  [
    'props',
    'Props',
    (doc, context) => [...propParts(doc, context.componentPath), ...rootParts(doc)],
  ],
  ['slots', 'Slots', slotParts],
  ['css-classes', 'CSS classes', classParts],
  ['theme', 'Theme', themeParts],
  ['inheritance', 'Inheritance', inheritanceParts],
  ['type-parameters', 'Type parameters', genericParts],
];

function paragraph(...content: RichText[]): ApiPart {
  return { kind: 'text', content: [element('p', ...content)] };
}

/** Demos, deprecation, and what could not be resolved. */
function topParts({ deprecated, unresolved }: ComponentDoc, { demoPages }: ApiPageContext) {
  const parts: ApiPart[] = [];
  if (demoPages.length > 0) {
    const links = demoPages.flatMap(({ pathname, title }, index) => [
      index === 0 ? 'Demos: ' : ', ',
      link(pathname, title),
    ]);
    parts.push({ kind: 'text', content: [['p', links, { class: 'api-demos' }]] });
  }
  if (deprecated !== null) {
    parts.push({ kind: 'warning', title: 'Deprecated', content: readComment(deprecated) });
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

function importParts({ imports, description }: ComponentDoc): ApiPart[] {
  const statements = codeBlock(imports.map(printImport).join('\n// or\n'), 'js');
  return [{ kind: 'text', content: [statements, ...readComment(description)] }];
}

function rootParts({ rootElement, polymorphic, props }: ComponentDoc): ApiPart[] {
  const sentences: RichText[][] = [];
  if (rootElement !== null && /^[a-z]/.test(rootElement)) {
    const tag = code(`<${rootElement}>`);
    sentences.push(['Attributes and events of the ', tag, ' element are accepted as well.']);
  } else if (rootElement !== null) {
    sentences.push(['The root is a ', code(rootElement), '; its props are accepted as well.']);
  }
  const prop = props.find(({ name }) => name === 'component' || name === 'as');
  if (polymorphic && prop !== undefined) {
    const choice = link(`#prop-${prop.name}`, code(prop.name));
    const text = 'Another root element or component can take its place: name it in ';
    sentences.push([text, choice, '.']);
  }
  if (sentences.length === 0) return [];
  return [paragraph(...sentences.flatMap((each, index) => (index === 0 ? each : [' ', ...each])))];
}

function slotParts({ slots }: ComponentDoc): ApiPart[] {
  if (slots.length === 0) return [];
  return [
    paragraph(
      ...['Parts that ', code('slots'), ' replaces and ', code('slotProps'), ' passes props to.'],
    ),
    {
      kind: 'table',
      columns: ['Slot', 'Default', 'Description'],
      rows: slots.map(({ name, description, default: value }) => ({
        cells: [[code(name)], value === null ? [] : [code(value)], readCellComment(description)],
      })),
    },
  ];
}

function classParts({ classes, themeName }: ComponentDoc): ApiPart[] {
  if (classes.length === 0) return [];
  const known = classes.some(({ className }) => className !== '');
  const shared = classes.find(
    ({ className }) => className !== '' && themeName !== null && !className.startsWith(themeName),
  );
  const note: RichText[] =
    shared === undefined
      ? []
      : [
          ' A class such as ',
          code(`.${shared.className}`),
          ' marks a state and is shared by other components: combine it with one of this component.',
        ];
  return [
    paragraph(
      'Keys of the ',
      code('classes'),
      ` prop${known ? ' and the classes they stand for in a style sheet' : ''}.`,
      ...note,
    ),
    {
      kind: 'table',
      columns: [...(known ? ['Class'] : []), 'Key', 'Description'],
      rows: classes.map(({ name, className, description }) => ({
        cells: [
          ...(known ? [[code(`.${className}`)]] : []),
          [code(name)],
          readCellComment(description),
        ],
      })),
    },
  ];
}

function themeParts({ name, themeName }: ComponentDoc): ApiPart[] {
  if (themeName === null) return [];
  const key = code(`components.${themeName}`);
  return [
    paragraph('A theme sets default props and styles of every ', code(name), ' under ', key, '.'),
  ];
}

function inheritanceParts(
  { name, inherits, props }: ComponentDoc,
  { componentPath }: ApiPageContext,
): ApiPart[] {
  if (inherits === null) return [];
  const href = componentPath(inherits.name) ?? inherits.url;
  const base = href === null ? code(inherits.name) : link(href, code(inherits.name));
  const listed = props.some(({ from }) => from === inherits.name);
  const where = listed ? '. Its props are listed above, closed.' : '.';
  return [paragraph(code(name), ' builds on ', base, where)];
}

function genericParts({ generics }: ComponentDoc): ApiPart[] {
  if (generics.length === 0) return [];
  const cell = (text: string | null) => (text === null ? [] : [code(text)]);
  return [
    {
      kind: 'table',
      columns: ['Name', 'Extends', 'Default'],
      rows: generics.map(({ name, constraint, default: value }) => ({
        cells: [[code(name)], cell(constraint), cell(value)],
      })),
    },
  ];
}
