import path from 'node:path';
import { failure, formatProblem, VitrineError, type Problem } from './node/base/errors.ts';
import { refuseArchives } from './node/base/install/archives.ts';
import { sayFor } from './node/base/install/manager-words.ts';
import { fileProblem } from './node/base/file-errors.ts';
import { describeFault } from './node/base/faults.ts';
import { readVersion } from './node/base/version.ts';
import {
  readCommandLine,
  type CommandLine,
  type CommandName,
} from './node/commands/process/command-line.ts';
import { keepCompiledCode } from './node/commands/process/compiled-code.ts';
import { prepareShortProcess } from './node/commands/process/short-process.ts';
import { count } from './node/base/text.ts';

export { failure } from './node/base/errors.ts';
export { isTaken } from './node/base/faults.ts';
export { leaveShortProcess } from './node/commands/process/short-process.ts';

const HELP = `vitrine: documentation sites for React component libraries

  vitrine init [--library NAME] [--dir docs] [--css FILE] [--url URL] [--yes]
                                             write the documentation of a library
  vitrine dev [--port N]                     serve the site while it is written
  vitrine build                              write the site to its output folder
  vitrine preview [--port N]                 serve what was built
  vitrine check [--types] [--strict]         report every problem of the site
  vitrine api [<package> [<export>]] [--json | --markdown | --undocumented] [--cost]
                                             describe a package's exports (default: the site's)
  vitrine api record [<package>] [<version> …]
                                             keep a history of a package's versions
  vitrine api-diff A B [--json] [--strict]   compare two versions; 2 when code may break
  vitrine search-records [--out FILE] [--lines]
                                             write what a hosted search engine imports
  vitrine mcp [--site DIR|URL | --package NAME] [--http [--port N]]
                                             serve documentation to coding agents
  vitrine agents [--out DIR] [--check]       write documentation for agents into the package

  -h, --help        this text
  -v, --version     the version of vitrine
  --root DIR        the site's folder (default: the current one)
  --host NAME       address to listen on (default: localhost)
  --port N          port to listen on (default: 5173 for dev, 4173 for preview, 4174 for mcp, or the next free one)
  --types           also type-check demos, the adapter and code blocks
  --component NAME  the same as <export>
  --json            the exports as data, with all that is known of them
  --markdown        the exports' pages, with tables
  --cost            also measure what importing each export adds to a bundle
  --undocumented    what has no description, to be reported to the authors
  --site DIR|URL    a built site (default: the output of the one in --root)
  --package NAME    an installed package, read from its types
  --http            streamable HTTP at /mcp instead of the standard streams
  --out FILE        where the description or the records go (default: standard output)
  --check FILE      compare a file of --json or --markdown with the types, print nothing; without FILE for agents
  --strict          what could not be read is an error, for api, api-diff and check
  --from VERSION    record no version before this one
  --every minor     record each minor of older majors, too (default: major)
  --lines           one record a line (NDJSON) instead of a JSON array

  --library NAME    of init: the package to document, as NAME@VERSION too; found by itself in most projects
  --dir DIR         of init: where the documentation is written (default: docs)
  --css FILE        of init: the style sheet that the library is imported with
  --url URL         of init: the address at which the site will be published
  --vitrine SPEC    of init: the vitrine to install (default: that of this version)
  -y, --yes         of init: ask nothing

The manual is in the package: node_modules/vitrine/docs/manual.md
`;

/** Exit code of a comparison that finds breaking changes; errors have 1. */
const BREAKING = 2;

/** Commands that read what is installed. */
const NEEDS_PACKAGES: ReadonlySet<CommandName> = new Set([
  'build',
  'check',
  'dev',
  'api',
  'search-records',
  'agents',
]);

/** Runs a command line. Resolves to the exit code; servers resolve once they listen. */
export async function main(args: string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    reportError(error, args);
    return 1;
  }
}

/** Tells what was thrown, whatever it is. */
export function reportError(error: unknown, args: string[]): void {
  if (error instanceof VitrineError) reportProblems(error.problems);
  else reportProblems([fileProblem(error) ?? describeFault(error, args)]);
}

