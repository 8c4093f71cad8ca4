/** A program of the type checker, opened and asked. */
import { statSync } from 'node:fs';
import { SignatureKind, SymbolFlags } from 'ts-api/unstable/sync';
import type {
  API,
  NodeHandle,
  Project,
  Snapshot,
  Symbol as TypeSymbol,
  Type,
} from 'ts-api/unstable/sync';
import { isImportDeclaration, isNamedImports } from 'ts-api/unstable/ast/is';
import type { ImportDeclaration, Node } from 'ts-api/unstable/ast';
import { DECLARATIONS } from '../../base/code/find-module.ts';
import { refusePipes } from '../../base/files/refuse-pipes.ts';
import { targetOf } from './alias-target.ts';
import { askTogether } from './answers/ask-together.ts';
import { lookUpListed } from './answers/listed-properties.ts';
import { rememberAnswers } from './answers/remember-answers.ts';
import { assignedBy, exportsBesideAssigned, membersOfAssigned } from './assigned-export.ts';
import { closeChecker, settingsFor, startChecker } from './checker-process.ts';
import { createEntryProject, type EntryProject, type NamedImport } from './entry-project.ts';
import { readReactTypes } from './react-types.ts';
import type { PathMap } from './settings/path-map.ts';
import { refuseLinks } from './settings/refuse-links.ts';
import { readStars } from './stars/star-faults.ts';
import { saysType, typesBehindStars } from './stars/type-only.ts';
import { isOfLanguage, type TypeHost } from './type-host.ts';

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
    ...{ lent: files.lent, paths: pathsOf(project.compilerOptions, files.linked) },
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

function pathsOf(
  options: Project['compilerOptions'],
  linked: PathMap['linked'],
): PathMap | undefined {
  const { paths, pathsBasePath, baseUrl } = options as typeof options & {
    pathsBasePath?: string;
    baseUrl?: string;
  };
  const base = baseUrl ?? pathsBasePath;
  const own = paths === undefined || base === undefined ? undefined : { base, patterns: paths };
  return linked === undefined ? own : { base: '/', patterns: {}, ...own, linked };
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
