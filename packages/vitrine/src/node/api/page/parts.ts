/** Parts of a compound component → sections of its page. */
import { partHash, type ApiPart, type ApiSection } from '../../../shared/api-section.ts';
import { showInvisible } from '../../../shared/text/show-controls.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { alsoKnown } from './text/also-known.ts';
import { readComment } from './text/comment.ts';
import { readExample } from './text/examples.ts';
import { callParts, parameterParts, returnParts, seeParts } from './function-parts.ts';
import { withOwnLinks } from './text/own-links.ts';
import { propParts } from './props.ts';
import { attributeParts, cssPartParts, variableParts } from './selector-parts.ts';
import {
  classParts,
  genericParts,
  inheritanceParts,
  rootParts,
  slotParts,
  topParts,
  type ApiPageContext,
} from './sections.ts';

/** A part with its own table, links and anchors. */
export function buildPart(part: ComponentDoc, context: ApiPageContext): ApiSection[] {
  const { name, aliases, description, examples } = part;
  const parts: ApiPart[] = [
    {
      kind: 'text',
      content: [
        ...readComment(description),
        ...alsoKnown(aliases),
        ...examples.flatMap(readExample),
      ],
    },
    ...topParts(part, { ...context, demoPages: [] }),
    ...(part.kind === 'component' ? componentParts(part, context) : functionParts(part)),
    ...genericParts(part, 'Type parameter'),
    ...seeParts(part),
  ];
  const section = { title: showInvisible(name), hash: partHash(name), parts };
  return withOwnLinks([section], context.ownLinks ?? {});
}

function componentParts(part: ComponentDoc, context: ApiPageContext): ApiPart[] {
  return [
    ...propParts(part, context.componentPath),
    ...rootParts(part),
    ...callParts(part),
    ...slotParts(part),
    ...classParts(part),
    ...attributeParts(part),
    ...variableParts(part),
    ...cssPartParts(part),
    ...inheritanceParts(part, context),
  ];
}

/** Of a function beside components. Its rows have no addresses: those of several such functions would be the same. */
function functionParts(part: ComponentDoc): ApiPart[] {
  const tables = [...parameterParts(part), ...returnParts(part)].map((one) =>
    one.kind === 'table' ? { ...one, rows: one.rows.map(({ cells }) => ({ cells })) } : one,
  );
  return [...callParts(part), ...tables];
}
