/** How a theme sets default props and styles of a component, as code. */
import type { ApiPart } from '../../../shared/api-section.ts';
import { printImport, type ComponentDoc, type PropDoc } from '../../model/component-doc.ts';
import { code, codeBlock, element, rich } from './text/rich-text.ts';

export function themeParts(doc: ComponentDoc): ApiPart[] {
  const { name, themeName, theme } = doc;
  if (themeName === null) return [];
  const path = theme?.props ?? theme?.styles ?? ['components', themeName];
  const key = code(path.slice(0, path.indexOf(themeName) + 1).join('.'));
  const content = rich`A theme sets default props and styles of every ${code(name)} under ${key}.`;
  const example = theme === null ? [] : [codeBlock(printExample(doc, theme), 'js')];
  return [{ kind: 'text', content: [element('p', ...content), ...example] }];
}

/** Objects within each other; a leaf is code. */
interface Tree {
  [key: string]: Tree | string;
}

function printExample(doc: ComponentDoc, theme: NonNullable<ComponentDoc['theme']>): string {
  const tree: Tree = {};
  if (theme.props !== null) put(tree, theme.props, defaultProps(doc));
  if (theme.styles !== null) put(tree, theme.styles, styles(doc));
  const call = theme.maker.clause.replace(/[{}\s]/g, '');
  return `${printImport(theme.maker)}\n\nconst theme = ${call}(${printTree(tree)});`;
}

function put(tree: Tree, [first, ...rest]: string[], leaf: string): void {
  if (rest.length === 0) tree[first!] = leaf;
  else put((tree[first!] ??= {}) as Tree, rest, leaf);
}

function printTree(tree: Tree, indent = ''): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(([key, value]) => {
    const text = typeof value === 'string' ? value : printTree(value, inner);
    return `${inner}${keyOf(key)}: ${text},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** One prop that readers may well want another way. */
function defaultProps({ name, props }: ComponentDoc): string {
  const own = props.filter(
    (prop) => !prop.inherited && !prop.required && prop.deprecated === null && prop.group === null,
  );
  const choices = own.flatMap((prop) => {
    const value = otherValue(prop);
    return value === undefined ? [] : [`{ ${keyOf(prop.name)}: ${value} }`];
  });
  return choices[0] ?? `{ /* props of ${name} */ }`;
}

/** A value that is not the default. */
export function otherValue({ values, default: usual, input }: PropDoc): string | undefined {
  if (input === 'boolean') return usual === 'true' ? 'false' : 'true';
  return usual === null ? undefined : values.find(({ text }) => text !== usual)?.text;
}

function styles({ classes }: ComponentDoc): string {
  const part = classes.find(({ name }) => name === 'root') ?? classes[0];
  return part === undefined
    ? '{ borderRadius: 8 }'
    : `{ ${keyOf(part.name)}: { borderRadius: 8 } }`;
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
