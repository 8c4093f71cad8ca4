/** Documentation as plain text, for terminals. */
import { printBytes } from '../../base/text.ts';
import { showInvisible } from '../../../shared/text/show-controls.ts';
import type { MemberDoc } from '../../model/signature-doc.ts';
import {
  isLoneBoolean,
  isWrapper,
  ownSignatures,
  printImport,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import { variantNotes } from '../../model/variant-notes.ts';

/** A readable summary of components, one after the other. Ends with a line break. */
export function formatDocs(docs: ComponentDoc[]): string {
  return showInvisible(docs.map(formatDoc).join('\n'));
}

function formatDoc(doc: ComponentDoc): string {
  const inherited = new Map<string, PropDoc[]>();
  for (const prop of doc.props) {
    if (prop.from !== null) inherited.set(prop.from, [...(inherited.get(prop.from) ?? []), prop]);
  }
  const own = doc.props.filter((prop) => !prop.inherited);
  return [
    `${doc.name}${doc.deprecated === null ? '' : ` (deprecated${doc.deprecated === '' ? '' : `: ${doc.deprecated}`})`}`,
    ...doc.imports.map((each) => `  ${printImport(each)}`),
    ...facts(doc),
    ...formatSignatures(doc),
    ...section('Props', own.map(formatProp)),
    ...[...inherited].flatMap(([from, props]) =>
      section(`Props of ${from}`, props.map(formatProp)),
    ),
    ...section(
      'Slots',
      doc.slots.map((slot) => [
        slot.name,
        slot.default === null ? '' : `= ${oneLine(slot.default)}`,
      ]),
    ),
    ...section(
      'CSS classes',
      doc.classes.map(({ name, className }) => [name, className === '' ? '' : `.${className}`]),
    ),
    ...section(
      'Data attributes',
      doc.dataAttributes.map(({ name }) => [name, '']),
    ),
    ...section(
      'CSS variables',
      doc.cssVariables.map(({ name }) => [name, '']),
    ),
    ...section(
      'CSS parts',
      doc.cssParts.map(({ name }) => [name, '']),
    ),
    ...section(
      'Not resolved',
      doc.unresolved.map((reason) => [reason, '']),
    ),
    '',
  ].join('\n');
}

/** Ways to call it, with parameters and results; or what a constant or a type is. */
function formatSignatures(doc: ComponentDoc): string[] {
  const { signatures, definition, throws } = doc;
  const own = ownSignatures(doc);
  const lines = definition === null ? [] : ['', `  ${oneLine(definition)}`];
  const calls = signatures.flatMap(({ text }) => [
    '',
    ...text.split('\n').map((line) => `  ${line}`),
  ]);
  const parameters = own.flatMap((one) =>
    one.parameters.flatMap((parameter) => [
      formatMember({ ...parameter, deprecated: null }),
      ...parameter.members.map((member) =>
        formatMember({ ...member, name: `${parameter.name}.${member.name}` }),
      ),
    ]),
  );
  const results = own.flatMap(({ returns }) =>
    returns.members.map((member) => formatMember({ ...member, required: false })),
  );
  return [
    ...lines,
    ...calls,
    ...section('Parameters', [...new Map(parameters)]),
    ...section('Returns', [...new Map(results)]),
    ...section(
      'Throws',
      throws.map((text) => [oneLine(text), '']),
    ),
  ];
}

function formatMember({ name, type, required, default: value }: MemberDoc): [string, string] {
  const stated = value === null ? '' : ` = ${oneLine(value)}`;
  return [`${name}${required ? '*' : ''}`, `${type}${stated}`];
}

function facts({
  themeName,
  inherits,
  polymorphic,
  rootElement,
  takesAttributes,
  ref,
  generics,
  cost,
}: ComponentDoc): string[] {
  const parameters = generics.map(
    (one) =>
      one.name +
      (one.constraint === null ? '' : ` extends ${one.constraint}`) +
      (one.default === null ? '' : ` = ${one.default}`),
  );
  return [
    ...(rootElement === null
      ? []
      : [`  root element: ${rootElement}${polymorphic ? ' (replaceable)' : ''}`]),
    ...(rootElement === null && takesAttributes ? ['  takes the attributes of its root'] : []),
    ...(ref === null ? [] : [`  ref: ${ref}`]),
    ...(inherits === null
      ? []
      : [`  builds on: ${inherits.name}${inherits.url === null ? '' : ` (${inherits.url})`}`]),
    ...(themeName === null ? [] : [`  theme key: ${themeName}`]),
    ...(cost === null
      ? []
      : [
          `  size: ${printBytes(cost.brotli)} (${printBytes(cost.minified)} minified), ${printBytes(cost.shared.brotli)} of it shared`,
        ]),
    ...(parameters.length === 0 ? [] : [`  type parameters: <${parameters.join(', ')}>`]),
  ];
}

function formatProp(prop: PropDoc): [string, string] {
  const { name, type, resolved, values, augmentable, required, default: value, deprecated } = prop;
  const said = isLoneBoolean(values) ? [] : values;
  const list = said.map(({ text }) => text).join(' | ') || (resolved ?? '');
  const isNamed = said.length === 0 ? list !== '' : values.some(({ text }) => !type.includes(text));
  // The name stays: its values may be only some of what it takes.
  const named = isNamed ? `${type} (${list})` : type;
  const shown = isWrapper({ type, augmentable }) ? list : named;
  const notes = [
    value === null ? '' : `= ${oneLine(value)}`,
    ...variantNotes(prop, (code) => code).map((note) => `(${note.join('')})`),
    deprecated === null ? '' : '(deprecated)',
  ];
  return [name + (required ? '*' : ''), [shown, ...notes].filter((part) => part !== '').join(' ')];
}

function section(title: string, rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name = '', text = '']) => (text === '' ? 0 : name.length)));
  return [
    '',
    `  ${title}`,
    ...rows.map(([name = '', text = '']) => `    ${name.padEnd(width)}  ${text}`.trimEnd()),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
