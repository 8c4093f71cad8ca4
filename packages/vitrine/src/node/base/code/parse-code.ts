/** The parser that comes with the bundler: one of its own would be a package more to install. */
import type { ESTree, ParseResult } from 'rolldown/utils';

export { parseSync, Visitor, type ParseResult, type ParserOptions } from 'rolldown/utils';

export type Node = ESTree.Node;
export type Expression = ESTree.Expression;
export type Pattern = ESTree.BindingPattern | ESTree.BindingRestElement;
export type ObjectProperty = ESTree.ObjectProperty;
export type Comment = ParseResult['comments'][number];
export type StaticImportEntry = ParseResult['module']['staticImports'][number]['entries'][number];
export type StaticExportEntry = ParseResult['module']['staticExports'][number]['entries'][number];
