import type {
  AuthoredCode,
  PlaygroundControl,
  PlaygroundData,
  PropValue,
  Snippet,
} from '../../shared/playground.ts';
import { mergeImports } from './merge-imports.ts';
import type { Changes } from './options.ts';
import { printHeld } from './print-held.ts';
import { join, plain, token } from './snippets.ts';
import type { Values } from './values.ts';

/** Columns that a tag may take before each prop gets a line of its own. */
const WIDTH = 80;

/**
 * The code that renders what the playground shows: import statements, then the element with the props
 * that differ from what the component does without them. The colours are those of `node/markdown/code/highlight.ts`.
 * @param held what handlers have set beside the controls
 */
export function printCode(data: PlaygroundData, values: Values, held: Changes = {}): Snippet {
  const imports = new Map([[data.import.code, data.import]]);
  const need = (statements: Snippet[]) => {
    for (const each of statements) imports.set(each.code, each);
  };
  const props: Snippet[] = [];
  let children: Snippet | null = null;
  const add = (prop: string, value: PropValue | AuthoredCode) => {
    if (typeof value === 'object') need(value.imports);
    if (prop === 'children') {
      children = typeof value === 'object' ? value : childText(value);
    } else props.push(attribute(prop, value));
  };
  /** Whether a handler has set it to what can be written, or to nothing. */
  const addHeld = (prop: string) => {
    if (!(prop in held)) return false;
    const value = held[prop];
    if (value === undefined) return true;
    const isPlain = /^(?:string|number|boolean)$/.test(typeof value);
    const code = isPlain ? null : printHeld(value);
    if (isPlain) add(prop, value as PropValue);
    else if (code !== null) add(prop, { ...code, imports: [] });
    return isPlain || code !== null;
  };
  for (const each of data.fixed) {
    if (!addHeld(each.prop)) add(each.prop, 'value' in each ? each.value : each.authored);
  }
  for (const control of data.controls) {
    if (addHeld(control.prop)) continue;
    const value = shownValue(control, values[control.prop] ?? null);
    if (value !== null) add(control.prop, value);
  }
  const isKnown = (prop: string) =>
    [...data.fixed, ...data.controls].some((one) => one.prop === prop);
  for (const prop of Object.keys(held)) if (!isKnown(prop)) addHeld(prop);
  const { wrap } = data;
  if (wrap) need(wrap.imports);
  const element = printElement(data.component, props, children);
  const surrounded = wrap
    ? [wrap.before, indent(element, ' '.repeat(wrap.indent)), wrap.after]
    : [element];
  const lines = [...mergeImports(imports.values(), WIDTH), plain(''), ...surrounded];
  return join(lines, '\n');
}

/** The value to write for a control, or `null` when the prop says no more than leaving it out. */
function shownValue(
  control: PlaygroundControl,
  value: PropValue | null,
): PropValue | AuthoredCode | null {
  if (value === null) return null;
  if (control.kind === 'preset') {
    return control.presets.find(({ name }) => name === value) ?? null;
  }
  if (control.kind === 'boolean' && control.default === null && value === false) return null;
  return value === control.default ? null : value;
}

function attribute(prop: string, value: PropValue | AuthoredCode): Snippet {
  const name = token('p', prop);
  if (value === true) return name;
  if (typeof value === 'object') return join([name, plain('='), value]);
  if (typeof value !== 'string') {
    return join([name, plain('={'), token('n', String(value)), plain('}')]);
  }
  // In the quotes of JSX there is no escape but that of HTML.
  if (/["\\&\n]/.test(value)) {
    return join([name, plain('={'), token('s', JSON.stringify(value)), plain('}')]);
  }
  return join([name, plain('='), token('s', `"${value}"`)]);
}

function childText(value: PropValue): Snippet {
  const text = String(value);
  if (typeof value === 'string' && !/^\s|[{}<>&]|\s$/.test(text)) return plain(text);
  return join([plain('{'), token('s', JSON.stringify(value)), plain('}')]);
}

function printElement(component: string, props: Snippet[], children: Snippet | null): Snippet {
  const name = token('g', component);
  const isEmpty = children === null || children.code === '';
  const open = (attributes: Snippet[], end: string) =>
    join([plain('<'), name, ...attributes, plain(end)]);
  const inLine = props.map((prop) => join([plain(' '), prop]));
  const below = props.map((prop) => join([plain('\n'), indent(prop)]));
  const close = join([plain('</'), name, plain('>')]);
  const isWide = (code: string) => code.includes('\n') || code.length > WIDTH;

  const short = open(inLine, isEmpty ? ' />' : '>');
  const tag = isWide(short.code) ? open(below, isEmpty ? '\n/>' : '\n>') : short;
  if (isEmpty) return tag;
  const line = join([tag, children, close]);
  if (tag === short && !isWide(line.code)) return line;
  return join([tag, plain('\n'), indent(children), plain('\n'), close]);
}

function indent({ code, html }: Snippet, space = '  '): Snippet {
  const move = (text: string) => space + text.replaceAll('\n', `\n${space}`);
  return { code: move(code), html: move(html) };
}
