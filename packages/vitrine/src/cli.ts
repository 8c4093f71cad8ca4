import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failure, formatProblem, VitrineError, type Problem } from './node/base/errors.ts';
import { writeAtomic } from './node/base/files.ts';
import { messageOf } from './node/base/text.ts';

const HELP = `vitrine: documentation sites for React component libraries

  vitrine dev [--port N]                     serve the site while it is written
  vitrine build                              write the site to its output folder
  vitrine preview [--port N]                 serve what was built
  vitrine check [--types]                    report every problem of the site
  vitrine api <package> [--component NAME] [--json]
                                             describe a package's components
  vitrine search-records [--out FILE] [--lines]
                                             write what a hosted search engine imports

  --root DIR    the site's folder (default: the current one)
  --host NAME   address to listen on (default: localhost)
  --out FILE    where the records go (default: standard output)
  --lines       one record a line (NDJSON) instead of a JSON array
  --types       also type-check the code blocks of Markdown pages
`;

const OPTIONS = {
  root: { type: 'string', default: '.' },
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  component: { type: 'string' },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  lines: { type: 'boolean', default: false },
  types: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs a command line. Resolves to the exit code; servers resolve once they listen. */
export async function main(args: string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (error instanceof VitrineError) reportProblems(error.problems);
    else console.error(error);
    return 1;
  }
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [command = '', ...rest] = positionals;
  if (values.help || command === '') {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const extra = rest[command === 'api' ? 1 : 0];
  if (extra !== undefined) throw failure('usage', [`Unexpected argument "${extra}"`]);
  const root = findRoot(values.root);
  const listen = { host: values.host, port: parsePort(values.port) };
  switch (command) {
    case 'build': {
      const { build } = await import('./node/commands/build.ts');
      const result = await build(root);
      reportProblems(result.warnings);
      const seconds = (result.milliseconds / 1000).toFixed(1);
      const out = path.relative(process.cwd(), result.outDir) || '.';
      console.log(
        `${count(result.pages, 'page')}, ${result.written} of ${result.files} files written to ${out} in ${seconds} s`,
      );
      return 0;
    }
    case 'check': {
      const { check } = await import('./node/commands/check.ts');
      const { problems, pages } = await check(root, values);
      reportProblems(problems);
      if (problems.length === 0) console.log(`${count(pages, 'page')} checked: no problems`);
      return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    }
    case 'dev': {
      const { dev } = await import('./node/commands/dev.ts');
      const { url } = await dev(root, listen);
      console.log(`Ready at ${url}`);
      return 0;
    }
    case 'preview': {
      const { preview } = await import('./node/commands/preview.ts');
      const { url } = await preview(root, listen);
      console.log(`Serving at ${url}`);
      return 0;
    }
    case 'api':
      return describePackage(root, rest[0], values);
    case 'search-records':
      return writeSearchRecords(root, values);
    default:
      throw failure('usage', [`Unknown command "${command}"`]);
  }
}

/** Without links on the way: bundlers name files by their real paths. */
function findRoot(dir: string): string {
  const root = path.resolve(dir);
  return existsSync(root) ? realpathSync(root) : root;
}

async function describePackage(
  root: string,
  name: string | undefined,
  { component, json }: { component?: string | undefined; json: boolean },
): Promise<number> {
  if (name === undefined) throw failure('usage', ['vitrine api needs the name of a package']);
  const { extractPackage } = await import('./node/api/extract-package.ts');
  const { formatDocs } = await import('./node/api/format.ts');
  const { CACHE_DIR } = await import('./node/base/folders.ts');
  const { docs, problems } = await extractPackage({
    root,
    package: name,
    cacheDir: path.join(root, CACHE_DIR),
    ...(component === undefined ? {} : { component }),
  });
  process.stdout.write(json ? `${JSON.stringify(docs, null, 2)}\n` : formatDocs(docs));
  reportProblems(problems);
  return 0;
}

async function writeSearchRecords(
  root: string,
  { out, lines }: { out?: string | undefined; lines: boolean },
): Promise<number> {
  const { searchRecords, formatRecords } = await import('./node/commands/search-records.ts');
  const { records, pages, problems } = await searchRecords(root);
  reportProblems(problems);
  if (problems.some(({ severity }) => severity === 'error')) return 1;
  const text = formatRecords(records, lines);
  if (out === undefined) {
    process.stdout.write(text);
    return 0;
  }
  try {
    writeAtomic(path.resolve(out), text);
  } catch (error) {
    throw failure('output-not-writable', [out, messageOf(error)]);
  }
  console.log(`${count(records.length, 'record')} of ${count(pages, 'page')} written to ${out}`);
  return 0;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node goes on to explain how to pass arguments that begin with a hyphen; there are none here.
    throw failure('usage', [messageOf(error).split('. ')[0]!]);
  }
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw failure('usage', [`--port expects a number from 0 to 65535, received "${text}"`]);
  }
  return port;
}

function reportProblems(problems: Problem[]): void {
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length > 0)
    console.error(`${count(errors, 'error')}, ${count(warnings, 'warning')}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
