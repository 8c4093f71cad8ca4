import { readChangesFile, type ChangesFile } from '../../shared/api-diff/changes-file.ts';
import { diffSnapshots } from '../../shared/api-diff/diff.ts';
import { diffToHtml } from '../../shared/api-diff/diff-html.ts';
import type { ApiSnapshot } from '../../shared/api-diff/facts.ts';
import { pageAddress } from '../core/base.ts';
import { trusted } from '../core/trusted.ts';

/**
 * Lets a reader compare any two recorded versions. Until one is chosen the page says what its build has written:
 * what the latest pair differs in.
 */
export function addVersionChoice(box: HTMLElement): void {
  const pair = box.querySelector('.compare-pair');
  const result = box.querySelector('.compare-result');
  if (pair === null || result === null || box.querySelector('select')) return;
  const versions = box.dataset.versions!.split(' ');
  const last = versions.length - 1;
  const [from, to] = [createSelect('From', versions, last - 1), createSelect('To', versions, last)];
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  // It begins with a number, which goes where the words go.
  status.dir = 'auto';
  const compare = async () => {
    const chosen = [from.value, to.value];
    try {
      const { snapshots, pages } = await (loading ??= loadVersions());
      // Another choice may have been made meanwhile.
      if (chosen.join() !== [from.value, to.value].join()) return;
      const [before, after] = chosen.map((version) => snapshots.get(version)!);
      const diff = diffSnapshots(before!, after!);
      result.innerHTML = trusted.createHTML(diffToHtml(diff, (name) => pages.get(name)));
      const { added, changed, deprecated, removed } = diff;
      const count = [added, changed, deprecated, removed].flat().length;
      status.textContent = `${count} ${count === 1 ? 'difference' : 'differences'}`;
    } catch {
      loading = undefined;
      status.textContent = 'The versions could not be loaded. Choose again to try again.';
    }
  };
  for (const select of [from, to]) select.addEventListener('change', () => void compare());
  pair.replaceChildren(labelOf(from), labelOf(to), status);
}

interface Versions {
  snapshots: Map<string, ApiSnapshot>;
  pages: Map<string, string>;
}

/** Loaded once it is wanted, for as long as the site is open. */
let loading: Promise<Versions> | undefined;

async function loadVersions(): Promise<Versions> {
  const response = await fetch(`${pageAddress(location.pathname)}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const file = (await response.json()) as ChangesFile;
  return {
    snapshots: new Map(readChangesFile(file).map((one) => [one.version, one])),
    pages: new Map(file.pages.map(({ name, href }) => [name, href])),
  };
}

/** The newest version first. */
function createSelect(label: string, versions: string[], selected: number): HTMLSelectElement {
  const select = document.createElement('select');
  select.setAttribute('aria-label', label);
  const options = versions.map((version, index) => {
    const isSelected = index === selected;
    return new Option(version, version, isSelected, isSelected);
  });
  select.append(...options.toReversed());
  return select;
}

function labelOf(select: HTMLSelectElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(`${select.getAttribute('aria-label')} `, select);
  return label;
}
