import { pageFile, type Files } from '../temp-site.ts';

/** A package with a `Button`, which takes these sizes, and whatever else is said. */
function kit(folder: string, name: string, version: string, size: string, others = ''): Files {
  const names = ['Button', ...(others === '' ? [] : [others])];
  return {
    [`node_modules/${folder}/package.json`]: JSON.stringify({
      ...{ name, version, type: 'module' },
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './more': { types: './more.d.ts', default: './index.js' },
      },
    }),
    [`node_modules/${folder}/index.d.ts`]: `import type { ReactElement } from 'react';
${names.map((each) => `/** Shows something. */\nexport declare function ${each}(props: { size?: '${size}' | 'other' }): ReactElement;`).join('\n')}
`,
    [`node_modules/${folder}/more.d.ts`]: `export { Button } from './index.js';\n`,
    [`node_modules/${folder}/index.js`]: `import { createElement } from 'react';
${names.map((each) => `export const ${each} = ({ size = '${size}' }) => createElement('output', {}, '${folder} ' + size);`).join('\n')}
`,
  };
}

const buttonPage = (folder: string, from: string): Files => ({
  [`content/${folder}/button.md`]: `---
components: [Button]
---

${pageFile('Button', '::playground{component=Button}\n\n::demo[Basic]{file=basic.tsx}\n')}`,
  [`content/${folder}/basic.tsx`]: `import { Button } from '${from}';
export default function Basic() {
  return <Button />;
}
`,
});

/** Three packages with a `Button`: core, labs beside it, and the version of core before. */
export const PACKAGES_SITE: Files = {
  'vitrine.config.ts': `import { defineConfig } from 'vitrine';
export default defineConfig({
  title: 'Kit',
  description: 'Several packages.',
  url: 'https://kit.example',
  api: [
    { package: '@acme/core', route: '/core/api' },
    { package: '@acme/labs', route: '/labs/api', name: 'labs' },
    { package: 'core-v1', route: '/v1/reference', group: '/v1' },
  ],
});
`,
  ...kit('@acme/core', '@acme/core', '2.0.0', 'large', 'Chip'),
  ...kit('@acme/labs', '@acme/labs', '0.3.0', 'huge'),
  ...kit('core-v1', '@acme/core', '1.9.0', 'old'),
  ...buttonPage('core', '@acme/core'),
  ...buttonPage('labs', '@acme/labs'),
  ...buttonPage('v1', 'core-v1'),
  'content/index.md': `---
components: ['@acme/core:Button', labs:Button, Chip]
---

${pageFile('Both', '::playground{component=labs:Button}\n')}`,
  'content/header.md': `---
package: labs
components: Button
---

${pageFile('Header', '::playground{component=Button}\n')}`,
};
