import path from 'node:path';
import { failure, type Problem } from '../base/errors.ts';
import { raiseUnresolved } from '../check/strict.ts';
import { isFile } from '../base/files.ts';
import { CACHE_DIR, CONFIG_FILE } from '../base/folders.ts';
import { findPackage } from '../base/packages.ts';
import type { ComponentDoc } from '../model/component-doc.ts';

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
  const [first, second] = (['json', 'markdown', 'undocumented'] as const).filter(
    (one) => form[one],
  );
  if (second !== undefined) {
    throw failure('usage', [`--${first} and --${second} are two forms of the same: choose one`]);
  }
  const { name, groups } = await choosePackage(root, asked);
  const { extractPackage } = await import('../api/extract-package.ts');
  const extracted = await extractPackage({
    root,
    package: name,
    cacheDir: path.join(root, CACHE_DIR),
    groups,
    ...(component === undefined ? {} : { component }),
  });
  const costs = cost ? await measureCosts(root, name, extracted.docs) : NOT_ASKED;
  const found = [...extracted.problems, ...costs.problems];
  const problems = strict ? raiseUnresolved(found) : found;
  const { readHistory } = await import('../api/history/history-file.ts');
  const { withHistory } = await import('../api/history/since.ts');
  const { version } = extracted;
  const docs = withHistory(costs.docs ?? extracted.docs, readHistory(root), {
    name,
    version,
  });
  if (check === undefined) return { text: await printDocs(docs, { ...form, component }), problems };
  const { checkFile } = await import('../api/output/check-file.ts');
  const drift = await checkFile(check, {
    name,
    docs,
    markdown: () => printMarkdown(docs, component),
  });
  const text = drift.length === 0 ? `${check} is as the types of ${name} ${version}\n` : '';
  return { text, problems: [...problems, ...drift] };
}

/** The package that is asked for, and what the site in the folder, if there is one, calls the props that its components share. */
async function choosePackage(root: string, asked: string | undefined) {
  const documented = await readDocumented(root);
  const names = [...new Set(documented?.map((one) => one.package))];
  const name = asked ?? names[0];
  if (name === undefined || (asked === undefined && names.length > 1)) {
    throw failure('usage', [
      `vitrine api needs the name of a package${tellDocumented(documented, names)}`,
    ]);
  }
  if (names.length > 0 && !names.includes(name) && findPackage(root, name) === null) {
    throw failure('usage', [
      `The package "${name}" is not installed in ${root}. An export of what this site documents is told by: ${names.map((one) => `vitrine api ${one} ${name}`).join(', or ')}`,
    ]);
  }
  return { name, groups: documented?.find((one) => one.package === name)?.groups };
}

function tellDocumented(documented: object | undefined, names: string[]): string {
  if (documented === undefined) return '';
  if (names.length === 0) return `: \`api\` of ${CONFIG_FILE} names none`;
  return `. This site documents ${names.join(', ')}`;
}

/** The packages whose reference the site in the folder has, if there is a site. */
async function readDocumented(root: string) {
  if (!isFile(path.join(root, CONFIG_FILE))) return undefined;
  const { loadConfig } = await import('../config/load-config.ts');
  return (await loadConfig(root, path.join(root, CACHE_DIR))).api;
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

async function printDocs(
  docs: ComponentDoc[],
  { json, markdown, undocumented, component }: Omit<ApiOptions, 'check' | 'strict' | 'cost'>,
): Promise<string | Buffer> {
  if (json) return (await import('../api/output/print-json.ts')).printJson(docs);
  if (undocumented) return (await import('../api/output/undocumented.ts')).listUndocumented(docs);
  if (!markdown) return (await import('../api/output/format.ts')).formatDocs(docs);
  return printMarkdown(docs, component);
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
