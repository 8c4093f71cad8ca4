/** What `export *` does not pass on: modules that are not there, and names that two modules have. */
import { SymbolFlags } from 'ts-api/unstable/sync';
import type { Checker, Project, Symbol as TypeSymbol } from 'ts-api/unstable/sync';
import type { ExportDeclaration } from 'ts-api/unstable/ast';
import { isExportDeclaration } from 'ts-api/unstable/ast/is';
import { groupBy } from '../../../base/group-by.ts';
import { CODE, SOURCE } from '../../../base/code/find-module.ts';
import { fileBeside, listBarrels, type Barrel } from './barrels.ts';

type Program = Project['program'];

/** All that a module has, passed on from where the checker finds nothing. */
export interface LostStar {
  file: string;
  specifier: string;
}

/** A name that a module passes on from two others: by the language's rule it then has none of that name. */
export interface ClashingName {
  file: string;
  name: string;
}

export interface StarFaults {
  lost: LostStar[];
  clashing: ClashingName[];
}

/** A program that is open, with its checker. */
export interface Opened {
  checker: Checker;
  program: Program;
}

/** @param modules symbols of what is read, modules or not */
export function readStars(opened: Opened, modules: readonly (TypeSymbol | undefined)[]) {
  let found: StarFaults | undefined;
  const faults = (): StarFaults => {
    if (found !== undefined) return found;
    const known = modules.filter((one) => one !== undefined);
    const whole = known.filter(({ flags }) => (flags & SymbolFlags.ValueModule) !== 0);
    const barrels = [...listBarrels(whole.flatMap(filesOf))];
    found = {
      lost: barrels.flatMap((one) => findLostStars(opened, one)),
      clashing: barrels.flatMap((one) => findClashingNames(opened, one)),
    };
    return found;
  };
  return {
    faults,
    /** Tells whether a module has a name from a module behind `export *` to which two others give it. */
    isClashing(module: TypeSymbol, { name }: TypeSymbol): boolean {
      const clashes = faults().clashing.filter((one) => one.name === name);
      if (clashes.length === 0 || namesIn(module).includes(name)) return false;
      const files = [...listBarrels(filesOf(module))].map(({ file }) => file);
      return clashes.some(({ file }) => files.includes(file));
    },
  };
}

const filesOf = ({ declarations }: TypeSymbol) => declarations.map((one) => one.path);

/** Of what a module exports by name. */
const namesIn = (module: TypeSymbol): string[] => [...module.getExports().keys()];

function findLostStars({ checker, program }: Opened, { file, stars }: Barrel): LostStar[] {
  if (!stars.some((specifier) => isDoubtful(file, specifier))) return [];
  // What looks like a statement may stand in a comment.
  const modules = starsIn(program, file);
  const found = checker.getSymbolAtLocation(modules);
  return modules
    .filter((_module, at) => found[at] === undefined)
    .map((module) => ({ file, specifier: module.getText().slice(1, -1) }))
    .filter(({ specifier }) => isDoubtful(file, specifier));
}

/** Code without declarations is nothing that declarations can pass on; of what code passes on, the checker reads some alone. */
function isDoubtful(file: string, specifier: string): boolean {
  const target = fileBeside(file, specifier);
  if (CODE.test(file)) return target === undefined && specifier.startsWith('.');
  return target === undefined || CODE.test(target);
}

/** Of values in source alone: declarations are what a compiler made of what it found no fault with. */
function findClashingNames({ checker, program }: Opened, { file, stars }: Barrel): ClashingName[] {
  if (stars.length < 2 || !SOURCE.test(file)) return [];
  const names = program
    .getSemanticDiagnostics(file)
    .filter(({ code }) => code === ALREADY_EXPORTED)
    .flatMap(({ text }) => / named '([^']+)'/.exec(text)?.[1] ?? []);
  if (names.length === 0) return [];
  // What is passed on as types does not count where the code runs.
  const modules = starsIn(program, file, ({ isTypeOnly }) => !isTypeOnly);
  const given = checker.getSymbolAtLocation(modules).flatMap((module) => {
    const all = module === undefined ? [] : checker.getExportsOfModule(module);
    return all.filter((one) => names.includes(one.name) && isValue(checker, one));
  });
  const counts = groupBy(given, ({ name }) => name);
  return [...counts].filter(([, all]) => all.length > 1).map(([name]) => ({ file, name }));
}

/** The modules that a file passes on whole, as it writes them. */
export function starsIn(
  program: Program,
  file: string,
  wanted: (statement: ExportDeclaration) => boolean = () => true,
) {
  const statements = program.getSourceFile(file)?.statements.filter(isExportDeclaration) ?? [];
  return statements
    .filter((one) => one.exportClause === undefined && wanted(one))
    .flatMap(({ moduleSpecifier }) => moduleSpecifier ?? []);
}

function isValue(checker: Checker, symbol: TypeSymbol): boolean {
  const isAlias = (symbol.flags & SymbolFlags.Alias) !== 0;
  const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return (flags & SymbolFlags.Value) !== 0;
}

/** "Module … has already exported a member named …" */
const ALREADY_EXPORTED = 2308;
