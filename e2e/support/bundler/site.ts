import { configFile, pageFile, type Files } from '../temp-site.ts';

const TAILWIND = `import { label } from '~/label';
import { shade } from '@kit/label';
declare const __KIT__: string;
export default function Tailwind() {
  return (
    <button className="bg-red-500 p-[13px]">
      {label(import.meta.env.VITE_GREETING)} {__KIT__} {shade}
    </button>
  );
}
`;

const STYLES = `import box from './box.module.css';
import nested from './nested.module.scss';
import { square } from './square.css.ts';
import Star from './star.svg?react';
export default function Styles() {
  return (
    <div className={box.box}>
      <p className={nested.text}>Sass</p>
      <p className={square}>Extract</p>
      <Star />
    </div>
  );
}
`;

/** A site with the bundler's plugins that libraries are styled with, aliases, a constant and a public variable. */
export const BUNDLER_SITE: Files = {
  'vitrine.config.ts': configFile(
    ['/', '/text'],
    `adapter: './adapter.tsx',
  vite: {
    plugins: [tailwindcss(), vanillaExtractPlugin(), svgr()],
    resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
    define: { __KIT__: '"one"' },
  },`,
  ).replace(
    '\n',
    `
import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import svgr from 'vite-plugin-svgr';
`,
  ),
  'adapter.tsx': `import './tailwind.css';
import type { AdapterProvider } from 'vitrine/adapter';
export const Provider: AdapterProvider = ({ children }) => children;
`,
  'tailwind.css': `@import 'tailwindcss' source('./content');\n`,
  'src/label.ts': `export const shade = 'of lime';
export const label = (text: string) => text + '!';
`,
  '.env': 'VITE_GREETING=Hello\nSECRET=never-told\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', paths: { '@kit/*': ['./src/*'], '~/*': ['./src/*'] } },
  }),
  'content/index.md': pageFile(
    'Start',
    `- One
- Two

<p class="mt-[3px]">In the text</p>

::demo[Tailwind]{file=tailwind.tsx}

::demo[Styles]{file=styles.tsx}
`,
  ),
  'content/text.md': pageFile('Text', '## More\n\nText.\n'),
  'content/tailwind.tsx': TAILWIND,
  'content/styles.tsx': STYLES,
  'content/box.module.css': '.box { border-top: 3px solid rgb(1, 2, 3); }\n',
  'content/nested.module.scss': '$c: rgb(4, 5, 6);\n.text { & { color: $c; } }\n',
  'content/square.css.ts': `import { style } from '@vanilla-extract/css';
export const square = style({ paddingLeft: 7 });
`,
  'content/star.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>\n',
};
