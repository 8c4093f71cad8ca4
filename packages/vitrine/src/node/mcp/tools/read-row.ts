import { partHash, propHash, selectorHash, typeHash } from '../../../shared/api-section.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { listPassages } from '../../../shared/tools/list-passages.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { rowName } from '../../api/page/props.ts';
import { ownSignatures, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { asProp } from '../text/describe-call.ts';
import { printProp } from '../text/describe-component.ts';
import { printTypes } from '../text/named-types.ts';

/**
 * What the reference says of a row, by its address: of a prop, an option, what it names for style sheets, a type, or an export
 * without a page of its own; `null` where there is none.
 * @param print how a prop is told: all of it, unless something else is given
 */
export async function readRow(
  source: Pick<DocSource, 'describe' | 'readApi' | 'readPage'>,
  path: string,
  hash: string,
  print: (prop: PropDoc) => string = (prop) => printProp(prop),
): Promise<string | null> {
  if (hash === '') return null;
  const { components, pages } = await source.describe();
  const component = components.find((each) => each.page === path);
  if (component) {
    const { components: docs } = await source.readApi(component);
    for (const doc of docs) {
      const said = printRow(doc, hash, print);
      if (said !== null) return said;
    }
    return null;
  }
  const page = pages.find((each) => each.path === path);
  return page?.kind === 'api' ? readExport(await source.readPage(page), hash) : null;
}

function printRow(
  doc: ComponentDoc,
  hash: string,
  print: (prop: PropDoc) => string,
): string | null {
  const prop = doc.props.find(({ name }) => propHash(rowName(doc, name)) === hash);
  if (prop) return print(prop);
  const option = ownSignatures(doc)
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, members }) => members.map((member) => ({ name, member })))
    .find(({ name, member }) => propHash(`${name}.${member.name}`) === hash);
  if (option) return print(asProp(option.member));
  const named = [...doc.dataAttributes, ...doc.cssVariables, ...doc.cssParts].find(
    ({ name }) => selectorHash(rowName(doc, name)) === hash,
  );
  if (named) return `- ${codeSpan(named.name)}: ${onOneLine(named.description)}`.replace(/: $/, '');
  const type = doc.types.find(({ name }) => typeHash(name) === hash);
  return type ? printTypes([type]) : null;
}

/**
 * What the reference says of an export of this name that is no component and has no page of its own, or of a type that
 * stands on the page of what takes it; empty where there is none.
 */
export async function readOther(
  source: Pick<DocSource, 'describe' | 'readApi' | 'readPage' | 'search'>,
  { components, pages }: Pick<SiteJson, 'components' | 'pages'>,
  name: string,
): Promise<string> {
  const own = new Set(components.map(({ page }) => page));
  const others = pages.filter(({ kind, path }) => kind === 'api' && !own.has(path));
  const hash = partHash(name);
  const rows: string[] = [];
  for (const { path } of others) {
    const said = await readRow(source, path, hash);
    if (said !== null) rows.push(`# ${name} · ${path}#${hash}\n${said}`);
  }
  // The page of all sizes has a row of it as well, which says little.
  const [fullest] = rows.sort((a, b) => b.length - a.length);
  return fullest ?? (await readType(source, name));
}

async function readType(
  source: Pick<DocSource, 'describe' | 'readApi' | 'readPage' | 'search'>,
  name: string,
): Promise<string> {
  const { results = [] } = (await source.search(name)) ?? {};
  const found = results.find(
    ({ kind, title }) => kind === 'type' && title.map(({ text }) => text).join('') === name,
  );
  if (found === undefined) return '';
  const [path = '', hash = ''] = found.href.split('#');
  const said = await readRow(source, path, hash);
  return said === null ? '' : `# ${name} · ${found.href}\n${said}`;
}

/** The row of the page that lists such exports: it is documented nowhere else. */
function readExport(markdown: string, hash: string): string | null {
  const rows = listPassages(markdown).filter(({ kind }) => kind === 'row');
  const found = rows.find(({ text }) => partHash(/`([^`]+)`/.exec(text)?.[1] ?? '') === hash);
  return found?.text ?? null;
}
