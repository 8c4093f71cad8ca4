import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { SandboxProject } from '../../shared/contract.ts';
import { fillProject } from '../../shared/sandbox-project.ts';

const variant = (extension: string) => ({
  dependencies: { react: '19.0.0' },
  devDependencies: {},
  files: {
    [`demo.${extension}`]: 'export const text = "%mode%";',
    [`index.${extension}`]: 'const preferences = %preferences%;',
    'index.html': '<html dir="%direction%" data-mode="%mode%">',
  },
});
const project: SandboxProject = {
  title: 'Demo',
  description: 'content/demo.tsx',
  ts: variant('tsx'),
  js: variant('jsx'),
};

it('puts the reader’s choices into what is not the author’s', () => {
  const filled = fillProject(project, 'js', { mode: 'dark', direction: 'rtl', colors: null });
  expect(filled).toEqual({
    title: 'Demo',
    description: 'content/demo.tsx',
    main: 'demo.jsx',
    dependencies: { react: '19.0.0' },
    devDependencies: {},
    files: {
      'demo.jsx': 'export const text = "%mode%";',
      'index.jsx': "const preferences = { mode: 'dark', direction: 'rtl', colors: null };",
      'index.html': '<html dir="rtl" data-mode="dark">',
      'README.md': `# Demo

Made from \`content/demo.tsx\`. To run it: \`npm install\`, then \`npm run dev\`.

## Files

- \`demo.jsx\`: the demo
- \`index.jsx\`
- \`index.html\`

## Dependencies

- \`react\` 19.0.0
`,
    },
  });
});

it('writes any choice as source text that means the same', () => {
  const colors = { primary: `it's "\\" $& \n`, secondary: '#fff' };
  const { files } = fillProject(project, 'ts', { mode: 'light', direction: 'ltr', colors });
  const preferences = runInNewContext(`${files['index.tsx']!}; preferences`) as unknown;
  expect(JSON.parse(JSON.stringify(preferences))).toEqual({
    mode: 'light',
    direction: 'ltr',
    colors,
  });
});
