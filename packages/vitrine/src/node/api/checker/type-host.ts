/**
 * The door to the type checker. TypeScript 7.0.2 calls its API "unstable" and 7.1 renames the entry
 * points and the way a program is made, so only this module, `checker-process.ts`, `react-types.ts`,
 * `answers/listed-properties.ts`, `type-only.ts`, `assigned-export.ts` and `node/code/type-errors.ts` import `ts-api`.
 */
import { statSync } from 'node:fs';
import { SignatureKind, SymbolFlags } from 'ts-api/unstable/sync';
import type {
  API,
  Checker,
  ConditionalType,
  InterfaceType,
  NodeHandle,
  Project,
  Signature,
  Snapshot,
  Symbol as TypeSymbol,
  Type,
} from 'ts-api/unstable/sync';
import { isImportDeclaration, isNamedImports } from 'ts-api/unstable/ast/is';
import type { ImportDeclaration, Node, SourceFile } from 'ts-api/unstable/ast';
import type { PathMap } from './settings/path-map.ts';
import { targetOf } from './alias-target.ts';
import { assignedBy, exportsBesideAssigned, membersOfAssigned } from './assigned-export.ts';
import { readStars, type StarFaults } from './stars/star-faults.ts';
import { saysType, typesBehindStars } from './stars/type-only.ts';
import { DECLARATIONS } from '../../base/code/find-module.ts';
import { refusePipes } from '../../base/files.ts';
import { closeChecker, settingsFor, startChecker } from './checker-process.ts';
import { refuseLinks } from './settings/refuse-links.ts';
import { createEntryProject, type EntryProject, type NamedImport } from './entry-project.ts';
import { readReactTypes, type ReactTypes } from './react-types.ts';
import { askTogether } from './answers/ask-together.ts';
import { lookUpListed } from './answers/listed-properties.ts';
import { rememberAnswers } from './answers/remember-answers.ts';

export { ObjectFlags, SymbolFlags, TypeFlags } from 'ts-api/unstable/sync';
export { SyntaxKind } from 'ts-api/unstable/ast';
export * as is from 'ts-api/unstable/ast/is';
export type {
  Checker,
  ConditionalType,
  InterfaceType,
  Node,
  Signature,
  SourceFile,
  Type,
  TypeSymbol,
};
export type {
  ArrowFunction,
  ClassDeclaration,
  Expression,
  FunctionExpression,
  ImportDeclaration,
  IndexedAccessTypeNode,
  PropertyDeclaration,
  TypeAliasDeclaration,
  TypeParameterDeclaration,
  TypeNode,
  TemplateLiteralTypeNode,
} from 'ts-api/unstable/ast';

/** A TypeScript program over the declarations of some modules. */
export interface TypeHost {
  checker: Checker;
  /** Gives what `items.map(ask)` does, with fewer messages to the checker; what `ask` must keep to, `askTogether` says. */
  together<Item, Answer>(items: readonly Item[], ask: (item: Item) => Answer): Answer[];
  react: ReactTypes;
  /**
   * Exports of the package under the wanted names, or of another module that was imported; `null` when
   * the package does not resolve to types.
   */
  exportsOf(wanted: (name: string) => boolean, from?: TypeSymbol): ExportedSymbol[] | null;
  /** What a module is as a whole, `export = Dial`, which others import as its default; `null` where it is an object, or no such module. */
  assignedBy(module: TypeSymbol): ExportedSymbol | null;
  /** Symbols of the imports that the program was opened over, in their order, each perhaps an alias. */
  imported: readonly (TypeSymbol | undefined)[];
  /** Tells whether an import asks for a default that its module does not declare: the checker then takes the whole module for it. */
  lacksDefault(index: number): boolean;
  /** The symbol that an alias, such as an import or a re-export, stands for in the end; of another, itself. */
  follow(symbol: TypeSymbol): TypeSymbol;
  /** Tells whether an import or export says on its way that it is a type: no code has it. */
  isTypeOnly(symbol: TypeSymbol): boolean;
  /** The types that a union or an intersection is made of; of any other type, itself. */
  membersOf(type: Type): readonly Type[];
  callSignatures(type: Type): readonly Signature[];
  constructSignatures(type: Type): readonly Signature[];
  /** Declarations as syntax nodes. */
  declarationsOf(symbol: TypeSymbol): Node[];
  /** The declaration of a signature as a syntax node. */
  declarationOf(signature: Signature): Node | undefined;
  /** Paths of the files that declare a symbol; cheap, their syntax is not loaded. */
  filesOf(symbol: TypeSymbol): string[];
  /** Every file of the program, as absolute paths; not those that come with the checker. */
  files(): string[];
  /** The syntax of a file; `undefined` for one that is not in the program. */
  sourceFile(file: string): SourceFile | undefined;
  /** What is no valid code in a file of the program, or in any, with its line. */
  syntaxErrors(file?: string): { file: string; line: number; text: string }[];
  /** Packages that are not there for the files of this one, whose types the program knows from the site. */
  lent: readonly string[];
  /** What the package's own configuration calls its files; `undefined` where it names none. */
  paths: PathMap | undefined;
  /** What modules that are passed on whole do not pass on: from nowhere, and under a name that another has, too. */
  starFaults(): StarFaults;
  /** What is no valid JSON in the configuration that a package in the workspace brings. */
  configErrors(): { file: string; text: string }[];
}

