import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findClosest } from '../../../shared/tools/closest-match.ts';
import { failure } from '../../base/errors.ts';
import { suggest } from '../../base/errors/error-spec.ts';
import { explainArguments } from './explain-arguments.ts';

const OPTIONS = {
  root: { type: 'string', default: '.' },
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  component: { type: 'string' },
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  cost: { type: 'boolean', default: false },
  undocumented: { type: 'boolean', default: false },
  out: { type: 'string' },
  check: { type: 'string' },
  strict: { type: 'boolean', default: false },
  from: { type: 'string' },
  every: { type: 'string', default: 'major' },
  lines: { type: 'boolean', default: false },
  site: { type: 'string' },
  package: { type: 'string' },
  http: { type: 'boolean', default: false },
  types: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

type Option = keyof typeof OPTIONS;

/** What every command takes. */
const COMMON: Option[] = ['root', 'help', 'version'];

/** What a command takes besides, and how many arguments. */
interface Taken {
  options?: Option[];
  arguments?: number;
}

const COMMANDS = {
  build: {},
  check: { options: ['types', 'strict'] },
  dev: { options: ['host', 'port'] },
  preview: { options: ['host', 'port'] },
  api: {
    options: ['component', 'json', 'markdown', 'undocumented', 'out', 'check', 'strict', 'cost'],
    arguments: 2,
  },
  'api-diff': { options: ['json', 'strict'], arguments: 2 },
  agents: { options: ['out', 'check'] },
  mcp: { options: ['site', 'package', 'http', 'host', 'port'] },
  'search-records': { options: ['out', 'lines'] },
} satisfies Record<string, Taken>;

/** What can be asked for, besides `init`. */
export type CommandName = keyof typeof COMMANDS;

const API_RECORD: Taken = { options: ['from', 'every'], arguments: Infinity };

/** What was asked for: options by their names, those of the other commands with their defaults. */
export type CommandLine = ReturnType<typeof readCommandLine>;

/**
 * Takes a command line apart. Its name is null where no command is to be run: help or the version is.
 * @throws VitrineError `usage` for what the command does not take: to leave it out would be to do something else
 */
export function readCommandLine(args: string[]) {
  const { values, positionals, given: options } = parse(args);
  const [given = '', ...rest] = positionals;
  const isOnlyTold = given === '' || values.help || values.version;
  const name = isOnlyTold ? null : findCommand(given);
  if (name !== null) refuseOthers(name, rest, options);
  const listen = { host: values.host, port: parsePort(values.port) };
  return { ...values, root: findRoot(values.root), listen, name, rest };
}

function findCommand(name: string): CommandName {
  if (name === 'init')
    throw failure('usage', ['vitrine init stands before its options, and works in this folder']);
  if (isCommand(name)) return name;
  const closest = suggest(findClosest(name, ['init', ...Object.keys(COMMANDS)]));
  throw failure('usage', [`Unknown command "${name}"${closest}`]);
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

function refuseOthers(name: CommandName, rest: string[], given: Option[]): void {
  const isRecord = name === 'api' && rest[0] === 'record';
  const { options = [], arguments: most = 0 }: Taken = isRecord ? API_RECORD : COMMANDS[name];
  const extra = rest[most];
  if (extra !== undefined) throw failure('usage', [`Unexpected argument "${extra}"`]);
  const other = given.find((option) => ![...COMMON, ...options].includes(option));
  if (other === undefined) return;
  throw failure('usage', [`vitrine ${name}${isRecord ? ' record' : ''} takes no --${other}`]);
}

function parse(args: string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: fillCheck(args),
      options: OPTIONS,
      allowPositionals: true,
      tokens: true,
    });
    const named = tokens.filter((token) => token.kind === 'option');
    const empty = named.find(({ value }) => value === '');
    // A variable of the shell that is not set: the host would be every one, the folder this one.
    if (empty) throw new Error(`Option '${empty.rawName}' has no value`);
    return { values, positionals, given: named.map(({ name }) => name) };
  } catch (error) {
    throw failure('usage', [explainArguments(error, Object.keys(OPTIONS))]);
  }
}

/** `vitrine agents --check` compares what it would write: it names no file. */
function fillCheck(args: string[]): string[] {
  const { positionals } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  if (positionals[0] !== 'agents') return args;
  return args.map((arg) => (arg === '--check' ? '--check=agents' : arg));
}

/** Resolves symbolic links, because bundlers name files by their real paths. */
function findRoot(dir: string): string {
  const root = path.resolve(dir);
  return existsSync(root) ? realpathSync(root) : root;
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) {
    throw failure('usage', [`--port expects a number from 0 to 65535, received "${text}"`]);
  }
  return port;
}
