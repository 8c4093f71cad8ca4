/** The example of a library's README as the first demo, where no component shows something by itself. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readmeOf } from '../api/components/imports/called-in-readme.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { writeInPlace } from '../base/files/write.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { findPackage } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';
import { probeExamples, type Probed, type Trial } from './components/probe.ts';
import type { ShownComponent } from './components/choose-components.ts';
import type { Picked } from './components/best-attempt.ts';
import { judgeMarkup } from './components/markup/judge-markup.ts';
import { completeExamples } from './complete-examples.ts';
import { FILLING, giveRoom, makeExample, type Example } from './examples/make-example.ts';
import {
  listDeclared,
  listImported,
  listWrittenImports,
  readBlock,
  readBlocks,
} from './examples/read-blocks.ts';
import { withDefaults } from './examples/with-defaults.ts';
import { quote } from '../base/text.ts';
import { sampleOf } from './components/samples/sample-value.ts';
import { literal } from './templates/text.ts';
import type { Settings } from './check-types.ts';

/** An example that shows something, and how it looks. */
export interface PickedExample extends Example {
  html: string;
  classes: string[];
  styled: boolean;
  /** Whether browsers would render something else than a server, at another time or place. */
  varies?: boolean;
}

/** More are variants of the first. */
const MOST_EXAMPLES = 5;
/** What an example is looked for with. */
interface Wanted {
  site: string;
  installed: Pick<InstalledPackage, 'name' | 'dir'>;
  trial: Trial;
  probed: Probed;
  settings: Settings;
  docs: readonly ComponentDoc[];
  /** Packages that the library depends on. */
  beside: readonly string[];
  /** The components that are shown anyway. */
  shown: readonly Pick<ShownComponent, 'name'>[];
}

/**
 * The first example that needs nothing else, type-checks, and shows something; `null` where what the README begins with is
 * shown anyway.
 */
export async function pickExample(wanted: Wanted): Promise<PickedExample | null> {
  const { site, installed, trial, probed, settings, docs, shown } = wanted;
  const file = readmeOf(installed);
  if (file === null) return null;
  const blocks = readBlocks(readFileSync(file, 'utf8'));
  const [first = []] = blocks
    .map((block) => listImported(block, installed.name))
    .filter((names) => names.length > 0);
  if (shown.some(({ name }) => first.includes(name.split('.')[0]!))) return null;
  const declared = new Map([
    ...listWrittenImports(blocks, installed.name),
    ...listExported(docs),
    ...listDeclared(blocks),
  ]);
  const beside = new Set(wanted.beside.filter((name) => findPackage(site, name) !== null));
  const made = blocks.flatMap((block) => makeExample(block, installed.name, beside) ?? []);
  const whole = completeExamples(
    site,
    installed.name,
    made.slice(0, MOST_EXAMPLES),
    declared,
    settings,
    (component, prop) => listFor(docs, component, prop),
  );
  if (whole.length === 0) return null;
  const dir = path.join(site, CACHE_DIR, 'init');
  try {
    const { transformSync } = await import('rolldown/utils');
    const files = whole.map(({ code }, index) => {
      const module = path.join(dir, `example-${index}.mjs`);
      const { code: compiled } = transformSync('example.tsx', withDefaults(code), {
        jsx: { runtime: 'automatic' },
      });
      writeInPlace(module, compiled);
      return module;
    });
    const seen = probeExamples(site, trial, probed.chosen, files);
    const at = seen.findIndex((one) => one !== null && isSeen(one.html));
    if (at === -1) return null;
    const { html, styled, varies } = seen[at]!;
    const { classes } = judgeMarkup(html, '');
    return { ...giveRoom(whole[at]!, html), html, styled, classes, ...(varies ? { varies } : {}) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Imports of what a library exports by name. */
const listExported = (docs: readonly ComponentDoc[]) =>
  docs.flatMap(({ name, imports }) => {
    const line = imports.find(({ clause }) => clause === `{ ${name} }`);
    return line ? [[name, `import { ${name} } from ${quote(line.specifier)};`] as const] : [];
  });

/** A list for a prop that takes one: with elements where its type says of what. */
function listFor(docs: readonly ComponentDoc[], component: string, prop: string): string | null {
  const doc = docs.find(({ name }) => name === component);
  const { type, resolved } = doc?.props.find(({ name }) => name === prop) ?? {};
  const written = resolved ?? type ?? '';
  if (doc === undefined || !LIST.test(written)) return null;
  const sample = sampleOf(written, doc.types, prop);
  return sample === null ? '[]' : literal(sample);
}

const LIST = /\[\]$|^(?:Readonly)?Array</;

/** As a component, for what makes its looks. */
export const asPicked = ({ html, classes, styled }: PickedExample): Picked => ({
  ...{ name: 'Example', specifier: '', isDefault: true, title: 'Example', html, classes, styled },
  ...{ hasChildren: false, props: {}, tag: '', drawsData: false, needsStyles: false, weight: 0 },
});

/** The components in it that have pages, as headers of pages name them. */
export function namesOf(
  { code }: Example,
  library: string,
  docs: readonly ComponentDoc[],
): string[] {
  const isOne = (name: string) =>
    docs.some((doc) => doc.kind === 'component' && doc.name.split('.')[0] === name);
  return listImported(readBlock(code)!, library).filter(isOne);
}

/** What an example begins without is shown by its animation, and what is as tall as its place when that has a height. */
function isSeen(html: string): boolean {
  const shown = html.replaceAll(/(?<=[";]\s*)opacity:\s*0(?![.\d])/g, '');
  const { texts, hasControl, hasPicture, hasDrawn } = judgeMarkup(shown, '');
  return texts > 0 || hasControl || hasPicture || hasDrawn || FILLING.test(html);
}
