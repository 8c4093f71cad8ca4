import type { ShownComponent } from '../components/choose-components.ts';
import { key, literal, quote, slugOf } from './text.ts';

/** Page, demo and options of the playground of a component. */
export const componentFiles =
  (library: string) =>
  ({
    name,
    specifier,
    isDefault,
    title,
    props,
    hasChildren,
  }: ShownComponent): Record<string, string> => {
    const slug = slugOf(title);
    const options = { ...props, ...(hasChildren ? { children: title } : {}) };
    const hasOptions = Object.keys(options).length > 0;
    const attributes = Object.entries(props).map(([prop, value]) =>
      typeof value === 'string' && !/["&]/.test(value)
        ? ` ${prop}="${value}"`
        : ` ${prop}={${literal(value)}}`,
    );
    const element = hasChildren
      ? `<${name}${attributes.join('')}>${title}</${name}>`
      : `<${name}${attributes.join('')} />`;
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
    const whole = name.split('.')[0];
    const demo = `import ${isDefault ? whole : `{ ${whole} }`} from ${quote(specifier)};

export default function ${title}Demo() {
  return ${element};
}
`;
    const playground = `import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  props: { ${Object.entries(options)
    .map(([prop, value]) => `${key(prop)}: ${literal(value)}`)
    .join(', ')} },
} satisfies PlaygroundOptions;
`;
    return {
      [`content/components/${slug}.md`]: page,
      [`content/components/${slug}.tsx`]: demo,
      ...(hasOptions ? { [`content/components/${slug}-playground.tsx`]: playground } : {}),
    };
  };
