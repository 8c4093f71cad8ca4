/** A demo of a block of a README: a module that needs nothing but the library, and what that depends on. */
import { apply, type Edit } from './edit-code.ts';
import { declaredBy, type ReadBlock, type Statement } from './read-blocks.ts';
import { replaceAddresses } from './replace-addresses.ts';

/** A demo that a README has. */
export interface Example {
  /** Its module, with a default export. */
  code: string;
  /** Whether it is JavaScript that says too little for the compiler. */
  isUntyped?: boolean;
  /** Packages beside the library that it imports. */
  packages: string[];
  /** Style sheets of the library that it imports, which a site has elsewhere. */
  sheets: string[];
}

/**
 * @param beside packages that a site has with the library
 * @returns `null` for what shows nothing, or needs what a site does not have
 */
export function makeExample(
  block: ReadBlock,
  library: string,
  beside: ReadonlySet<string> = new Set(),
): Example | null {
  const { code, program } = block;
  const imports = readImports(program.body, library, beside);
  const shown = imports && findShown(block);
  const pictures = shown && replaceAddresses(block);
  if (!imports || !shown || !pictures) return null;
  const { sheets, packages, edits } = imports;
  const made = apply(code, [...edits, ...pictures, ...shown.edits]) + shown.added;
  return { code: `${made.replace(/\n{3,}/g, '\n\n').trim()}\n`, packages, sheets };
}

const DEFAULT = /^export default (?:(function )(?=(\w+))|(\w+);\n?)/m;

/** As tall as what is around it. */
export const FILLING = /^<\w+[^>]* style="(?:[^"]*;\s*)?height:\s*100(?:%|vh)/;
/** What measures its own width. */
const MEASURING = /\breturn \(?\s*<div\b[^>]* ref=/;

/**
 * An example within a box, where it is as large as what is around it: demos stand in the middle of theirs.
 * @param html its markup
 */
export function giveRoom(example: Example, html: string): Example {
  const isTall = FILLING.test(html);
  const [, , called, named] = DEFAULT.exec(example.code) ?? [];
  const name = called ?? named;
  if (name === undefined || !(isTall || MEASURING.test(example.code))) return example;
  const own = example.code.replace(DEFAULT, '$1').trimEnd();
  const code = `${own}

export default function InBox() {
  return (
    <div style={{ width: '100%'${isTall ? ', height: 400' : ''} }}>
      <${name} />
    </div>
  );
}
`;
  return { ...example, code };
}

const OF_REACT = /^react(?:\/|$)/;
const SHEET = /\.(?:css|s[ac]ss|less)$/;

/** `@acme/ui` of `@acme/ui/button`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** What is imported: of React, of packages that are there, and style sheets, which go; `null` where it is of anything else. */
function readImports(body: readonly Statement[], library: string, beside: ReadonlySet<string>) {
  const found = {
    ...{ sheets: [] as string[], packages: [] as string[], edits: [] as Edit[] },
    names: new Set<string>(),
  };
  for (const [at, statement] of body.entries()) {
    if ('directive' in statement && typeof statement.directive === 'string')
      found.edits.push([statement.start, statement.end, '']);
    if (statement.type !== 'ImportDeclaration') continue;
    const names = statement.specifiers.map(({ local }) => local.name);
    // Another way to write it, of which readers take one, and what leads to it: `// or`.
    if (names.length > 0 && names.every((name) => found.names.has(name))) {
      found.edits.push([body[at - 1]!.end, statement.end, '']);
      continue;
    }
    for (const name of names) found.names.add(name);
    const specifier = statement.source.value;
    const isOwn = specifier === library || specifier.startsWith(`${library}/`);
    if (SHEET.test(specifier)) {
      if (isOwn) found.sheets.push(specifier);
      found.edits.push([statement.start, statement.end, '']);
    } else if (!isOwn && !OF_REACT.test(specifier)) {
      const name = PACKAGE.exec(specifier)?.[0] ?? '';
      if (!beside.has(name)) return null;
      found.packages.push(name);
    }
  }
  return found;
}

/** The component that is shown, as the default export. */
function findShown({ code, program }: ReadBlock): { edits: Edit[]; added: string } | null {
  const { body } = program;
  const isDefault = ({ type }: Statement) => type === 'ExportDefaultDeclaration';
  if (body.some(isDefault)) return { edits: [], added: '' };
  const alone = body.filter(isElement);
  const [element] = alone;
  if (element) {
    if (alone.length > 1) return null;
    const { start, end } = element.expression;
    const lines = Array.from(
      code.slice(start, end).matchAll(/\n/g),
      ({ index }) => start + index + 1,
    );
    const edits: Edit[] = [
      [start, start, 'export default function Example() {\n  return (\n    '],
      ...lines.map((at): Edit => [at, at, '    ']),
      [end, element.end, '\n  );\n}'],
    ];
    return { edits, added: '' };
  }
  const components = body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const own = isExported ? statement.declaration : statement;
    const [name = ''] = own === null ? [] : declaredBy(own);
    const text = code.slice(statement.start, statement.end);
    const isOne = own !== null && /^[A-Z]/.test(name) && /<[A-Za-z>]/.test(text);
    return isOne ? [{ name, own, statement, isExported }] : [];
  });
  // What others are made of is a part of these.
  const isPart = (name: string) => new RegExp(`<${name}\\b`).test(code);
  const one = components.findLast(({ name }) => !isPart(name));
  if (!one) return null;
  const { name, own, statement, isExported } = one;
  if (own.type !== 'FunctionDeclaration')
    return { edits: [], added: `\n\nexport default ${name};\n` };
  const start = isExported ? statement.start : own.start;
  return { edits: [[start, own.start, 'export default ']], added: '' };
}

const isElement = (
  statement: Statement,
): statement is Extract<Statement, { type: 'ExpressionStatement' }> =>
  statement.type === 'ExpressionStatement' && /^JSX/.test(statement.expression.type);
