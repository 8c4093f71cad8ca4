import { ClientError } from '../core/client-errors.ts';
import type { NavItem } from '../../shared/page.ts';
import { ELEMENT_IDS, type EmbeddedData, type PageData } from '../../shared/contract.ts';

/**
 * Reads a page from its document: the one just loaded or one fetched by a navigation.
 * Title and navigation are in the markup already and so are not repeated as data.
 * @throws ClientError `not-a-page`, also when the document was cut off: its data comes last
 */
export function readPage(document: Document): { data: EmbeddedData; page: PageData } {
  const data = readData(document);
  const page: PageData = {
    ...data.page,
    documentTitle: document.title,
    sponsor: document.querySelector('.sponsor-slot:not([hidden])') !== null,
    nav: readNav(document.querySelector('.drawer > .nav-list')),
  };
  return { data, page };
}

function readData(document: Document): EmbeddedData {
  let data: EmbeddedData;
  try {
    data = JSON.parse(document.getElementById(ELEMENT_IDS.data)!.textContent) as EmbeddedData;
  } catch (error) {
    throw new ClientError('not-a-page', error);
  }
  // A page without the shell has nothing to put into this one.
  if (!document.getElementById(ELEMENT_IDS.shell)) throw new ClientError('not-a-page');
  return data;
}

function readNav(list: Element | null): NavItem[] {
  return [...(list?.children ?? [])].map((item, index): NavItem => {
    const control = item.firstElementChild!;
    const href = control.getAttribute('href');
    return {
      pathname: href ?? control.getAttribute('data-path') ?? `#${index}`,
      title: control.textContent,
      href,
      children: readNav(item.querySelector('ul')),
      height: control.getAttribute('height') ?? undefined,
    };
  });
}
