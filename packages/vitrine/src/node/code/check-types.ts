import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { writeInPlace } from '../base/files/write.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { readPageText } from '../content/page-text.ts';
import {
  bundlerTypes,
  DEMO_DEFAULTS,
  DEMO_REQUIRED,
  inSource,
  listDemoSources,
} from './demo-project.ts';
import { placeBlocks, type BlockGroup, type PlacedBlock } from './place-blocks.ts';
import { readBlocks } from './read-blocks.ts';
import { readSourcePaths } from './source-paths.ts';
import { findTypeErrors, UNRESOLVED, type TypeErrorReport } from './type-errors.ts';

/** Settings for code blocks alone, then those of the site. */
const SITE_SETTINGS = 'tsconfig.json';
const SITE_CONFIGS = ['tsconfig.code.json', SITE_SETTINGS];

/** For what the site's settings do not say. */
const DEFAULTS = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['esnext', 'dom', 'dom.iterable'],
  // Stryker disable next-line all: declarations of packages are not looked into anyway, this saves time
  skipLibCheck: true,
};

/** Whatever the site's settings say. An import is often all that a block shows. */
const REQUIRED = {
  strict: true,
  noEmit: true,
  composite: false,
  incremental: false,
  moduleDetection: 'force',
  noUnusedLocals: false,
  noUnusedParameters: false,
};

/**
 * Type-checks every block of TypeScript as a module of its own, against the packages that the site has
 * installed, and finds marked blocks that need no marker.
 * @param files those of the pages, relative to `root`; a page may show the text of another file
 */
export function checkTypes(root: string, files: readonly string[], demos: CheckedDemos): Problem[] {
  const texts = new Map(
    files.map((page) => readPageText(root, page)).map((text) => [text.file, text]),
  );
  const blocks = [...texts.values()].flatMap(readBlocks);
  const ofSite = [...demos.files, ...demos.ofAdapter];
  if (blocks.length + ofSite.length === 0) return [];
  const dir = path.join(root, CACHE_DIR, 'code');
  const groups = placeBlocks(blocks);
  const sources = listDemoSources(root, ofSite, demos.outDir);
  const ofDemos = new Set(sources);
  const projects = writeProjects(root, dir, groups, sources, demos);
  const reports = findTypeErrors(root, projects).filter(
    (report) => !isUntyped(report, demos.packages),
  );

  const placed = new Map(
    groups.flatMap((group) => group.blocks.map((block) => [path.join(dir, block.path), block])),
  );
  const failing = new Set<PlacedBlock>();
  const problems: Problem[] = [];
  const outside = new Map<string, Problem>();
  for (const report of reports) {
    const block = placed.get(report.file);
    if (ofDemos.has(report.file)) {
      if (!demos.isKnown(report)) problems.push(inSource(root, report, demos.ofAdapter));
    } else if (block === undefined) {
      const found = notInBlock(root, dir, report);
      outside.set(`${found.file} ${found.message}`, found);
    } else if (!isFileOfReader(block, report)) {
      failing.add(block);
      if (!block.noCheck) problems.push(inBlock(block, report));
    }
  }
  for (const block of placed.values()) {
    const { noCheck, file, line } = block;
    if (noCheck && !failing.has(block))
      problems.push(problem('needless-no-check', [], { file, line }));
  }
  return [...outside.values(), ...problems];
}

/** The demos of a site and its adapter, to be checked as they lie. */
export interface CheckedDemos {
  /** Those that pages show and what they consist of, relative to the root. */
  files: readonly string[];
  /** The adapter and what it alone consists of. */
  ofAdapter: readonly string[];
  outDir: string;
  /** Conditions of exports that the bundler follows, such as `source`. */
  conditions?: readonly string[];
  /** Those that the site is about. */
  packages?: readonly string[];
  /** Whether an import that TypeScript cannot follow is one that the bundler can. */
  isKnown: (report: TypeErrorReport) => boolean;
}

/**
 * Writes the blocks, and a project for all that leave others alone and for each group that does not. Demos and the
 * adapter have one of their own.
 */
