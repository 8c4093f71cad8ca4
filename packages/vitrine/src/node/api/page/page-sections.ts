/** The sections of an API page, each as a heading with content. Sections without content are left out. */
import { highlight } from '../../markdown/highlight.ts';
import { escapeHtml } from '../../base/escape.ts';
import { printImport, type ComponentDoc } from '../../model/component-doc.ts';
import type { ApiPageContext } from './page.ts';
import { renderBlocks, renderCell } from './page-markdown.ts';
import { code, renderProps, table } from './page-props.ts';

export interface Section {
  hash: string;
  title: string;
  html: string;
}

type Build = (doc: ComponentDoc, context: ApiPageContext) => string;

/** What stands above the first heading: demos, deprecation, what could not be resolved. */
export function renderTop(doc: ComponentDoc, { demoPages }: ApiPageContext): string {
  const demos = demoPages.map(
    ({ pathname, title }) => `<a href="${escapeHtml(pathname)}">${escapeHtml(title)}</a>`,
  );
  return [
    demos.length === 0 ? '' : `<p class="api-demos">Demos: ${demos.join(', ')}</p>`,
    doc.deprecated === null ? '' : callout('Deprecated', renderBlocks(doc.deprecated)),
    doc.unresolved.length === 0 ? '' : callout('Not complete', renderGaps(doc.unresolved)),
  ].join('');
}

function callout(title: string, html: string): string {
  return `<div class="callout warning" role="note"><p class="callout-title">${title}</p>${html}</div>`;
}

function renderGaps(gaps: string[]): string {
  const items = gaps.map((gap) => `<li>${escapeHtml(gap)}</li>`);
  return `<p>The types did not tell everything about this component:</p><ul>${items.join('')}</ul>`;
}

/** All sections with content, in the order of the page. */
export function buildSections(doc: ComponentDoc, context: ApiPageContext): Section[] {
  return SECTIONS.map(([hash, title, build]) => ({
    hash,
    title,
    html: build(doc, context),
  })).filter(({ html }) => html !== '');
}

const SECTIONS: [hash: string, title: string, build: Build][] = [
  ['import', 'Import', renderImport],
  ['props', 'Props', (doc, context) => renderProps(doc, linkTo(context)) + renderRoot(doc)],
  ['slots', 'Slots', renderSlots],
  ['css-classes', 'CSS classes', renderClasses],
  ['theme', 'Theme', renderTheme],
  ['inheritance', 'Inheritance', renderInheritance],
  ['type-parameters', 'Type parameters', renderGenerics],
];

/** A component's name, linked to its page where it has one. */
function linkTo({ componentPath }: ApiPageContext): (name: string, url?: string | null) => string {
  return (name, url = null) => {
    const href = componentPath(name) ?? url;
    return href === null ? code(name) : `<a href="${escapeHtml(href)}">${code(name)}</a>`;
  };
}

function renderImport({ imports, description }: ComponentDoc): string {
  const source = imports.map(printImport).join('\n// or\n');
  const block = `<div class="code"><pre tabindex="0" dir="ltr"><code class="language-js">${highlight(source, 'js')}</code></pre><button type="button" class="copy">Copy</button></div>`;
  return block + renderBlocks(description);
}

function renderRoot({ rootElement, polymorphic, props }: ComponentDoc): string {
  const tag = rootElement !== null && /^[a-z]/.test(rootElement) ? rootElement : null;
  const element = tag === null ? (rootElement === null ? '' : code(rootElement)) : code(`<${tag}>`);
  const prop = props.find(({ name }) => name === 'component' || name === 'as');
  const sentences = [
    tag === null ? '' : `Attributes and events of the ${element} element are accepted as well.`,
    tag === null && element !== ''
      ? `The root is a ${element}; its props are accepted as well.`
      : '',
    polymorphic && prop !== undefined
      ? `Another root element or component can take its place: name it in <a href="#prop-${prop.name}">${code(prop.name)}</a>.`
      : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? '' : `<p>${sentences.join(' ')}</p>`;
}

function renderSlots({ slots }: ComponentDoc): string {
  if (slots.length === 0) return '';
  const rows = slots.map(
    ({ name, description, default: value }) =>
      `<tr><th scope="row">${code(name)}<td>${value === null ? '' : code(value)}<td>${renderCell(description)}`,
  );
  return `<p>Parts that ${code('slots')} replaces and ${code('slotProps')} passes props to.</p>${table(['Slot', 'Default', 'Description'], rows)}`;
}

function renderClasses({ classes, themeName }: ComponentDoc): string {
  if (classes.length === 0) return '';
  const known = classes.some(({ className }) => className !== '');
  const rows = classes.map(({ name, className, description }) => {
    const first = known ? `${code(`.${className}`)}<td>` : '';
    return `<tr><th scope="row">${first}${code(name)}<td>${renderCell(description)}`;
  });
  const shared = classes.find(
    ({ className }) => className !== '' && themeName !== null && !className.startsWith(themeName),
  );
  const note =
    shared === undefined
      ? ''
      : ` A class such as ${code(`.${shared.className}`)} marks a state and is shared by other components: combine it with one of this component.`;
  return `<p>Keys of the ${code('classes')} prop${known ? ' and the classes they stand for in a style sheet' : ''}.${note}</p>${table([...(known ? ['Class'] : []), 'Key', 'Description'], rows)}`;
}

function renderTheme({ name, themeName }: ComponentDoc): string {
  if (themeName === null) return '';
  return `<p>A theme sets default props and styles of every ${code(name)} under ${code(`components.${themeName}`)}.</p>`;
}

function renderInheritance(
  { name, inherits, props }: ComponentDoc,
  context: ApiPageContext,
): string {
  if (inherits === null) return '';
  const link = linkTo(context)(inherits.name, inherits.url);
  const listed = props.some(({ from }) => from === inherits.name)
    ? ' Its props are listed above, closed.'
    : '';
  return `<p>${code(name)} builds on ${link}.${listed}</p>`;
}

function renderGenerics({ generics }: ComponentDoc): string {
  if (generics.length === 0) return '';
  const rows = generics.map(
    (one) =>
      `<tr><th scope="row">${code(one.name)}<td>${one.constraint === null ? '' : code(one.constraint)}<td>${one.default === null ? '' : code(one.default)}`,
  );
  return table(['Name', 'Extends', 'Default'], rows);
}
