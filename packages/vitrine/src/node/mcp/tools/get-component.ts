import { onOneLine } from '../../../shared/text/one-line.ts';
import { splitNames, splitWords } from '../../../shared/search/words.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import {
  findByName,
  printImport,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import type { NamedDoc } from '../../model/signature-doc.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { listOptions, listParameters, listReturned, printCall } from '../text/describe-call.ts';
import { printHead, printProp, tellRoot } from '../text/describe-component.ts';
import { listNamedTypes, printTypes } from '../text/named-types.ts';
import { rankProps } from '../text/rank-props.ts';
import { findNamed, unknownName } from '../../../shared/tools/names.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Component } from '../text/index-components.ts';
import { listParts, listWholes } from '../parts/list-parts.ts';
import { readOther } from './read-row.ts';

interface ComponentInput {
  name: string;
  package?: string | undefined;
  props?: string[] | undefined;
  filter?: string | undefined;
}

/** The API of a component: everything, or the props that are asked for. */
export async function getComponent(
  source: DocSource,
  { name, package: from, props, filter }: ComponentInput,
): Promise<string> {
  const site = await source.describe();
  const { components, pages } = site;
  const wholes = listWholes(components);
  const all = [...components, ...wholes];
  const other = findNamed(name, all, namesOf) ? '' : await readOther(source, site, name);
  if (other !== '') return other;
  const found = findComponent(all, name, from);
  const parts = await listParts(components, found, (part) => readDoc(source, part));
  const doc = await readDoc(source, found);
  const head = printHead(doc, found.page);
  if (wholes.includes(found)) return [printWhole(doc, found), ...parts].join('\n\n');
  const print = (all: readonly PropDoc[]) => all.map((prop) => printProp(prop)).join('\n');
  const known = [...doc.props, ...listOptions(doc), ...listReturned(doc)];
  const tell = (some: readonly PropDoc[]) => {
    const types = printTypes(listNamedTypes(doc, some));
    return [head, print(some), ...(types === '' ? [] : [types])].join('\n\n');
  };
  if (props) {
    const { picked, problems } = pickProps(doc, known, props, source.findSynonyms);
    return [tell(picked), ...problems].join('\n\n');
  }
  if (filter !== undefined) {
    const ranked = rankProps(known, splitWords(filter), {
      findSynonyms: source.findSynonyms,
    });
    if (ranked.length === 0) return `${head}\n\nNo prop has to do with "${filter}".${andRoot(doc)}`;
    return tell(ranked.map(({ prop }) => prop));
  }
  const about = pages.filter(({ reference }) => reference.includes(found.page));
  return [head, ...parts, ...listComponentParts(doc, about)].join('\n\n');
}

/** What no component is called, but the beginning of the names of its parts. */
function printWhole({ imports: [first] }: ComponentDoc, { name, page }: Component): string {
  const by = first ? `\n${codeSpan(printImport(first))}` : '';
  return `# ${name} · ${page}${by}\nIt consists of the following; ask for one of them.`;
}

/** The component of a name; several packages may have one. */
function findComponent(
  components: readonly Component[],
  name: string,
  from: string | undefined,
): Component {
  const at = name.lastIndexOf(':');
  const [wanted, bare] = at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [from, name];
  const packages = [...new Set(components.map((each) => each.package))];
  const of = wanted === undefined ? undefined : findNamed(wanted, packages, (each) => [each]);
  if (wanted !== undefined && of === undefined) throw unknownName('package', wanted, packages);
  const all = components.filter((each) => of === undefined || each.package === of);
  const found = findNamed(bare, all, namesOf);
  if (!found)
    throw unknownName(
      of === undefined ? 'component' : `component of ${of}`,
      bare,
      all.map((each) => each.name),
    );
  const others = all.filter((each) => each.name === found.name && each.package !== found.package);
  if (others.length > 0)
    throw new ToolError(
      `${found.name} is in ${[found, ...others].map((each) => each.package).join(', ')}. Say which with "package".`,
    );
  return found;
}

const namesOf = (component: Component) => [component.name, ...component.aliases];

