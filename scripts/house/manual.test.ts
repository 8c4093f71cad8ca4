import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { BLOCK_DIRECTIVES } from '../../packages/vitrine/src/node/blocks/index.ts';
import { configSchema } from '../../packages/vitrine/src/node/config/schema.ts';
import { splitFrontMatter } from '../../packages/vitrine/src/node/markdown/front-matter.ts';
import { changelogDirective } from '../../packages/vitrine/src/node/releases/changelog-directive.ts';
import { versionsDirective } from '../../packages/vitrine/src/node/versions/versions-directive.ts';
import { slugify } from '../../packages/vitrine/src/shared/markdown/slug.ts';
import { ROOT } from '../run.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const MANUAL = read('packages/vitrine/docs/manual.md');
const FILES = [
  'README.md',
  ...['manual', 'agents', 'hosting', 'hosted-search'].map(
    (name) => `packages/vitrine/docs/${name}.md`,
  ),
];
const DOCUMENTS = FILES.map(read).join('\n');

/** What a text says as code. */
const codeOf = (text: string) =>
  [...text.matchAll(/^\s*```[^]*?^\s*```|`[^`\n]+`/gm)].map(([code]) => code).join('\n');
const names = (code: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);

/** Sections of the manual by their anchors. */
const SECTIONS = new Map(
  MANUAL.split(/^(?=##+ )/m).map((text) => [slugify(/^#+ (.*)/.exec(text)![1]!), text]),
);
/** Rows of the table of a section: names, and what each says, with the sections and documents that it links. */
function readTable(anchor: string): Map<string, string> {
  const rows = [...SECTIONS.get(anchor)!.matchAll(/^\| `(\w+)` +\| (.*)/gm)];
  const linked = (text: string) =>
    [...text.matchAll(/\]\((?:#([^)]+)|([\w-]+\.md))\)/g)].map(([, hash, file]) =>
      file ? read(`packages/vitrine/docs/${file}`) : SECTIONS.get(hash!)!,
    );
  return new Map(rows.map(([, key, text]) => [key!, [text!, ...linked(text!)].join('\n')]));
}

interface Wrapping {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
}

/** Keys of an object and of what it holds. */
function listKeys(type: z.core.$ZodType, seen = new Set<unknown>()): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  const {
    innerType,
    in: input,
    element,
    valueType,
    getter,
    options,
    shape,
  } = type._zod.def as Wrapping;
  const inner = innerType ?? input ?? element ?? valueType ?? getter?.();
  return [
    ...(inner ? listKeys(inner, seen) : []),
    ...(options ?? []).flatMap((option) => listKeys(option, seen)),
    ...Object.entries(shape ?? {}).flatMap(([key, member]) => [key, ...listKeys(member, seen)]),
  ];
}

describe('settings', () => {
  const rows = readTable('settings');
  const { shape } = configSchema;

  it('lists the keys of the configuration in their order', () => {
    expect([...rows.keys()]).toEqual(Object.keys(shape));
  });

  // Directives of the policy are those of the web.
  const described = (key: string) =>
    listKeys(shape[key as keyof typeof shape]).filter(
      (name) => !name.includes('-') && !(key === 'search' && name === 'provider'),
    );
  test.each([...rows])('%s: what it holds is named in its row or where that leads', (key, text) => {
    expect(described(key).filter((name) => !names(codeOf(text), name))).toEqual([]);
  });

  it('examples are valid', async () => {
    const codes = [...DOCUMENTS.matchAll(/^ *```ts\n([^]*?)^ *```/gm)]
      .map(([, code]) => code!.replace(/^ *(?:import |\/\/).*$/gm, '').trim())
      .filter((code) => /^(?:export default defineConfig\(|\w+: )/.test(code))
      .map((code) => code.replaceAll(/YOUR_\w+/g, 'x'))
      .map((code) => (code.startsWith('export') ? code : `export default { ${code} }`));
    expect(codes.length).toBeGreaterThan(10);
    const search = (name: string, provider: string) =>
      `const ${name} = (value) => ({ provider: '${provider}', ...value });`;
    const given = `const defineConfig = (value) => value; ${search('localSearch', 'local')} ${search('docsearch', 'docsearch')}`;
    for (const code of codes) {
      const module = `data:text/javascript,${encodeURIComponent(given + code)}`;
      const { default: value } = (await import(/* @vite-ignore */ module)) as { default: unknown };
      const { error } = configSchema.partial().safeParse(value);
      expect(error?.issues ?? [], code).toEqual([]);
    }
  });
});

it('the header of a page: lists the keys that it may have', () => {
  const [problem] = splitFrontMatter('---\nunknown: 1\n---\n', 'a.md').problems;
  const [, known] = /; expected (.*)$/.exec(problem!.message)!;
  expect([...readTable('the-header-of-a-page').keys()].sort()).toEqual(
    known!.split(/, | or /).sort(),
  );
});

it.each([...BLOCK_DIRECTIVES, changelogDirective, versionsDirective])(
  'directive $name is explained with its attributes',
  ({ name, attributes }) => {
    const code = codeOf(DOCUMENTS);
    expect(code).toContain(`::${name}`);
    expect(Object.keys(attributes).filter((each) => !names(code, each))).toEqual([]);
  },
);

describe('the command line', () => {
  const cli = read('packages/vitrine/src/cli.ts');
  const line = read('packages/vitrine/src/node/commands/process/command-line.ts');
  const init = read('packages/vitrine/src/node/commands/init.ts');
  const optionsOf = (text: string) => {
    const [, list] = /^const OPTIONS = \{\n([^]*?)^\}/m.exec(text)!;
    return [...list!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
  };
  const options = [...new Set([...optionsOf(line), ...optionsOf(init)])];

  it('explains each option in its help', () => {
    const help = /^const HELP = `([^]*?)`;/m.exec(cli)![1]!;
    const told = [...help.matchAll(/^ {2}(?:-\w, )?--(\w+)/gm)].map(([, name]) => name!);
    expect(told.sort()).toEqual([...options].sort());
  });

  // Those that any command has, and one for those who work on Vitrine.
  it('is explained with each option by the manual', () => {
    const plain = ['help', 'version', 'vitrine'];
    const code = codeOf(MANUAL + read('packages/vitrine/docs/agents.md'));
    const missing = options.filter((name) => !plain.includes(name) && !names(code, `--${name}`));
    expect(missing).toEqual([]);
  });

  it('explains in its help what the documents say of it', () => {
    const lines = codeOf(DOCUMENTS).split('\n');
    const said = lines
      .filter((line) => /^`?(?:--|(?:npx )?vitrine [a-z]|npm create vitrine|`vitrine)/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/(?<=[ `[])--(\w+)(?![\w-])/g)].map(([, name]) => name!),
      );
    expect(said.length).toBeGreaterThan(20);
    expect([...new Set(said)].filter((name) => !options.includes(name))).toEqual([]);
  });
});

