import type { ShownComponent } from '../components/choose-components.ts';
import { quote } from '../../base/text.ts';
import { printHandlers, printState } from './state-code.ts';
import { key, literal, slugOf } from './text.ts';

/** On one line, or where an attribute has several, with one after the other. */
function printElement(name: string, attributes: string[], content: string | null): string {
  const isLong = attributes.some((one) => one.includes('\n'));
  const opened = isLong
    ? `<${name}\n${attributes.map((one) => `     ${one}\n`).join('')}    `
    : `<${name}${attributes.join('')}`;
  const within = isLong ? `\n      ${content}\n    ` : content;
  if (content !== null) return lines(`${opened}>${within}</${name}>`, isLong);
  return lines(`${opened}${isLong ? '' : ' '}/>`, isLong);
}

/** @param within code of an element that is its content */
function printOptions(options: Record<string, unknown>, within: string | null): string {
  const all = [
    ...Object.entries(options).map(([prop, value]) => `${key(prop)}: ${literal(value, '    ')}`),
    ...(within === null ? [] : [`children: ${within}`]),
  ];
  const isLong = all.some((one) => one.includes('\n'));
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
  }: ShownComponent): Record<string, string> => {
    const slug = slugOf(title);
    const within = part ? printElement(part.name, printAttributes(part.props), null) : null;
    const state = printState(handlers, props);
    const isFixed = ([prop]: [string, unknown]) => !state.states.includes(prop);
    const fixed = Object.fromEntries(Object.entries(props).filter(isFixed));
    const options = { ...props, ...(hasChildren ? { children: title } : {}) };
    const hasOptions = Object.keys(options).length > 0 || handlers.length > 0;
    const element = printElement(
      name,
      [...printAttributes(fixed), ...state.attributes],
      within ?? (hasChildren ? title : null),
    );
    const page = `---
components: ${name.split('.')[0]}
---

# ${title}

How ${title} of ${library} looks, and what its props change.

## Example

::demo[${title}]{file=${slug}.tsx}

## Playground

::playground[Props of ${title}]{component=${name}${hasOptions ? ` options=${slug}-playground.tsx` : ''}}
`;
    const whole = name.split('.')[0]!;
    const own = imported === undefined ? whole : `${imported} as ${whole}`;
    const named = [...(part ? [part.name] : []), ...(isDefault ? [] : [own])];
    const braced = named.length === 0 ? [] : [`{ ${named.join(', ')} }`];
    const clause = [...(isDefault ? [whole] : []), ...braced].join(', ');
    const react = state.statements === '' ? '' : "import { useState } from 'react';\n";
    const demo = `${react}import ${clause} from ${quote(specifier)};

export default function ${title}Demo() {
${state.statements}  return ${element};
}
`;
    const partImport = part ? `import { ${part.name} } from ${quote(specifier)};\n` : '';
    const playground = `${partImport}import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  props: ${printOptions(options, within)},
${printHandlers(handlers, props)}} satisfies PlaygroundOptions;
`;
    return {
      [`content/components/${slug}.md`]: page,
      [`content/components/${slug}.tsx`]: demo,
      ...(hasOptions ? { [`content/components/${slug}-playground.tsx`]: playground } : {}),
    };
  };
