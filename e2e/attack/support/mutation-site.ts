import { smallSite } from './small-site.ts';
import type { Files } from './site.ts';

/** The small site, and one of everything else that maintainers write. */
export function richSite(): Files {
  return {
    ...smallSite(
      `demos: { wrapper: 'wrapper.tsx' }, styles: 'site.css', announcements: { url: '/news.json' },`,
    ),
    'pages.ts': `const paths = ['/', '/guide', '/changes', '/components', '/roadmap', '/api'];
export const pages = paths.map((pathname) => ({ pathname }));\n`,
    '.prettierrc': '{ "singleQuote": true }\n',
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "strict": true } }\n',
    'site.css': ':root { --v-progress: red; }\n.a { color: var(--v-text); }\n',
    'wrapper.tsx': `import type { ReactNode } from 'react';
import './wrapper.css';
export default function Wrapper({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
`,
    'wrapper.css': 'main { margin: 0; }\n',
    'public/news.json': '[{ "id": 1, "text": "<b>New</b>" }]\n',
    'content/components.md': `---
components: Dial
description: "What there is"
thumbnail: dial.svg
---

# Components

| Name | About |
| :--- | ---: |
| [Dial](/api/dial) | a \`dial\` |

<details>
<summary>More</summary>

> [!NOTE]
> About it.

</details>

- [x] done <kbd>K</kbd>

::playground{component=Dial options=dial-playground.tsx}

::demo[Two files]{file=shapes/round.tsx iframe=200}

\`\`\`tsx title="a.tsx"
import { Dial } from 'dials';
export const a = <Dial label="a" />;
\`\`\`

\`\`\`html
<style>a { color: red }</style><script>let a = 1;</script>
\`\`\`

[a]: /guide 'Guide'
See [a], https://host.example/x and ![logo](/logo.svg).
`,
    'content/dial.svg':
      '<svg viewBox="0 0 160 90"><path d="M0 0h9" stroke="currentColor"/></svg>\n',
    'content/shapes/round.tsx': `import { size, type Size } from './size';
import './round.css';

/** Round. */
interface Props { size?: Size }

// #region excerpt
export default function Round({ size: wanted = size }: Props) {
  return <b className="round">{wanted}</b>;
}
// #endregion
`,
    'content/shapes/size.ts': `export type Size = 1 | 2;\nexport const size: Size = 2;\n`,
    'content/shapes/round.css': '.round { border-radius: 50%; }\n',
    'content/roadmap.md': '---\nsource: ../ROADMAP.md\n---\n',
    'ROADMAP.md': '# Roadmap\n\nWhat comes.\n\n- [a page](/guide)\n',
    'content/alone.md':
      '---\nlayout: blank\n---\n\n# Alone\n\nOne demo.\n\n::demo{file=alone.tsx}\n',
    'content/alone.tsx': 'export default () => <p>Alone</p>;\n',
    'content/dial-playground.tsx': `import { Dial } from 'dials';
export default { props: { label: 'A dial' } };\n`,
  };
}
