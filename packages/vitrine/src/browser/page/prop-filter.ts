import { decodePath } from '../../shared/paths.ts';
import { trusted } from '../core/trusted.ts';
import { matchesWords } from './match-words.ts';

/** So few rows are seen at once. */
const FEW = 4;

/** The heading, with its link, that a table stands below, perhaps in a closed box. */
function headingOf(table: Element | null): Element | null {
  let at = table?.closest('details') ?? table;
  while (at !== null && !at.matches('.heading')) at = at.previousElementSibling;
  return at;
}

/** A table of props: the component's own, or those that it inherits, which lie in a closed box. */
interface PropTable {
  table: HTMLElement;
  details: HTMLDetailsElement | null;
  /** Whether the box was open before it was filtered; `null` when it is not. */
  openBefore: boolean | null;
  rows: { row: HTMLElement; text: string }[];
}

/** Shows again what the filter of this page has hidden. */
let clear: () => void = () => undefined;

/**
 * Puts a field beside the heading of the props, where it moves nothing: rows without all the words that
 * are typed disappear.
 */
export function addPropFilter(): void {
  const box = document.querySelector<HTMLElement>('.compare-versions');
  if (box !== null) {
    // Of all pages of the reference this one lists props of any component.
    void import('../services/compare-versions.ts').then(({ addVersionChoice }) =>
      addVersionChoice(box),
    );
    return;
  }
  openTarget();
  const heading = headingOf(document.querySelector('main .props'));
  const tables = [...document.querySelectorAll<HTMLElement>('main .props')].map(readTable);
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (!heading || total <= FEW || document.querySelector('.prop-filter')) return;
  const { element, field, status } = createField();
  const filter = () => {
    const found = showMatches(tables, field.value);
    status.textContent = field.value.trim() === '' ? '' : `${found} of ${total} props`;
  };
  clear = () => {
    field.value = '';
    filter();
  };
  field.addEventListener('input', filter);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && field.value !== '') {
      event.preventDefault();
      clear();
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      firstLink()?.focus();
    }
  });
  heading.after(element);
}

function createField() {
  const element = document.createElement('div');
  element.className = 'prop-filter';
  element.innerHTML = trusted.createHTML(
    '<div role="search" aria-label="Props"><span role="status"></span>' +
      '<input type="search" aria-label="Filter props" placeholder="Filter" maxlength="500" autocomplete="off" spellcheck="false"></div>',
  );
  return {
    element,
    field: element.querySelector('input')!,
    status: element.querySelector('span')!,
  };
}

function readTable(table: HTMLElement): PropTable {
  const details = table.closest('details');
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
  return {
    ...{ table, details, openBefore: null },
    // Cells have no space between them.
    rows: rows.map((row) => ({
      row,
      text: [...row.children].map(({ textContent }) => textContent).join(' '),
    })),
  };
}

/** @returns the number of rows that are left */
function showMatches(tables: PropTable[], query: string): number {
  const isFiltered = query.trim() !== '';
  let found = 0;
  for (const entry of tables) {
    const { table, details, rows } = entry;
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !matchesWords(text, query);
      if (!row.hidden) shown += 1;
    }
    found += shown;
    const box = details ?? table;
    box.hidden = shown === 0;
    if (!details) continue;
    if (isFiltered) {
      entry.openBefore ??= details.open;
      details.open = shown > 0;
    } else if (entry.openBefore !== null) {
      details.open = entry.openBefore;
      entry.openBefore = null;
    }
  }
  return found;
}

function firstLink(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main .props tr:not([hidden]) th a');
}

/** The row that a fragment names, when the filter hides it. */
function findHidden(hash: string): HTMLElement | null {
  if (!hash.startsWith('#prop-')) return null;
  return document.getElementById(decodePath(hash.slice(1)))?.closest('tr[hidden]') ?? null;
}

// Before the browser looks for the row, so that it scrolls to it.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element | null)?.closest?.('a');
    if (link && link.pathname === location.pathname && findHidden(link.hash)) clear();
  },
  { capture: true },
);

/** A row that is led to shows all of its type. */
function openTarget(): void {
  const fold = document.getElementById(location.hash.slice(1))?.querySelector('td details');
  if (fold) (fold as HTMLDetailsElement).open = true;
}

addEventListener('hashchange', () => {
  openTarget();
  const row = findHidden(location.hash);
  if (!row) return;
  clear();
  row.scrollIntoView();
});
