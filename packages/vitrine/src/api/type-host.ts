/**
 * The door to the type checker. TypeScript 7.0.2 calls its API "unstable" and 7.1 renames the entry
 * points and the way a program is made, so only this module and `code/type-errors.ts` import `ts-api`.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { API, SignatureKind, SymbolFlags } from 'ts-api/unstable/sync';
import type {
  Checker,
  NodeHandle,
  Signature,
  Symbol as TypeSymbol,
  Type,
} from 'ts-api/unstable/sync';
import { isImportDeclaration, isVariableStatement } from 'ts-api/unstable/ast/is';
import type { Node, SourceFile } from 'ts-api/unstable/ast';
import { rememberAnswers } from './remember-answers.js';

export { ObjectFlags, SymbolFlags, TypeFlags } from 'ts-api/unstable/sync';
export { SyntaxKind } from 'ts-api/unstable/ast';
export * as is from 'ts-api/unstable/ast/is';
export type { Checker, Node, Signature, SourceFile, Type, TypeSymbol };
export type { TypeParameterDeclaration, TypeNode } from 'ts-api/unstable/ast';

/** A TypeScript program over the declarations of some modules. Call `close` when done. */
export interface TypeHost {
  checker: Checker;
  react: ReactTypes;
  /**
   * What a module exports under the names wanted, aliases followed; `null` when it does not resolve
   * to types.
   */
  exportsOf(specifier: string, wanted: (name: string) => boolean): ExportedSymbol[] | null;
  callSignatures(type: Type): readonly Signature[];
  constructSignatures(type: Type): readonly Signature[];
  /** The symbol behind an identifier, aliases followed. */
  symbolAt(node: Node): TypeSymbol | undefined;
  /** Declarations as syntax nodes. */
  declarationsOf(symbol: TypeSymbol): Node[];
  /** The declaration of a signature as a syntax node. */
  declarationOf(signature: Signature): Node | undefined;
  /** Paths of the files that declare a symbol; cheap, their syntax is not loaded. */
  filesOf(symbol: TypeSymbol): string[];
  /** Every file of the program, as absolute paths. */
  files(): string[];
  close(): void;
}

export interface ExportedSymbol {
  name: string;
  symbol: TypeSymbol;
}

/** What is needed of React's own types. */
export interface ReactTypes {
  /** Everything React can render; `null` when React's types are not installed. */
  node: Type | null;
  /** Attributes and events of HTML elements, `ref` and `key` included. */
  attributes: ReadonlySet<string>;
  /** The tag whose DOM interface this is, e.g. `div` for `HTMLDivElement`; `null` unless exactly one has it. */
  tagOf(domInterface: string): string | null;
}

const REACT_PROBE = `import type * as React from 'react';
export declare const node: React.ReactNode | Promise<React.ReactNode>;
export declare const attributes: React.AllHTMLAttributes<Element> & React.RefAttributes<Element>;
export declare const elements: React.JSX.IntrinsicElements;
`;

/** The full default library on purpose: without the DOM types, unions that mention them collapse. */
const COMPILER_OPTIONS = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Opens a program over `specifiers`, resolved as an import from a file in `root` would be. The
 * importing file and its tsconfig exist in memory only.
 * @param packageDir real path of the package: its React types may lie beside it in a store, and not in `root`
 */