describe('errors', () => {
  const ENGINE = 'packages/vitrine/src/';
  const words = `${ENGINE}node/base/errors`;
  const catalogue = readdirSync(path.join(ROOT, words))
    .map((name) => read(`${words}/${name}`))
    .join('\n');
  const others = ['browser/core/client-errors.ts', 'browser/demo/demo-errors.ts'];
  const sources = [catalogue, ...others.map((file) => read(ENGINE + file))].join('\n');

  it('no code has words in two catalogues', () => {
    const codes = [...catalogue.matchAll(/^ {2}'?([a-z]+(?:-[a-z\d]+)*)'?: \{/gm)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('documents name codes that there are', () => {
    const cells = [...read('docs/errors.md').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)];
    const said = [...SECTIONS.get('the-api-as-data')!.matchAll(/\(`([a-z]+(?:-[a-z]+)+)`/g)];
    const codes = [...cells, ...said].map(([, code]) => code!);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('hints lead to sections that the manual has', () => {
    const named = [
      ...catalogue.matchAll(
        /"([A-Z][a-z ]+)"(?=\)?\.? (?:in the manual|W))|in \("([A-Z][a-z ]+)"\)/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(1);
    expect(
      named
        .map(([, one, other]) => one ?? other!)
        .filter((title) => !MANUAL.includes(`\n## ${title}\n`)),
    ).toEqual([]);
  });
});
