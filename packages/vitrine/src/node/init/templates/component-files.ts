import type { ShownComponent } from '../components/choose-components.ts';
import { quote } from '../../base/text.ts';
import { printRender } from './render-code.ts';
import { besideButton, printAside } from './opening-code.ts';
import { printHandlers, printState } from './state-code.ts';
import { key, literal, slugOf } from './text.ts';

/** Attributes that are longer have a line each. */
const MOST_COLUMNS = 80;

/** On one line, or where an attribute has several, with one after the other. */
function printElement(name: string, attributes: string[], content: string | null): string {
  const isSpread =
    attributes.some((one) => one.includes('\n')) || attributes.join('').length > MOST_COLUMNS;
  const isLong = isSpread || content?.includes('\n') === true;
  const opened = isSpread
    ? `<${name}\n${attributes.map((one) => `     ${one}\n`).join('')}    `
    : `<${name}${attributes.join('')}`;
  const within = isLong ? `\n      ${content?.replaceAll('\n', '\n  ')}\n    ` : content;
  if (content !== null) return lines(`${opened}>${within}</${name}>`, isLong);
  return lines(`${opened}${isLong ? '' : ' '}/>`, isLong);
}

/** @param codes of props that are no literals, by the names of these */
function printOptions(options: Record<string, unknown>, codes: Record<string, string>): string {
  const all = [
    ...Object.entries(options).map(([prop, value]) => `${key(prop)}: ${literal(value, '    ')}`),
    ...Object.entries(codes).map(([prop, code]) => `${key(prop)}: ${code}`),
  ];
  const isLong = all.some((one) => one.includes('\n')) || all.join(', ').length > MOST_COLUMNS;
  return isLong ? `{\n${all.map((one) => `    ${one},\n`).join('')}  }` : `{ ${all.join(', ')} }`;
}

const lines = (element: string, isLong: boolean) => (isLong ? `(\n    ${element}\n  )` : element);

const printAttributes = (props: ShownComponent['props']) =>
  Object.entries(props).map(([prop, value]) =>
    typeof value === 'string' && !/["&\p{Cc}]/u.test(value)
      ? ` ${prop}="${value}"`
      : ` ${prop}={${literal(value, '      ')}}`,
  );

/** Which of the files of a component is its demo. */
export const DEMO_FILE = /(?<!-playground)\.tsx$/;

/** Page, demo and options of the playground of a component. */
export const componentFiles =
  (library: string) =>
  ({
    name,
    specifier,
    isDefault,
    imported,
    title,
    props,
    hasChildren,
    part,
    handlers = [],
    renders = [],
    opens,
    calls,
    varies,
  }: ShownComponent): Record<string, string> => {
    const slug = slugOf(title);
    const within = part ? printElement(part.name, printAttributes(part.props), null) : null;
    const state = printState(handlers, props);
    const isFixed = ([prop]: [string, unknown]) => !state.states.includes(prop);
    const fixed = Object.fromEntries(Object.entries(props).filter(isFixed));
    const options = { ...props, ...(hasChildren ? { children: title } : {}) };
    const codes: Record<string, string> = {
      ...(within === null ? {} : { children: within }),
      ...Object.fromEntries(renders.map((render) => [render.name, printRender(render, '    ')])),
    };
    const hasOptions =
      calls === undefined && [options, codes, handlers].some((all) => Object.keys(all).length > 0);
    const { children: drawn, ...drawnProps } = codes;
    const attributes = Object.entries(drawnProps).map(
      ([prop, code]) => ` ${prop}={${code.replaceAll('\n', '\n  ')}}`,
    );
    const content = within ?? (drawn === undefined ? null : `{${drawn}}`);
    const element = printElement(
      name,
      [...printAttributes(fixed), ...state.attributes, ...attributes],
      content ?? (hasChildren ? title : null),
    );
    const browsers = varies ? ' clientOnly' : '';
    const playgroundSection = `
## Playground

::playground[Props of ${title}]{component=${name}${hasOptions ? ` options=${slug}-playground.tsx` : ''}${browsers}}
`;
    // Below the bar of the site it may be hidden, and a second one on the page would show every call twice.
    const page = `---
components: ${name.split('.')[0]}
---

# ${title}

How ${title} of ${library} looks${calls === undefined ? ', and what its props change' : ''}.

## Example

::demo[${title}]{file=${slug}.tsx${calls === undefined ? '' : ' iframe=200'}${browsers}}
${calls === undefined ? playgroundSection : ''}`;
    const whole = name.split('.')[0]!;
    const own = imported === undefined ? whole : `${imported} as ${whole}`;
    const named = [
      ...(part ? [part.name] : []),
      ...(isDefault ? [] : [own]),
      ...(calls === undefined ? [] : [calls]),
    ];
    const braced = named.length === 0 ? [] : [`{ ${named.join(', ')} }`];
    const clause = [...(isDefault ? [whole] : []), ...braced].join(', ');
    const react = state.statements === '' ? '' : "import { useState } from 'react';\n";
    const demo = `${react}import ${clause} from ${quote(specifier)};

export default function ${title}Demo() {
${state.statements}  return ${besideButton(element, { opens, calls, title })};
}
`;
    const partImport = part ? `import { ${part.name} } from ${quote(specifier)};\n` : '';
    const playground = `${partImport}import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  props: ${printOptions(options, codes)},
${printHandlers(handlers, props)}${printAside({ opens })}} satisfies PlaygroundOptions;
`;
    return {
      [`content/components/${slug}.md`]: page,
      [`content/components/${slug}.tsx`]: demo,
      ...(hasOptions ? { [`content/components/${slug}-playground.tsx`]: playground } : {}),
    };
  };
