import {
  addressText,
  CURRENT_MARK,
  notesText,
  STABLE_COLUMNS,
} from '../../shared/version-table.ts';
import { STABLE_TABLE } from '../../shared/contract.ts';
import type { Directive, Generated } from '../markdown/directives/directive.ts';
import type { VersionsFile } from '../model/versions.ts';

const TABLES = [STABLE_TABLE, 'latest'];

/** `::versions{table=stable}` or `::versions{table=latest}` */
export const versionsDirective: Directive = {
  name: 'versions',
  attributes: { table: { example: STABLE_TABLE } },
  generate: ({ attributes }, { versions }) => versionsMarkdown(attributes.get('table')!, versions),
};

/** The Markdown of a table. */
export function versionsMarkdown(table: string, versions: VersionsFile | null): Generated {
  if (versions === null) return { reason: 'the configuration has no versions' };
  if (table === STABLE_TABLE) return { markdown: stableTable(versions), table };
  if (table !== 'latest') return { reason: `"table" takes ${TABLES.join(' or ')}, not "${table}"` };
  if (versions.latest.length === 0) return { reason: 'the configuration has no versions.latest' };
  return { markdown: latestTable(versions) };
}

/** Columns that no version fills are left out. */
function stableTable({ current, stable }: VersionsFile): string {
  const columns = [
    STABLE_COLUMNS.version,
    STABLE_COLUMNS.package,
    STABLE_COLUMNS.documentation,
    STABLE_COLUMNS.notes,
  ];
  const rows = stable.map(({ version, package: name, documentation, notes }) => [
    version === current ? `**${escape(version)}** ${CURRENT_MARK}` : escape(version),
    name === undefined ? '' : `\`${name}\``,
    version === current ? 'These pages' : `[${linkText(documentation)}](<${documentation}>)`,
    notes === undefined ? '' : `[${escape(notesText(version))}](<${notes}>)`,
  ]);
  return toTable(columns, rows);
}

function latestTable({ latest }: VersionsFile): string {
  const rows = latest.map(({ label, documentation, source }) => [
    escape(label),
    `[${linkText(documentation)}](<${documentation}>)`,
    `[${linkText(source)}](<${source}>)`,
  ]);
  return toTable(['Version', 'Documentation', 'Source code'], rows);
}

function toTable(columns: string[], rows: string[][]): string {
  const filled = columns.map((_, index) => rows.some((row) => row[index] !== ''));
  const line = (cells: string[]) => `| ${cells.filter((_, index) => filled[index]).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const linkText = (address: string) => escape(addressText(address));

/** Escapes characters that would end a cell or begin markup. */
function escape(text: string): string {
  return text.replace(/[\\|[\]*_`<]/g, '\\$&');
}