export interface ExportedSymbol {
  name: string;
  /** The exported symbol: often an alias, because the entry of a package re-exports its folders. */
  alias: TypeSymbol;
  /** The symbol behind the alias, requested when it is read. */
  readonly symbol: TypeSymbol;
  /** Passed on as a type only, whatever it is: `export type { Dial }`. Found out when it is read. */
  readonly isTypeOnly: boolean;
  /** What its declaration calls it, where users import it under another name. */
  declaredAs?: string;
}

/** An open program, and the process of its checker. Call `close` when done. */
export interface TypeSession {
  readonly host: TypeHost;
  /**
   * Opens the program again, as another host. What the host before gave must not be used any more.
   * @param changed files with other content, all of which are in the program; without them everything is read again
   */
  renew(changed?: readonly string[]): void;
  close(): void;
}

/**
 * Opens a program over a package and some imports from it, resolved as from a file in `root`.
 * @param packageDir real path of the package
 * @param isJavaScript there are no declarations to read
 */
export function openTypes(
  root: string,
  packageDir: string,
  packageName: string,
  imports: NamedImport[] = [],
  isJavaScript = false,
): TypeSession {
  let declared = 0;
  refusePipes(packageDir, Infinity, (file) => {
    if (DECLARATIONS.test(file)) declared += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  });
  refuseLinks(packageDir, isJavaScript);
  const files = createEntryProject(root, packageDir, packageName, imports, isJavaScript);
  let api: API | undefined;
  const close = () => {
    if (api) closeChecker(api);
    files.remove();
  };
  try {
    const started = (api = startChecker(files.dir, settingsFor(declared)));
    let snapshot = started.updateSnapshot({ openProjects: [files.tsconfig] });
    let host = openProgram(snapshot, files);
    const renew: TypeSession['renew'] = (changed) => {
      const before = snapshot;
      // What is remembered of a syntax node may follow from another file.
      started.clearSourceFileCache();
      snapshot = started.updateSnapshot({
        fileChanges: changed === undefined ? { invalidateAll: true } : { changed: [...changed] },
      });
      before.dispose();
      host = openProgram(snapshot, files);
    };
    return {
      get host() {
        return host;
      },
      renew,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function openProgram(snapshot: Snapshot, files: EntryProject): TypeHost {
  const project = snapshot.getProject(files.tsconfig);
  const entry = project?.program.getSourceFile(files.entry);
  if (project === undefined || entry === undefined) {
    throw new Error(`The type checker opened no project in ${files.dir}.`);
  }
  const { program } = project;
  const checker = lookUpListed(rememberAnswers(project.checker));
  // In one request, as wherever the checker takes a list: each is a message to another process.
  const [first, ...others] = entry.statements.filter(isImportDeclaration);
  const [module, ...imported] = checker.getSymbolAtLocation([
    first!.moduleSpecifier,
    ...others.map(importedName),
  ]);
  const follow = (symbol: TypeSymbol) =>
    symbol.flags & SymbolFlags.Alias ? targetOf(checker, symbol) : symbol;
  const isTypeOnly = (symbol: TypeSymbol) => saysType(checker, symbol, declarationsOf);
  const nodes = new Map<NodeHandle, Node | undefined>();
  const resolve = (handle: NodeHandle) => {
    if (!nodes.has(handle)) nodes.set(handle, handle.resolve(project));
    return nodes.get(handle);
  };
  const declarationsOf = (symbol: TypeSymbol) =>
    symbol.declarations.map(resolve).filter((node) => node !== undefined);
  const stars = readStars({ checker, program }, [module, ...imported]);
  const readReact = (probe: string) =>
    readReactTypes(checker, program.getSourceFile(probe)!, declarationsOf);
  const [likeliest, ...probes] = files.reactProbes;
  let react = readReact(likeliest!);
  for (const probe of probes) if (react.node === null) react = readReact(probe);
  return {
    checker,
    together: (items, ask) => askTogether(checker, items, ask),
    react,
    imported,
    exportsOf(wanted, from = module) {
      if (from === undefined) return null;
      const exports = exportsBesideAssigned(checker, from).filter(
        (one) => wanted(one.name) && !stars.isClashing(from, one),
      );
      if (exports.length === 0)
        return membersOfAssigned(checker, from, declarationsOf)
          .filter(({ member }) => wanted(member.name))
          .map(({ member: alias, target: symbol }) => ({
            ...{ name: alias.name, alias, symbol, isTypeOnly: false },
          }));
      const types = typesBehindStars({ checker, program }, from, declarationsOf);
      return exports.map((alias) => ({
        name: alias.name,
        alias,
        get symbol() {
          return follow(alias);
        },
        get isTypeOnly() {
          return types.has(alias.name) || isTypeOnly(alias);
        },
      }));
    },
    assignedBy: (from) => assignedBy(checker, from),
    lacksDefault(index) {
      const alias = imported[index];
      const target = alias && follow(alias);
      if (target === undefined || (target.flags & SymbolFlags.ValueModule) === 0) return false;
      return checker.getSymbolAtLocation(others[index]!.moduleSpecifier)?.id === target.id;
    },
    follow,
    isTypeOnly,
    membersOf,
    callSignatures: (type) => checker.getSignaturesOfType(type, SignatureKind.Call),
    constructSignatures: (type) => checker.getSignaturesOfType(type, SignatureKind.Construct),
    declarationsOf,
    declarationOf: (signature) =>
      signature.declaration === undefined ? undefined : resolve(signature.declaration),
    filesOf: (symbol) => symbol.declarations.map((handle) => handle.path),
    ...{ lent: files.lent, paths: pathsOf(project.compilerOptions) },
    configErrors: () => readConfigErrors(program, files.settings),
    starFaults: stars.faults,
    sourceFile: (file) => program.getSourceFile(file),
    syntaxErrors: (file) =>
      program.getSyntacticDiagnostics(file).map(({ fileName = '', pos, text }) => {
        const source = program.getSourceFile(fileName);
        const line = (source?.getLineAndCharacterOfPosition(pos).line ?? 0) + 1;
        return { file: fileName, line, text };
      }),
    files: () =>
      program
        .getSourceFileNames()
        .filter((file) => !file.startsWith(`${files.dir}/`) && !isOfLanguage(file)),
  };
}

function readConfigErrors(program: Project['program'], settings: string) {
  return program
    .getConfigFileParsingDiagnostics()
    .filter(({ code }) => (code >= 1000 && code < 2000) || UNREADABLE.has(code))
    .map(({ fileName = settings, text }) => ({
      file: fileName,
      text: text.replace(/: \{0\}$/, ''),
    }));
}

/** A configuration, or what it extends, is missing, no object, or extends itself in the end. */
const UNREADABLE = new Set([5083, 5092, 6053, 18000]);

/**
 * Tells the declarations of the language itself, which are those of the checker's version. The syntax of the one with the
 * DOM takes 8 MB.
 */
export const isOfLanguage = (file: string) =>
  /\/@typescript\/typescript-[^/]+\/lib\/[^/]+$/.test(file);

function pathsOf(options: Project['compilerOptions']): PathMap | undefined {
  const { paths, pathsBasePath, baseUrl } = options as typeof options & {
    pathsBasePath?: string;
    baseUrl?: string;
  };
  const base = baseUrl ?? pathsBasePath;
  return paths === undefined || base === undefined ? undefined : { base, patterns: paths };
}

/** What to ask for: the name, or the module when all of it is imported. */
function importedName({ importClause, moduleSpecifier }: ImportDeclaration): Node {
  const bindings = importClause?.namedBindings;
  return isNamedImports(bindings!) ? bindings.elements[0]!.name : moduleSpecifier;
}

/** Remembered, because the checker's own type would ask again. */
function membersOf(type: Type): readonly Type[] {
  if (!type.isUnionType() && !type.isIntersectionType()) return [type];
  const known = members.get(type) ?? type.getTypes();
  members.set(type, known);
  return known;
}

const members = new WeakMap<Type, readonly Type[]>();
