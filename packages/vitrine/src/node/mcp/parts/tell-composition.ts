import { codeSpan, fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import { getDemo } from '../../../shared/tools/get-demo.ts';
import { listStems } from '../../../shared/tools/stem.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { findKin } from '../text/find-components.ts';
import { wholeOf, type Component } from '../text/index-components.ts';
import type { Question } from '../text/question.ts';

/** What has the documentation, and reads the data of a component. */
interface Reader {
  source: DocSource;
  site: SiteJson;
  read: (component: Component) => Promise<ComponentDoc>;
}

/** Names of parts that are told. */
const MOST_PARTS = 24;
/** Characters of an example that is told whole; a longer one is told by its address. */
const MOST_CODE = 1200;

/**
 * For a question how something is put together, or for an example of it: the parts that it has, or else what is called by its
 * name, and the code of the demo whose title says most of the question.
 */
export async function tellComposition(
  { source, site, read }: Reader,
  subject: Component | undefined,
  { wants, words }: Question,
): Promise<string[]> {
  if (subject === undefined || subject.kind !== 'component') return [];
  const isParts = wants.has('composition');
  if (!isParts && !wants.has('example')) return [];
  const parts = isParts ? listPartNames(site, subject) : '';
  const example =
    (await readDemo(source, site, subject, words)) || readExample(await read(subject));
  return [parts, example].filter(Boolean);
}

function listPartNames(site: SiteJson, subject: Component): string {
  const whole = wholeOf(subject.name) || subject.name;
  const own = site.components.filter(
    ({ name, kind, package: from }) =>
      kind === 'component' &&
      from === subject.package &&
      (name === whole || wholeOf(name) === whole),
  );
  const isCompound = own.length > 1;
  // `KnobLabel` of `Knob`, where nothing is a part of it by its name.
  const kin = findKin(site, subject).filter(({ name }) => name.startsWith(subject.name));
  const all = isCompound ? own : kin;
  if (all.length === 0) return '';
  const names = all.slice(0, MOST_PARTS).map(({ name }) => codeSpan(name));
  return `${isCompound ? 'Parts' : 'Called alike'}: ${names.join(', ')}`;
}

/** The demo of a page about it; empty where there is none. */
async function readDemo(
  source: DocSource,
  { pages }: SiteJson,
  { name, aliases, page: reference }: Component,
  words: readonly string[],
): Promise<string> {
  const names = [name, ...aliases];
  const about = pages.filter(
    (page) =>
      page.reference.includes(reference) && page.components.some((each) => names.includes(each)),
  );
  const own = new Set(listStems(name));
  const asked = new Set(words.flatMap(listStems).filter((word) => !own.has(word)));
  const rate = (title: string) => listStems(title).filter((each) => asked.has(each)).length;
  const [best] = about
    .flatMap(({ path, demos }) => demos.map((demo) => ({ address: `${path}#${demo.hash}`, demo })))
    .sort((a, b) => rate(b.demo.title) - rate(a.demo.title));
  if (best === undefined) return '';
  const code = await getDemo(source, { demo: best.address });
  return code.length <= MOST_CODE ? code : `Example: ${best.address}`;
}

/** What its authors wrote as an example. */
function readExample({ examples: [first = ''] }: ComponentDoc): string {
  if (first.length > MOST_CODE) return '';
  return first === '' || first.includes('```') ? first : fenceCode(first, 'tsx');
}
