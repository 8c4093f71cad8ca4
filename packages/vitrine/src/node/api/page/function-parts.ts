/** Hooks, functions and constants → what their pages say. */
import type { ApiPart, ApiRow, ApiTable, RichText } from '../../../shared/api-section.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { ownSignatures, type ComponentDoc } from '../../model/component-doc.ts';
import type { MemberDoc, ParameterDoc, SignatureDoc } from '../../model/signature-doc.ts';
import { readCellComment, readComment } from './text/comment.ts';
import { codeBlock, element } from './text/rich-text.ts';
import { defaultCell, describedCell, nameCode } from './props.ts';
import { typeCode } from './type-parts.ts';

/** Overloads that are shown before the rest is closed. */
const MAX_OPEN = 4;

/** The ways to call it, each with what its own comment says; or what a constant or a type is. */
export function signatureParts({ kind, name, signatures, definition }: ComponentDoc): ApiPart[] {
  if (definition !== null) {
    const text =
      kind === 'type'
        ? `type ${name} = ${definition}`
        : /^(?:class|enum) /.test(definition)
          ? definition
          : `const ${name}: ${definition}`;
    return [{ kind: 'text', content: [codeBlock(text, 'ts')] }, ...callParts({ signatures })];
  }
  const own = ownSignatures({ name, signatures });
  const open = own.slice(0, MAX_OPEN).flatMap(showSignature);
  const closed = own.slice(MAX_OPEN).flatMap(showSignature);
  const parts: ApiPart[] = open.length === 0 ? [] : [{ kind: 'text', content: open }];
  if (closed.length > 0) {
    const summary = [`${own.length - MAX_OPEN} more ways to call it`];
    parts.push({ kind: 'details', summary, parts: [{ kind: 'text', content: closed }] });
  }
  return [...parts, ...callParts({ signatures: signatures.filter((one) => !own.includes(one)) })];
}

/** Functions that it has, in one block with what is said of each. */
export function callParts({ signatures }: Pick<ComponentDoc, 'signatures'>): ApiPart[] {
  if (signatures.length === 0) return [];
  const lines = signatures.map(({ text, description }) => {
    const about = onOneLine(description).replaceAll('*/', '*\\/');
    return `${about === '' ? '' : `/** ${about} */\n`}${text};`;
  });
  return [{ kind: 'text', content: [codeBlock(lines.join('\n'), 'ts')] }];
}

function showSignature({ text, description }: SignatureDoc): RichText[] {
  return [codeBlock(`function ${text};`, 'ts'), ...readComment(description)];
}

/** One table for all overloads, each parameter once, followed by the options that it holds. */
export function parameterParts(doc: ComponentDoc): ApiPart[] {
  const rows = mergeParameters(ownSignatures(doc)).flatMap((parameter): ApiRow[] => [
    memberRow(doc, { ...parameter, deprecated: null }, parameter.name, parameter.types),
    ...parameter.members.map((member) =>
      memberRow(doc, member, `${parameter.name}.${member.name}`),
    ),
  ]);
  return rows.length === 0 ? [] : [tableOf(rows, 'Default')];
}

type Merged = ParameterDoc & { types: string[] };

/** Required is what every overload requires. */
function mergeParameters(signatures: readonly SignatureDoc[]): Merged[] {
  const merged = new Map<string, Merged>();
  for (const { parameters } of signatures) {
    for (const one of parameters) {
      const known = merged.get(one.name);
      if (known === undefined) {
        merged.set(one.name, { ...one, members: [...one.members], types: [one.type] });
        continue;
      }
      if (!known.types.includes(one.type)) known.types.push(one.type);
      const names = new Set(known.members.map(({ name }) => name));
      known.members.push(...one.members.filter(({ name }) => !names.has(name)));
      known.description ||= one.description;
    }
  }
  const isRequired = (name: string) =>
    signatures.every(({ parameters }) =>
      parameters.some((one) => one.name === name && one.required),
    );
  return [...merged.values()].map((one) => ({ ...one, required: isRequired(one.name) }));
}

/** What it gives back, an object as a table. */
export function returnParts(doc: ComponentDoc): ApiPart[] {
  const results = ownSignatures(doc).map(({ returns }) => returns);
  const types = [...new Set(results.map(({ type }) => type))].filter((type) => type !== 'void');
  if (types.length === 0) return [];
  const [described] = results.filter(({ description }) => description !== '');
  const listed = types.flatMap((type, i) => [i === 0 ? '' : ' or ', typeCode(type, doc)]);
  const about = described === undefined ? [] : readComment(described.description);
  const members = new Map(
    results.flatMap((result) => result.members).map((member) => [member.name, member]),
  );
  const rows = [...members.values()].map((member) =>
    memberRow(doc, member, `returns.${member.name}`),
  );
  return [
    { kind: 'text', content: [element('p', ...listed), ...about] },
    ...(rows.length === 0 ? [] : [tableOf(rows, null)]),
  ];
}

function tableOf(rows: ApiRow[], defaults: string | null): ApiTable {
  const hasDefaults = defaults !== null && rows.some(({ cells }) => cells[2]!.length > 0);
  const columns = ['Name', 'Type', ...(hasDefaults ? [defaults] : []), 'Description'];
  const kept = hasDefaults
    ? rows
    : rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => i !== 2) }));
  return { kind: 'table', columns, rows: kept };
}

function memberRow(
  doc: ComponentDoc,
  member: MemberDoc,
  address: string,
  types = [member.type],
): ApiRow {
  const { name, required, description, deprecated } = member;
  const shown = address.startsWith('returns.') ? name : address;
  const optional =
    required || address.startsWith('returns.') ? [] : [' ', element('small', 'optional')];
  return {
    prop: address,
    cells: [
      [nameCode(shown, { deprecated }), ...optional],
      types.flatMap((one, i) => [...(i === 0 ? [] : [element('br')]), typeCode(one, doc)]),
      defaultCell(member),
      describedCell({ description, deprecated }),
    ],
  };
}

/** Errors and references that tags name. */
export function throwParts({ throws }: ComponentDoc): ApiPart[] {
  return listOf(throws);
}

export function seeParts({ see }: ComponentDoc): ApiPart[] {
  return listOf(see);
}

function listOf(texts: string[]): ApiPart[] {
  if (texts.length === 0) return [];
  const items = texts.map((text) => element('li', ...readCellComment(text)));
  return [{ kind: 'text', content: [element('ul', ...items)] }];
}