export function openTypeHost(root: string, packageDir: string, specifiers: string[]): TypeHost {
  const entry = path.join(root, '__vitrine-api__.ts');
  const probes = [packageDir, root].map((dir) => path.join(dir, '__vitrine-react__.ts'));
  const tsconfig = path.join(root, '__vitrine-api__.json');
  const virtual = new Map([
    [
      entry,
      specifiers.map((name, i) => `import * as m${i} from ${JSON.stringify(name)};\n`).join(''),
    ],
    ...probes.map((probe) => [probe, REACT_PROBE] as const),
    [tsconfig, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [entry, ...probes] })],
  ]);
  const fs = {
    readFile: (file: string) => virtual.get(file),
    fileExists: (file: string) => (virtual.has(file) ? true : undefined),
  };
  const api = withRareCollections(() => new API({ cwd: root, fs }));
  const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
  const entrySource = project?.program.getSourceFile(entry);
  if (project === undefined || entrySource === undefined) {
    closeChecker(api);
    throw new Error(`The type checker opened no project in ${root}.`);
  }
  const { program } = project;
  const checker = rememberAnswers(project.checker);
  // In one request, as wherever the checker takes a list: each is a message to another process.
  const named = checker.getSymbolAtLocation(
    entrySource.statements
      .filter(isImportDeclaration)
      .map(({ moduleSpecifier }) => moduleSpecifier),
  );
  const modules = new Map(named.map((symbol, i) => [specifiers[i], symbol]));
  const follow = (symbol: TypeSymbol) =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const nodes = new Map<NodeHandle, Node | undefined>();
  const resolve = (handle: NodeHandle) => {
    if (!nodes.has(handle)) nodes.set(handle, handle.resolve(project));
    return nodes.get(handle);
  };
  const readReact = (probe: string) => readReactTypes(checker, program.getSourceFile(probe)!);
  const [packageReact, ...others] = probes;
  let react = readReact(packageReact!);
  for (const probe of others) if (react.node === null) react = readReact(probe);
  return {
    checker,
    react,
    exportsOf(specifier, wanted) {
      const module = modules.get(specifier);
      if (module === undefined) return null;
      const exports = checker.getExportsOfModule(module).filter(({ name }) => wanted(name));
      return exports.map((symbol) => ({ name: symbol.name, symbol: follow(symbol) }));
    },
    callSignatures: (type) => checker.getSignaturesOfType(type, SignatureKind.Call),
    constructSignatures: (type) => checker.getSignaturesOfType(type, SignatureKind.Construct),
    symbolAt(node) {
      const symbol = checker.getSymbolAtLocation(node);
      return symbol === undefined ? undefined : follow(symbol);
    },
    declarationsOf: (symbol) =>
      symbol.declarations.map(resolve).filter((node) => node !== undefined),
    declarationOf: (signature) =>
      signature.declaration === undefined ? undefined : resolve(signature.declaration),
    filesOf: (symbol) => symbol.declarations.map((handle) => handle.path),
    files: () => program.getSourceFileNames().filter((file) => !virtual.has(file)),
    close: () => closeChecker(api),
  };
}

/**
 * Starts the checker's process, which lives for seconds, without garbage collection below a gigabyte:
 * measured on a library of 130 components, a quarter less CPU time, and 430 MB for both processes together.
 */
export function withRareCollections<Result>(start: () => Result): Result {
  const settings = { GOGC: 'off', GOMEMLIMIT: '1GiB' };
  // Whoever has set one knows why.
  if (process.env.GOGC !== undefined || process.env.GOMEMLIMIT !== undefined) return start();
  Object.assign(process.env, settings);
  try {
    return start();
  } finally {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  }
}

/**
 * Ends the checker's process. `API.close` asks it to go with a signal that it may answer with "context
 * canceled" on our stderr. It has nothing to finish, so it gets one that cannot be answered.
 */
export function closeChecker(api: API): void {
  const child = (api as unknown as CheckerInternals).client?.channel?.child;
  if (child !== undefined) {
    const kill = child.kill.bind(child);
    child.kill = () => kill('SIGKILL');
  }
  api.close();
}

/** Where version 7.0.2 keeps the process; the next may keep it elsewhere, and then only asks. */
interface CheckerInternals {
  client?: { channel?: { child?: ChildProcess } };
}

function readReactTypes(checker: Checker, probe: SourceFile): ReactTypes {
  const declarations = probe.statements
    .filter(isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  const [node, attributes, elements] = declarations.map(({ name }) =>
    checker.getTypeAtLocation(name),
  );
  const known = node !== undefined && !node.isErrorType() && attributes !== undefined;
  let tags: Map<string, string | null> | undefined;
  return {
    node: known ? node : null,
    attributes: new Set(
      known ? checker.getPropertiesOfType(attributes).map(({ name }) => name) : [],
    ),
    tagOf(domInterface) {
      tags ??= elements === undefined ? new Map() : readTags(checker, elements);
      return tags.get(domInterface) ?? null;
    },
  };
}

/** React types each element as `DetailedHTMLProps<Attributes, DomInterface>`. */
function readTags(checker: Checker, elements: Type): Map<string, string | null> {
  const tags = new Map<string, string | null>();
  const members = checker.getPropertiesOfType(elements);
  checker.getTypeOfSymbol(members).forEach((type, i) => {
    const dom = type?.getAliasTypeArguments()[1]?.getSymbol()?.name;
    const tag = members[i]?.name;
    if (dom !== undefined && tag !== undefined) tags.set(dom, tags.has(dom) ? null : tag);
  });
  return tags;
}
