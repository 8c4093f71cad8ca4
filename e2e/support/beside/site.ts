import { pageFile, type Files } from '../temp-site.ts';

/** A package of the workspace, without a build, with its pages and demos beside its components. */
function kit(folder: string, size: string, built = './src/index.ts'): Files {
  const name = `@acme/${folder}`;
  return {
    [`packages/${folder}/package.json`]: JSON.stringify({
      ...{ name, version: '1.0.0', type: 'module' },
      exports: { '.': { source: './src/index.ts', default: built } },
    }),
    // As a package manager would link it.
    [`node_modules/${name}`]: `link: ../../packages/${folder}`,
    [`packages/${folder}/src/index.ts`]: `export { Button } from './Button';\n`,
    [`packages/${folder}/src/Button.tsx`]: `export interface ButtonProps {
  /** How large. */
  size?: 'small' | '${size}';
}
/** A button. */
export function Button({ size = 'small' }: ButtonProps) {
  return <button>${folder} {size}</button>;
}
`,
    [`packages/${folder}/src/Button.docs.md`]: `---
components: [Button]
---

${pageFile('Button', '::demo[Basic]{file=Button.demo.tsx}\n\n::playground{component=Button}\n\n[More](../README.md#more)\n')}`,
    [`packages/${folder}/src/Button.demo.tsx`]: `import { useState } from 'react';
import { Button } from '${name}';
export default function ButtonDemo() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
      <Button size="${size}" />
    </div>
  );
}
`,
    [`packages/${folder}/README.md`]: `# Package ${folder}\n\nWhat it is.\n\n## More\n\nText.\n`,
  };
}

/** A workspace with two packages that both have a `Button`, and a site whose pages lie beside their code. */
export const WORKSPACE: Files = {
  'package.json': JSON.stringify({ private: true, workspaces: ['packages/*', 'docs'] }),
  // Nothing is built: only its source is there.
  ...kit('ui', 'large', './dist/index.js'),
  ...kit('native', 'huge'),
  'docs/vitrine.config.ts': `import { defineConfig } from 'vitrine';
export default defineConfig({
  title: 'Kit',
  description: 'Pages beside the code.',
  url: 'https://kit.example',
  repository: {
    url: 'https://git.example/kit',
    edit: 'https://git.example/kit/edit/main/docs/{file}',
  },
  content: [
    { files: '../packages/ui/src/**/*.docs.md', route: '/ui' },
    { files: '../packages/native/src/**/*.docs.md', route: '/native' },
    { files: '../packages/*/README.md', route: '/packages' },
  ],
  vite: { resolve: { conditions: ['source'] } },
  api: [
    { package: '@acme/ui', route: '/ui/api' },
    { package: '@acme/native', route: '/native/api' },
  ],
});
`,
  'docs/content/index.md': pageFile(
    'Start',
    '::demo[Inner]{file=../../packages/ui/src/Inner.demo.tsx}\n',
  ),
  'packages/ui/src/Inner.demo.tsx': `import { Button } from './Button';
export default function Inner() {
  return <Button />;
}
`,
};
