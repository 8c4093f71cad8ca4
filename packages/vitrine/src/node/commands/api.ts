import path from 'node:path';
import { failure, type Problem } from '../base/errors.ts';
import { raiseUnresolved } from '../check/strict.ts';
import { CACHE_DIR } from '../base/folders.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { choosePackage } from './choose-package.ts';

interface ApiOptions {
  /** Only this one. */
  component?: string | undefined;
  /** The form of the description: text for terminals when it is neither of the two. */
  json: boolean;
  markdown: boolean;
  /** Only the list of what has no description. */
  undocumented: boolean;
  /** A file that is compared with the description, which is not printed. */
  check?: string | undefined;
  /** A file for the description. */
  out?: string | undefined;
  /** What could not be read is an error. */
  strict?: boolean;
  /** Also measures what importing each export costs. */
  cost?: boolean;
}

/**
 * The API of a package's components as text, as JSON or as Markdown; without a name, of the package that the site in
 * the folder documents.
 * @throws VitrineError when the package cannot be read, or has no such component
 */
export async function describeApi(
  root: string,
  asked: string | undefined,
  { component, check, strict = false, cost = false, ...form }: ApiOptions,
): Promise<{ text: string | Buffer; problems: Problem[] }> {
  refuseConflicts({ check, ...form });
  const { name, groups } = await choosePackage(root, asked);
  const { extractPackage } = await import('../api/extract-package.ts');
  const wanted = { root, package: name, cacheDir: path.join(root, CACHE_DIR), groups };
  const isPart = component !== undefined || form.undocumented;
  if (!isPart && !form.markdown && check === undefined && !cost) {
    const { printPackage } = await import('../api/output/print-package.ts');
    const { text, problems } = await printPackage(wanted, form.json ? 'json' : 'text');
    return { text, problems: strict ? raiseUnresolved(problems) : problems };
  }
  const extracted = await extractPackage({
    ...wanted,
    ...(component === undefined ? {} : { component }),
  });
  const costs = cost ? await measureCosts(root, name, extracted.docs) : NOT_ASKED;
  const found = [...extracted.problems, ...costs.problems];
  const problems = strict ? raiseUnresolved(found) : found;
  const { readHistory } = await import('../api/history/history-file.ts');
  const { withHistory } = await import('../api/history/since.ts');
  const { version } = extracted;
  const { sayDocs } = await import('../api/texts/say-docs.ts');
  const aged = withHistory(costs.docs ?? extracted.docs, readHistory(root), { name, version });
  const docs = sayDocs(root, aged);
  if (check === undefined) return { text: await printForm(docs, { ...form, component }), problems };
  const { checkFile } = await import('../api/output/check-file.ts');
  const drift = await checkFile(check, {
    name,
    docs,
    markdown: () => printMarkdown(docs, component),
  });
  const text = drift.length === 0 ? `${check} is as the types of ${name} ${version}\n` : '';
  return { text, problems: [...problems, ...drift] };
}

function refuseConflicts(asked: Partial<ApiOptions>): void {
  const [first, second] = (['json', 'markdown', 'undocumented'] as const).filter(
    (one) => asked[one],
  );
  if (second !== undefined) {
    throw failure('usage', [`--${first} and --${second} are two forms of the same: choose one`]);
  }
  if (asked.check === undefined) return;
  const other = (['undocumented', 'out'] as const).find((one) => asked[one]);
  if (other !== undefined) {
    throw failure('usage', [`--check prints no description: leave out --${other}`]);
  }
}

const NOT_ASKED: { docs?: ComponentDoc[]; problems: Problem[] } = { problems: [] };

/** What most components share only shows when all of them are measured. */
async function measureCosts(root: string, name: string, docs: ComponentDoc[]) {
  const { extractPackage } = await import('../api/extract-package.ts');
  const { withCost } = await import('../api/cost/with-cost.ts');
  const cacheDir = path.join(root, CACHE_DIR);
  const all = await extractPackage({ root, package: name, cacheDir });
  const measured = await withCost(all.docs, { root, cacheDir, package: name });
  const costs = new Map(measured.docs.map((doc) => [doc.name, doc.cost]));
  return {
    docs: docs.map((doc) => ({ ...doc, cost: costs.get(doc.name) ?? null })),
    problems: measured.problems,
  };
}

async function printForm(
  docs: ComponentDoc[],
  { json, markdown, undocumented, component }: Omit<ApiOptions, 'check' | 'strict' | 'cost'>,
): Promise<string | Buffer> {
  if (markdown) return printMarkdown(docs, component);
  if (undocumented) return (await import('../api/output/undocumented.ts')).listUndocumented(docs);
  const { printDocs } = await import('../api/output/print-package.ts');
  return printDocs(docs, json ? 'json' : 'text');
}

async function printMarkdown(docs: ComponentDoc[], component: string | undefined): Promise<string> {
  const { apiPage } = await import('../api/page/page.ts');
  const { apiPageToMarkdown } = await import('../api/page/print-markdown.ts');
  // Pages of no site: nothing of it can be linked.
  const context = { pathname: '', componentPath: () => null, demoPages: [] };
  const { referencePages } = await import('../nav/api-tree.ts');
  // What is asked for has a page, whatever a site would do.
  const pages =
    component === undefined
      ? referencePages({ config: { route: '' }, docs })
      : docs.map((doc) => ({ name: doc.name, main: doc, parts: [] }));
  return pages.map((page) => apiPageToMarkdown(apiPage(page, context))).join('\n');
}