/** The commands by name. Each resolves to the exit code. */
const COMMANDS: Record<CommandName, (line: CommandLine) => Promise<number>> = {
  build: async ({ root }) => {
    prepareShortProcess('site');
    const { build } = await import('./node/commands/build.ts');
    const { warnings, pages, written, files, outDir, milliseconds } = await build(root);
    reportProblems(warnings);
    const seconds = (milliseconds / 1000).toFixed(1);
    const out = path.relative(process.cwd(), outDir) || '.';
    console.log(
      `${count(pages, 'page')}, ${written} of ${files} files written to ${out} in ${seconds} s`,
    );
    return 0;
  },
  check: async ({ root, types, strict }) => {
    prepareShortProcess('site');
    const { check } = await import('./node/commands/check.ts');
    const { problems, pages } = await check(root, { types, strict });
    if (problems.length === 0) console.log(`${count(pages, 'page')} checked: no problems`);
    return reportProblems(problems);
  },
  dev: async ({ root, listen }) => {
    keepCompiledCode(root);
    const { dev } = await import('./node/commands/dev.ts');
    const { url } = await dev(root, listen);
    console.log(`Ready at ${url}`);
    return 0;
  },
  preview: async ({ root, listen }) => {
    const { preview } = await import('./node/commands/preview.ts');
    const { url } = await preview(root, listen);
    console.log(`Serving at ${url}`);
    return 0;
  },
  api: async (line) => {
    prepareShortProcess('library');
    const [name, component] = line.rest;
    if (name === 'record') return recordApi(line);
    if (component !== undefined && ![undefined, component].includes(line.component)) {
      throw failure('usage', [`Two exports are named: "${component}" and "${line.component}"`]);
    }
    const { describeApi } = await import('./node/commands/api.ts');
    const { text, problems } = await describeApi(line.root, name, {
      ...line,
      component: component ?? line.component,
    });
    if (line.out === undefined) process.stdout.write(text);
    else (await import('./node/commands/write-text.ts')).writeText(text, line.out);
    return reportProblems(problems);
  },
  'api-diff': async ({ root, rest, json, strict }) => {
    const { diffApi } = await import('./node/commands/api-diff.ts');
    const { text, breaking, problems } = await diffApi(root, rest, { json, strict });
    process.stdout.write(text);
    const failed = reportProblems(problems);
    return failed === 0 && breaking ? BREAKING : failed;
  },
  agents: async ({ root, out, check }) => {
    const { agents } = await import('./node/commands/agents.ts');
    const isCheck = check !== undefined;
    const { dir, files, written, bytes } = await agents(root, { out, check: isCheck });
    const at = path.relative(process.cwd(), dir) || '.';
    const size = `${count(files, 'file')}, ${(bytes / 1e6).toFixed(2)} MB`;
    console.log(
      isCheck ? `${at} is up to date: ${size}` : `${written} of ${size} written to ${at}`,
    );
    return 0;
  },
  mcp: async (line) => {
    const { mcp } = await import('./node/commands/mcp.ts');
    const served = await mcp(line);
    // The standard output belongs to the protocol.
    if (served) console.log(`Serving at ${served.url}`);
    return 0;
  },
  'search-records': async ({ root, out, lines }) => {
    const { searchRecords, formatRecords } = await import('./node/commands/search-records.ts');
    const { writeText } = await import('./node/commands/write-text.ts');
    const { records, pages, problems } = await searchRecords(root);
    if (reportProblems(problems) !== 0) return 1;
    writeText(formatRecords(records, lines), out);
    if (out !== undefined) {
      console.log(
        `${count(records.length, 'record')} of ${count(pages, 'page')} written to ${out}`,
      );
    }
    return 0;
  },
};

async function recordApi({ root, rest, from, every }: CommandLine): Promise<number> {
  const { recordApi: record } = await import('./node/commands/api-record.ts');
  let added = 0;
  const onRecorded: Parameters<typeof record>[2]['onRecorded'] = (one) => {
    added += 1;
    console.log(
      `${one.package}@${one.version}: ${count(Object.keys(one.components).length, 'export')}`,
    );
  };
  const { known, problems } = await record(root, rest.slice(1), { from, every, onRecorded });
  console.log(`${count(added, 'version')} recorded, ${known} known before`);
  return reportProblems(problems);
}

async function run(args: string[]): Promise<number> {
  if (args[0] === 'init' && !args.some((arg) => arg === '--help' || arg === '-h')) {
    const { init } = await import('./node/commands/init.ts');
    await init(args.slice(1));
    return 0;
  }
  const line = readCommandLine(args);
  const { name, help, version } = line;
  if (version) {
    console.log(readVersion());
    return 0;
  }
  if (help || name === null) {
    console.log(HELP);
    return help ? 0 : 1;
  }
  if (NEEDS_PACKAGES.has(name)) refuseArchives(line.root);
  return COMMANDS[name](line);
}

/** Prints problems, and gives the exit code: 1 with an error among them. */
function reportProblems(problems: Problem[]): number {
  for (const problem of problems)
    console.error(`${sayFor(process.cwd(), formatProblem(problem))}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length > 0)
    console.error(`${count(errors, 'error')}, ${count(warnings, 'warning')}`);
  return errors > 0 ? 1 : 0;
}