/** The data of a component of the site. */
export async function readDoc(
  source: DocSource,
  component: SiteJson['components'][number],
): Promise<ComponentDoc> {
  const { components } = await source.readApi(component);
  return findByName(components, component.name) ?? components[0]!;
}

/**
 * The props of these names, and what is to say of the names that are none: they hide nothing of the others.
 * @throws ToolError where none is known
 */
function pickProps(
  doc: ComponentDoc,
  props: readonly PropDoc[],
  names: readonly string[],
  findSynonyms: DocSource['findSynonyms'],
) {
  const found = names.map((name) => findNamed(name, props, (prop) => [prop.name]));
  const picked = found.filter((prop) => prop !== undefined);
  const problems = names
    .filter((_, index) => found[index] === undefined)
    .map((name) => describeMissing(doc, props, name, findSynonyms).said);
  if (picked.length === 0 && problems.length > 0) throw new ToolError(problems.join('\n\n'));
  return { picked, problems };
}

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** Props that may be meant by a name that is none. */
const MOST_ALIKE = 4;

/** What is to say of a name that is no prop, and those with a like meaning, best first: `open` for `isVisible`. */
export function describeMissing(
  doc: ComponentDoc,
  props: readonly PropDoc[],
  name: string,
  findSynonyms: DocSource['findSynonyms'],
): { said: string; alike: string[] } {
  const words = splitNames(name).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : whole));
  const alike = rankProps(props, words, { findSynonyms })
    .map(({ prop }) => prop)
    .filter(({ deprecated }) => deprecated === null)
    // A callback is asked for.
    .sort((a, b) =>
      isCallback(name) ? Number(isCallback(b.name)) - Number(isCallback(a.name)) : 0,
    )
    .slice(0, MOST_ALIKE)
    .map((prop) => prop.name);
  const all = props.map((prop) => prop.name);
  const { message } = unknownName(`prop of ${doc.name}`, name, all, alike);
  return { said: message + andRoot(doc), alike };
}

const andRoot = (doc: ComponentDoc) => tellRoot(doc).replace(/^(?=.)/, ' ');

/** Its own props first, then demos, slots, classes, and the props it has from others by name. */
export function listComponentParts(
  doc: ComponentDoc,
  pages: readonly Pick<SiteJson['pages'][number], 'path' | 'components' | 'demos'>[],
): string[] {
  const own = doc.props.filter(({ inherited, group }) => !inherited && group === null);
  const others = doc.props.filter((prop) => !own.includes(prop));
  const names = [doc.name, ...doc.aliases];
  const demos = pages.flatMap(({ path, components, demos: shown }) =>
    components.some((each) => names.includes(each))
      ? shown.map(({ hash, title }) => `- ${title}: ${path}#${hash}`)
      : [],
  );
  const described = (name: string, about: string) =>
    `- ${codeSpan(name)}${about === '' ? '' : `: ${onOneLine(about)}`}`;
  const part = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  const printNamed = (one: NamedDoc) => described(one.name, one.description);
  const call = printCall(doc);
  const types = printTypes(doc.types);
  return [
    ...(call === '' ? [] : [call]),
    ...part(
      'Parameters',
      listParameters(doc).map((one) => printProp(one)),
    ),
    ...part(
      'Returns',
      listReturned(doc).map((one) => printProp(one)),
    ),
    ...part(
      'Props',
      own.map((prop) => printProp(prop)),
    ),
    ...part('Demos', demos),
    ...part(
      'Props of what it builds on',
      others.length === 0 ? [] : [others.map((prop) => codeSpan(prop.name)).join(', ')],
    ),
    ...part(
      'Slots',
      doc.slots.map((slot) => described(slot.name, slot.description)),
    ),
    ...part(
      'Classes',
      doc.classes.map(({ name, className, description }) =>
        described(className === '' ? name : className, description),
      ),
    ),
    ...part('Data attributes', doc.dataAttributes.map(printNamed)),
    ...part('CSS variables', doc.cssVariables.map(printNamed)),
    ...part('CSS parts', doc.cssParts.map(printNamed)),
    ...part('Types', types === '' ? [] : [types]),
  ];
}
