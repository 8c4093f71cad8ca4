/**
 * The door to the type checker. TypeScript 7.0.2 calls its API "unstable" and 7.1 renames the entry points and the way a
 * program is made, so only modules of this folder and `node/code/type-errors.ts` import `ts-api`.
 */
import type {
  Checker,
  ConditionalType,
  InterfaceType,
  Signature,
  Symbol as TypeSymbol,
  Type,
} from 'ts-api/unstable/sync';
import type { Node, SourceFile } from 'ts-api/unstable/ast';
import type { ReactTypes } from './react-types.ts';
import type { PathMap } from './settings/path-map.ts';
import type { StarFaults } from './stars/star-faults.ts';

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

/**
 * Tells the declarations of the language itself, which are those of the checker's version. The syntax of the one with the
 * DOM takes 8 MB.
 */
export const isOfLanguage = (file: string) =>
  /\/@typescript\/typescript-[^/]+\/lib\/[^/]+$/.test(file);
