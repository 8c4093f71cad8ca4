/** Props as tables. Markup is kept short: a page has dozens of rows. */
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { renderCell } from './page-markdown.ts';
import { escapeHtml } from '../../base/escape.ts';

/** Longest list of values shown in full. */
const MAX_VALUES = 30;

/** Fragment of a prop on its component's page. */
export function propHash(name: string): string {
  return `prop-${name.replace(/[^\w-]+/g, '-')}`;
}

/** Text that reads from left to right on every page. */
export function code(text: string): string {
  return `<code dir="ltr">${escapeHtml(text)}</code>`;
}

/** The component's own props as a table; then one closed `<details>` for each thing it inherits from. */
export function renderProps(doc: ComponentDoc, linkTo: (component: string) => string): string {
  const own = doc.props.filter(({ inherited }) => !inherited);
  const origins = [...new Set(doc.props.flatMap(({ from }) => from ?? []))];
  const groups = origins.map((origin) => {
    const props = doc.props.filter(({ from }) => from === origin);
    const count = `${props.length} ${props.length === 1 ? 'prop' : 'props'} inherited from`;
    // A link inside the summary could not be reached by a screen reader: it follows.
    const link = linkTo(origin);
    const more = link.startsWith('<a') ? `<p>See ${link}.</p>` : '';
    return `<details class="inherited"><summary>${count} ${code(origin)}</summary>${more}${renderTable(props)}</details>`;
  });
  const none =
    own.length === 0 ? `<p>${escapeHtml(doc.name)} declares no props of its own.</p>` : '';
  return none + (own.length === 0 ? '' : renderTable(own)) + groups.join('');
}

function renderTable(props: PropDoc[]): string {
  return table(['Name', 'Type', 'Default', 'Description'], props.map(renderRow), 'props');
}

/**
 * A table whose rows stack where the room is narrow. Rows and cells leave out their end tags, which
 * HTML allows: `<tr><th scope="row">…<td>…`.
 */
export function table(columns: string[], rows: string[], kind = ''): string {
  const head = columns.map((column) => `<th scope="col">${column}`).join('');
  return `<div class="api-table ${kind}"><table><thead><tr>${head}</thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function renderRow(prop: PropDoc): string {
  const id = escapeHtml(propHash(prop.name));
  const name = prop.deprecated === null ? code(prop.name) : `<s>${code(prop.name)}</s>`;
  const required = prop.required ? ' <em>required</em>' : '';
  const value = prop.default === null ? '' : code(prop.default);
  return `<tr id="${id}"><th scope="row"><a href="#${id}">${name}</a>${required}<td>${renderType(prop)}<td>${value}<td>${renderDescription(prop)}`;
}

function renderDescription({ description, deprecated }: PropDoc): string {
  const text = renderCell(description);
  if (deprecated === null) return text;
  return `<p><strong>Deprecated.</strong> ${renderCell(deprecated)}</p>${text}`;
}

/** The type as authored; beside it its values, or what it comes down to, where the text does not show them. */
function renderType({ type, resolved, values, augmentable }: PropDoc): string {
  const texts = values.map(({ text }) => text);
  const list =
    texts.slice(0, MAX_VALUES).join(' | ') +
    (texts.length > MAX_VALUES ? ` | … (${texts.length} in all)` : '');
  const more = augmentable === null ? '' : `<small>more through ${code(augmentable)}</small>`;
  // A wrapper such as `Union<'a' | 'b', Hook>` says no more than its values and its hook.
  const wrapped = augmentable !== null && new RegExp(`^\\w+<[^>]*, ${augmentable}>$`).test(type);
  if (wrapped) return code(list) + more;
  const beside = texts.length > 0 ? list : resolved;
  const shown = texts.length > 0 ? texts.every((text) => type.includes(text)) : beside === null;
  return code(type) + (shown ? '' : `<small>${code(beside!)}</small>`) + more;
}