function writeProjects(
  root: string,
  dir: string,
  groups: readonly BlockGroup[],
  demos: readonly string[],
  { conditions, packages }: CheckedDemos,
): string[] {
  rmSync(dir, { recursive: true, force: true });
  const write = (file: string, text: string) => writeInPlace(path.join(dir, file), text);
  for (const { path: file, code } of groups.flatMap(({ blocks }) => blocks)) write(file, code);
  const site = findSettings(root);
  const compilerOptions = { ...DEFAULTS, customConditions: conditions };
  write('tsconfig.defaults.json', JSON.stringify({ compilerOptions }));
  const bases = ['./tsconfig.defaults.json', ...(site === '' ? [] : [`../../${site}`])];
  const ofSources = readSourcePaths(root, packages);
  const alone = groups.filter(({ augments }) => augments);
  const others = groups.filter(({ augments }) => !augments);
  const all = [others, ...alone.map((group) => [group])];
  // Stryker disable next-line all: one without files has no errors, this saves time
  const filled = all.filter((project) => project.length > 0);
  const projects = filled.map((project, index) => {
    const files = project.flatMap(({ blocks }) => blocks.map((block) => block.path));
    // Stryker disable next-line ArrayDeclaration: what is in the list has to be there to be included
    const config = {
      extends: bases,
      compilerOptions: { ...REQUIRED, ...ofSources },
      // A guide begins with the import of a style sheet, whatever settings the site has.
      files: [...files, bundlerTypes()],
      include: [],
    };
    write(`tsconfig.${index}.json`, JSON.stringify(config));
    return path.join(dir, `tsconfig.${index}.json`);
  });
  // Stryker disable next-line ConditionalExpression: one without files has no errors, this saves time
  if (demos.length === 0) return projects;
  write(
    'tsconfig.demo-defaults.json',
    JSON.stringify({ extends: './tsconfig.defaults.json', compilerOptions: DEMO_DEFAULTS }),
  );
  const own = existsSync(path.join(root, SITE_SETTINGS)) ? [`../../${SITE_SETTINGS}`] : [];
  const project = {
    extends: ['./tsconfig.demo-defaults.json', ...own],
    compilerOptions: { ...DEMO_REQUIRED, ...ofSources },
    files: demos,
    include: [],
  };
  write('tsconfig.demos.json', JSON.stringify(project));
  return [...projects, path.join(dir, 'tsconfig.demos.json')];
}

/** That a library has no declarations is not for its demos to correct. */
function isUntyped({ code, text }: TypeErrorReport, packages: readonly string[] = []): boolean {
  const [, name = ''] = code === WITHOUT_DECLARATIONS ? (/'([^']+)'/.exec(text) ?? []) : [];
  return packages.some((one) => name === one || name.startsWith(`${one}/`));
}

const WITHOUT_DECLARATIONS = 7016;

/** `import { App } from './app'`, where no block beside is that file: the reader has it. */
function isFileOfReader({ code }: PlacedBlock, report: TypeErrorReport): boolean {
  return UNRESOLVED.has(report.code) && /^['"]\.{1,2}\//.test(code.slice(report.start, report.end));
}

function inBlock({ file, line, code }: PlacedBlock, report: TypeErrorReport): Problem {
  const lines = code.trimEnd().split('\n').length;
  const within = Math.min(code.slice(0, report.start).split('\n').length, lines);
  return problem('code-type-error', [describe(report)], { file, line: line + within });
}

/** Settings that contradict each other: every project has them, from the site. */
function notInBlock(root: string, dir: string, report: TypeErrorReport): Problem {
  const isOurs = report.file === '' || report.file.startsWith(dir);
  const file = isOurs ? findSettings(root) : path.relative(root, report.file);
  return problem('code-type-error', [describe(report)], { file: file.replaceAll('\\', '/') });
}

/** The file of the site's settings; empty when it has none. */
function findSettings(root: string): string {
  return SITE_CONFIGS.find((name) => existsSync(path.join(root, name))) ?? '';
}

const describe = ({ code, text }: TypeErrorReport) => `TS${code}: ${text}`;
