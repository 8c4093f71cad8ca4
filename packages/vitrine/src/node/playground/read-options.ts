import { parseSync, type Node, type ObjectProperty } from '../base/code/parse-code.ts';
import type { AuthoredCode, PropValue, Snippet, Wrap } from '../../shared/playground.ts';
import { namesIn, readScope, type Scope } from './scope.ts';
import { snippet } from './snippet.ts';

/** The options of a playground as its author wrote them, read from the module's syntax. */
export interface AuthoredOptions {
  controls: string[] | null;
  /** Literals as values, anything else as code. */
  props: Map<string, { value: PropValue } | { authored: AuthoredCode }>;
  presets: Map<string, ({ name: string } & AuthoredCode)[]>;
  /** Names of the props that handlers are for. */
  handlers: Set<string>;
  wrap: Wrap | null;
}

/** What is chosen where the author says nothing. */
export const noOptions = (): AuthoredOptions => ({
  controls: null,
  props: new Map(),
  presets: new Map(),
  handlers: new Set(),
  wrap: null,
});

/** An error in an options module; `offset` is its place in the source. */
export class OptionsError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Reads an options module without running it: what its presets look like is shown to readers as the
 * author wrote it.
 * @throws OptionsError
 */
export function readOptions(source: string, file: string): AuthoredOptions {
  const { program, errors } = parseSync(file, source, { lang: 'tsx', sourceType: 'module' });
  const [error] = errors;
  if (error) throw new OptionsError(error.message, error.labels[0]?.start ?? 0);
  const context = { source, scope: readScope(program.body, source) };
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const options = exported && unwrap(exported.declaration);
  if (options?.type !== 'ObjectExpression') {
    throw new OptionsError('it must export an object by default', exported?.start ?? 0);
  }
  const found = noOptions();
  for (const { name, value } of entriesOf(options)) {
    if (name === 'controls') found.controls = readNames(value);
    else if (name === 'props') {
      for (const each of entriesOf(value)) found.props.set(each.name, readProp(each, context));
    } else if (name === 'presets') {
      for (const each of entriesOf(value)) {
        const presets = entriesOf(each.value).map((preset) => ({
          name: preset.name,
          ...readCode(preset.value, each.name, context),
        }));
        found.presets.set(each.name, presets);
      }
    } else if (name === 'handlers') {
      found.handlers = new Set(writtenNames(value));
    } else if (name === 'wrap') found.wrap = readWrap(value, context);
  }
  return found;
}

interface Context {
  source: string;
  scope: Scope;
}

function readProp(
  { name, value }: { name: string; value: Node },
  context: Context,
): { value: PropValue } | { authored: AuthoredCode } {
  if (value.type === 'Literal' && ['string', 'number', 'boolean'].includes(typeof value.value)) {
    return { value: value.value as PropValue };
  }
  if (value.type === 'UnaryExpression' && value.operator === '-') {
    const { argument } = value;
    if (argument.type === 'Literal' && typeof argument.value === 'number')
      return { value: -argument.value };
  }
  return { authored: readCode(value, name, context) };
}

/** The code of a prop's value in JSX: for `children` the code between the tags. */
function readCode(node: Node, prop: string, context: Context): AuthoredCode {
  const imports = importsOf(node, context);
  const slice = (each: Node) => dedent(context.source, each.start, each.end);
  if (prop === 'children') {
    const nodes = node.type === 'ArrayExpression' ? node.elements : [node];
    const lines = nodes.map((part) => {
      if (part === null || part.type === 'SpreadElement') {
        throw new OptionsError('children are written one by one', node.start);
      }
      if (part.type === 'Literal' && typeof part.value === 'string') return childText(part.value);
      return part.type === 'JSXElement' ? slice(part) : `{${slice(part)}}`;
    });
    // One by one: side by side they are no code.
    const parts = lines.map(snippet);
    return {
      code: parts.map(({ code }) => code).join('\n'),
      html: parts.map(({ html }) => html).join('\n'),
      imports,
    };
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { ...snippet(attributeText(node.value)), imports };
  }
  return { ...snippet(`{${slice(node)}}`), imports };
}

/** Text between tags, where braces and angle brackets mean something. */
function childText(text: string): string {
  return /^\s|[{}<>&]|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

function attributeText(text: string): string {
  return /["\\&\n]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

/** `(element) => <List>{element}</List>` */
function readWrap(node: Node, context: Context): Wrap {
  const form = 'wrap must have the form (element) => <Around>{element}</Around>';
  if (node.type !== 'ArrowFunctionExpression') throw new OptionsError(form, node.start);
  const [param] = node.params;
  const body = unwrap(node.body);
  const name = param?.type === 'Identifier' ? param.name : '';
  const { code, html } = snippet(dedent(context.source, body.start, body.end));
  // A variable has no colour.
  const [codes, htmls] = [code, html].map((text) => text.split(`{${name}}`));
  if (name === '' || codes?.length !== 2 || htmls?.length !== 2) {
    throw new OptionsError(form, node.start);
  }
  const trimEnd = (text = '') => text.trimEnd();
  const trimStart = (text = '') => text.replace(/^\s*\n/, '');
  return {
    before: { code: trimEnd(codes[0]), html: trimEnd(htmls[0]) },
    after: { code: trimStart(codes[1]), html: trimStart(htmls[1]) },
    indent: /(?:^|\n)( *)$/.exec(codes[0] ?? '')?.[1]?.length ?? 2,
    imports: importsOf(body, context, name),
  };
}

/** @throws OptionsError for a name that readers could not import */
function importsOf(node: Node, { scope }: Context, except = ''): Snippet[] {
  const found = new Set<Snippet>();
  for (const { name, start } of namesIn(node)) {
    if (!scope.has(name) || name === except) continue;
    const statement = scope.get(name);
    if (!statement) {
      throw new OptionsError(
        `"${name}" is declared in the file: readers see the code of a preset, so it may use imports only`,
        start,
      );
    }
    found.add(statement);
  }
  return [...found];
}

function entriesOf(node: Node): { name: string; value: Node }[] {
  const object = unwrap(node);
  if (object.type !== 'ObjectExpression') {
    throw new OptionsError('expected an object that is written out', node.start);
  }
  return object.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) {
      throw new OptionsError('expected properties that are written out', property.start);
    }
    return { name: nameOf(property), value: unwrap(property.value) };
  });
}

/** Names that are written out: handlers run, so they may come from anywhere. */
function writtenNames(object: Node): string[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((one) =>
    one.type === 'Property' && !one.computed ? [nameOf(one)] : [],
  );
}

function nameOf({ key }: ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new OptionsError('expected a name', key.start);
}

function readNames(node: Node): string[] {
  const list = unwrap(node);
  const names =
    list.type === 'ArrayExpression'
      ? list.elements.map((each) =>
          each?.type === 'Literal' && typeof each.value === 'string' ? each.value : null,
        )
      : [null];
  if (names.includes(null)) {
    throw new OptionsError("controls must be a list of names such as ['size']", node.start);
  }
  return names as string[];
}

/** Takes off casts and parentheses. */
function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** A part of the source, its further lines moved as far to the left as its first began. */
function dedent(source: string, start: number, end: number): string {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const indent = indentOf(line);
  const [first = '', ...rest] = source.slice(start, end).split('\n');
  return [first, ...rest.map((each) => each.slice(Math.min(indent, indentOf(each))))].join('\n');
}

const indentOf = (line: string) => line.length - line.trimStart().length;
