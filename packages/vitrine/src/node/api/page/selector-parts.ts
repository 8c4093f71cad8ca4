/** What style sheets can see of a component, as tables. */
import { selectorHash, type ApiPart } from '../../../shared/api-section.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import { readCellComment } from './text/comment.ts';
import { rowName } from './props.ts';
import { code } from './text/rich-text.ts';

export function attributeParts(doc: ComponentDoc): ApiPart[] {
  return tableOf(doc, doc.dataAttributes, 'Attribute');
}

export function variableParts(doc: ComponentDoc): ApiPart[] {
  return tableOf(doc, doc.cssVariables, 'Variable');
}

export function cssPartParts(doc: ComponentDoc): ApiPart[] {
  return tableOf(doc, doc.cssParts, 'Part');
}

function tableOf(doc: ComponentDoc, named: NamedDoc[], column: string): ApiPart[] {
  if (named.length === 0) return [];
  const described = named.some(({ description }) => description !== '');
  const rows = named.map(({ name, description }) => ({
    id: selectorHash(rowName(doc, name)),
    cells: [[code(name)], ...(described ? [readCellComment(description)] : [])],
  }));
  return [{ kind: 'table', columns: described ? [column, 'Description'] : [column], rows }];
}
