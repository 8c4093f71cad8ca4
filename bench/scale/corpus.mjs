// A made-up library of any size with its documentation: each component has types, a page and five demos.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setAside } from '../set-aside.mjs';

export const DEMOS_PER_COMPONENT = 5;
const PACKAGE = '@bench/ui';
const KINDS = ['Basic', 'Counting', 'Listed', 'Labelled', 'Disabled'];

const nameOf = (index) => `Part${String(index).padStart(4, '0')}`;

/** Types of a component: props of its own, some that all have, comments and defaults. */
const declarations = (name, index) => `import type * as React from 'react';
import type { CommonProps } from './common.js';

export type ${name}Size = 'small' | 'medium' | 'large';

export interface ${name}Props extends CommonProps {
  /** What the ${name} shows. */
  children?: React.ReactNode;
  /**
   * Its size.
   * @default 'medium'
   */
  size?: ${name}Size;
  /**
   * How many it holds at most.
   * @default ${index}
   */
  limit?: number;
  /** Called with the number that was chosen, and what has caused it. */
  onChoose?: (chosen: number, cause: 'pointer' | 'keyboard') => void;
}

/** Number ${index} of the parts. */
export declare function ${name}(props: ${name}Props): React.JSX.Element;
`;

const COMMON = `export interface CommonProps {
  /** Name of a class for the root element. */
  className?: string;
  /** Nothing can be done with it. */
  disabled?: boolean;
  /** What it is called by programs that read aloud. */
  label?: string;
}
`;

const code = (name, index) => `import { createElement } from 'react';

export function ${name}({ children, className, disabled, label, limit = ${index}, onChoose, size = 'medium' }) {
  const choose = () => onChoose?.(limit, 'pointer');
  const props = { 'aria-label': label, className: \`part-${index} \${size} \${className ?? ''}\`, disabled, onClick: choose };
  return createElement('button', { type: 'button', ...props }, children);
}
`;

const demo = (name, kind, index) => `import * as React from 'react';
import { ${name} } from '${PACKAGE}';

const words = ['one', 'two', 'three', '${kind.toLowerCase()} ${index}'];

export default function ${kind}${name}() {
  const [chosen, setChosen] = React.useState<number>(${index});
  return (
    <div>
      {words.map((word) => (
        <${name} key={word} limit={${index}} disabled={chosen > 9000} onChoose={(next: number) => setChosen(next + 1)}>
          {word}: {chosen}
        </${name}>
      ))}
    </div>
  );
}
`;

const page = (name, index, components) => `---
title: ${name}
description: The part with number ${index}.
components: ${name}
---

# ${name}

The ${name} holds what belongs together, as [the next one](/parts/${nameOf((index + 1) % components).toLowerCase()}) does.

${KINDS.map((kind) => `## ${kind}\n\nIt keeps its state to itself.\n\n::demo{file=${kind}${name}.tsx}`).join('\n\n')}
`;

/** Writes library and site, with as many components, into a folder. */
export function writeScaleSite(dir, components) {
  setAside(dir);
  const write = (file, text) => {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const names = Array.from({ length: components }, (_, index) => nameOf(index));
  const library = `node_modules/${PACKAGE}`;
  const main = { type: 'module', types: './index.d.ts', main: './index.js', sideEffects: false };
  write(`${library}/package.json`, JSON.stringify({ name: PACKAGE, version: '1.0.0', ...main }));
  write(`${library}/common.d.ts`, COMMON);
  const index = names.map((name) => `export * from './${name}.js';\n`).join('');
  write(`${library}/index.js`, index);
  write(`${library}/index.d.ts`, index);
  for (const [number, name] of names.entries()) {
    write(`${library}/${name}.js`, code(name, number));
    write(`${library}/${name}.d.ts`, declarations(name, number));
    const folder = `content/parts/${name.toLowerCase()}`;
    write(`${folder}/index.md`, page(name, number, components));
    for (const kind of KINDS) write(`${folder}/${kind}${name}.tsx`, demo(name, kind, number));
  }
  write('content/index.md', '# Overview\n\nEverything that there is.\n');
  write('package.json', JSON.stringify({ name: 'scale', private: true, type: 'module' }));
  const children = names.map((name) => ({ pathname: `/parts/${name.toLowerCase()}`, title: name }));
  const config = {
    title: 'Bench UI',
    description: 'A site to measure.',
    url: 'https://bench.example',
    pages: [
      { pathname: '/', title: 'Overview' },
      { pathname: '/parts', title: 'Parts', children },
      { pathname: '/api', title: 'API' },
    ],
    api: [{ package: PACKAGE, route: '/api' }],
  };
  write('vitrine.config.ts', `export default ${JSON.stringify(config, null, 1)};\n`);
}
