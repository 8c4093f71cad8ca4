/** What importing something costs, in words. */
import type { ApiRow, ApiSection, RichText } from '../../../shared/api-section.ts';
import type { Bytes, ComponentDoc, CostDoc } from '../../model/component-doc.ts';
import { printBytes } from '../../base/text.ts';
import { code, element, link, rich } from './text/rich-text.ts';

/** `24.4 kB (16.1 shared)`, which leads to what it means; nothing where it was not measured. */
export function costNote(cost: CostDoc | null, sizesPath: string | null): RichText[] {
  if (cost === null) return [];
  const size = printBytes(cost.brotli);
  const { brotli: shared } = cost.shared;
  // Short, for it shares a line with demos and age.
  const base = printBytes(shared).replace(size.endsWith(' kB') ? / kB$/ : '', '');
  return [
    sizesPath === null ? size : link(sizesPath, size),
    ...(shared === 0 ? [] : [` (${base} shared)`]),
  ];
}

/** Tables of all that has a cost, a section for components and one for the rest. */
export function costSections(
  docs: readonly ComponentDoc[],
  pathOf: (name: string) => string | undefined,
): ApiSection[] {
  const kinds: [title: string, hash: string, isOfKind: (doc: ComponentDoc) => boolean][] = [
    ['Components', 'components', ({ kind }) => kind === 'component'],
    ['Hooks and functions', 'functions', ({ kind }) => kind !== 'component'],
  ];
  return kinds.flatMap(([title, hash, isOfKind]): ApiSection[] => {
    const rows = docs
      .filter(isOfKind)
      .flatMap(({ name, cost }) => (cost === null ? [] : [costRow(name, cost, pathOf(name))]));
    const columns = ['Name', 'Size', 'Beyond what is shared'];
    return rows.length === 0 ? [] : [{ title, hash, parts: [{ kind: 'table', columns, rows }] }];
  });
}

function costRow(name: string, cost: CostDoc, path: string | undefined): ApiRow {
  const own = Math.max(0, cost.brotli - cost.shared.brotli);
  const linked = path === undefined ? code(name) : link(path, code(name));
  return {
    cells: [
      [linked],
      [`${printBytes(cost.brotli)} (${printBytes(cost.minified)} minified)`],
      [`${printBytes(own)} of its own`],
    ],
  };
}

/** What the numbers of the table mean. */
export function costWords(from: string, shared: Bytes): RichText[] {
  const common =
    shared.brotli === 0
      ? []
      : [
          ` Most components share ${printBytes(shared.brotli)} of it (${printBytes(shared.minified)} minified), which an application pays once.`,
        ];
  return [
    element(
      'p',
      ...rich`Bytes that an import from ${code(from)} adds to a bundle that does without it, minified and compressed with Brotli. Peer dependencies, React among them, are left out, and so are style sheets and what is loaded later.`,
      ...common,
    ),
  ];
}
