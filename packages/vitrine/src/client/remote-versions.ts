import type { PageData } from '../contract.ts';
import type { Store } from './store.ts';

/** A row of the table, as the list names it; see `versions/versions-file.ts`. */
interface RemoteVersion {
  version: string;
  documentation: string;
  package?: string;
  notes?: string;
}

const TABLE = 'table[data-table="stable"]';
const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Adds to the table of versions what a list elsewhere names and this build did not know yet: to the current
 * page and to each that a navigation leads to. The list is read once, for the first page with a table. When
 * it does not arrive, or is none, everything stays as it was built.
 */
export function startRemoteVersions(url: string, current: Store<PageData>): void {
  let list: Promise<RemoteVersion[]> | undefined;
  const update = async () => {
    const table = document.querySelector<HTMLTableElement>(TABLE);
    if (!table) return;
    const versions = await (list ??= readList(url));
    for (const version of versions) addRow(table, version);
  };
  // A failure is no news for a reader: the table says what is known without the list.
  const run = () => void update().catch(() => undefined);
  run();
  current.subscribe(run);
}

async function readList(url: string): Promise<RemoteVersion[]> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { stable } = (await response.json()) as { stable?: unknown };
  return Array.isArray(stable) ? stable.filter(isVersion) : [];
}

function isVersion(entry: unknown): entry is RemoteVersion {
  const { version, documentation, ...rest } = (entry ?? {}) as Record<string, unknown>;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  return (
    typeof version === 'string' &&
    typeof documentation === 'string' &&
    WEB_ADDRESS.test(documentation) &&
    isText(rest.package) &&
    isText(rest.notes)
  );
}

/** Newer versions come first, so what the table does not have is put above it. */
function addRow(table: HTMLTableElement, entry: RemoteVersion): void {
  const [body] = table.tBodies;
  const known = [...(body?.rows ?? [])].map(({ cells }) => readVersion(cells[0]));
  if (!body || known.includes(entry.version)) return;
  const added = body.querySelectorAll('[data-remote]').length;
  const row = body.insertRow(added);
  row.dataset.remote = '';
  for (const { textContent: column } of table.tHead?.rows[0]?.cells ?? []) {
    const cell = row.insertCell();
    if (column === 'Version') cell.textContent = entry.version;
    else if (column === 'Package') cell.textContent = entry.package ?? '';
    else if (column === 'Documentation') addLink(cell, entry.documentation, hostOf(entry));
    else if (entry.notes !== undefined && WEB_ADDRESS.test(entry.notes)) {
      addLink(cell, entry.notes, `Changes in ${entry.version}`);
    }
  }
}

/** The current version has a tick behind it. */
function readVersion(cell: HTMLTableCellElement | undefined): string {
  return cell?.textContent.replace(/\s*✓$/, '') ?? '';
}

function addLink(cell: HTMLTableCellElement, href: string, text: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  cell.append(link);
}

const hostOf = ({ documentation }: RemoteVersion) => new URL(documentation).host;
