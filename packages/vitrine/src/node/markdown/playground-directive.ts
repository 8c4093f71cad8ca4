import path from 'node:path';

/** A playground directive as written, with `options` relative to the site's root. */
export interface PlaygroundDirective {
  label: string;
  component: string;
  /** Package that exports the component; empty: one of those the site documents. */
  package: string;
  /** Module with the author's presets; empty when there is none. */
  options: string;
}

export const playgroundStart = /^::playground(?![\w-])/;

const FORM = '::playground[Label]{component=Name options=file.tsx}';
const shape = /^::playground(?:\[((?:\\.|[^\]\\])*)\])?\{([^{}]*)\}\s*$/;
const attribute = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S*))?/g;

/** As npm allows them. A path is none: the name also says which module readers import. */
const PACKAGE_NAME = /^(@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/;
const ATTRIBUTES = ['component', 'package', 'options'];

/**
 * Reads `::playground[Label]{component=Button options=button-playground.tsx}`, which may also have
 * `package=@acme/dials`.
 *
 * @param folder the Markdown file's folder, relative to the site's root
 * @returns the directive, or the reason why it is malformed
 */
export function parsePlayground(line: string, folder: string): PlaygroundDirective | string {
  const match = shape.exec(line);
  if (match === null) return `it must have the form ${FORM}`;
  const [, label = '', attributes = ''] = match;
  const seen = new Map<string, string>();
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    if (seen.has(key)) return `"${key}" is given twice`;
    if (!ATTRIBUTES.includes(key)) {
      return `unknown attribute "${key}"; known are component, package and options`;
    }
    seen.set(key, value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  const component = seen.get('component');
  if (!component) return 'the attribute component=Name is missing';
  const packageName = seen.get('package') ?? '';
  if (seen.has('package') && !PACKAGE_NAME.test(packageName)) {
    return `"${packageName}" is not the name of a package`;
  }
  const relative = seen.get('options') ?? '';
  if (seen.has('options') && !/\.[jt]sx?$/.test(relative)) {
    return `"${relative}" is not a module such as options.tsx`;
  }
  const options = relative && path.posix.join(folder, relative);
  if (relative.startsWith('/') || options.startsWith('../')) {
    return `"${relative}" lies outside the site`;
  }
  return { label: label.replace(/\\(.)/g, '$1').trim(), component, package: packageName, options };
}
