import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pick } from '../attack.ts';
import { page } from './small-site.ts';
import { writeFiles, type Files } from './site.ts';

/** What a file may say, the first to begin with; `null`: it is not there. */
type Variants = readonly (string | null)[];

const CONFIG = (more: string) => `import { pages } from './pages.ts';
import { title } from './settings/title';
export default {
  title, description: 'A kit.', url: 'https://kit.example', pages,
  api: [{ package: 'kit', route: '/api' }],
  changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGELOG.md' }],
  ${more}
};
`;
const MANIFEST = (version: string, exports: object) =>
  JSON.stringify({
    ...{ name: 'kit', version, type: 'module', peerDependencies: { react: '*' } },
    exports: { '.': './src/index.ts', ...exports },
  });
const DIAL = (props: string, given: string) => `import type { Tone } from '../tones';
/** Turns. */
export function Dial({ label = 'Dial'${given} }: { /** What it says. */ label?: string; tone?: Tone; ${props} }) {
  return <button className="dial">{label}</button>;
}
`;
const SETTINGS = (folder: string) =>
  JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', paths: { '~/*': [`./src/${folder}/*`] } },
  });
const DEMO = (imports: string, shown: string) => `${imports}
export default function Demo() {
  return <p className="demo-word">{${shown}}</p>;
}
`;

/**
 * Every file of a site and of the package beside it whose source it documents, with what a maintainer may make of it:
 * each is looked for by somebody, by its name or as one of many.
 */
export const EDITED_FILES: Readonly<Record<string, Variants>> = {
  'kit/package.json': [
    MANIFEST('1.0.0', {}),
    MANIFEST('1.1.0', { './*': './src/*/index.ts' }),
    MANIFEST('1.1.0', { './knob': './src/knob/index.ts' }),
  ],
  'kit/src/index.ts': [
    "export * from './dial';\n",
    "export * from './dial';\nexport * from './knob/knob';\n",
    "export * from './dial';\nexport { useTurn } from './use-turn';\n",
  ],
  'kit/src/dial/index.ts': ["export * from './dial';\n"],
  'kit/src/dial/dial.tsx': [
    DIAL('size?: 1 | 2', ''),
    DIAL('size?: 1 | 2 | 3', ', size = 3'),
    DIAL('/** Left. */ side?: Side', '').replace(
      '/** Turns',
      "import type { Side } from './side';\n/** Turns",
    ),
    DIAL('hue?: Hue', '').replace('/** Turns', "import type { Hue } from '~/hue';\n/** Turns"),
  ],
  'kit/src/dial/side.ts': [null, "export type Side = 'left' | 'right';\n"],
  'kit/src/dial/dialDataAttributes.ts': [
    null,
    "export const on = 'data-on';\n",
    "export const on = 'data-off';\n",
  ],
  'kit/src/dial/dial.css': [null, '.dial { --dial-size: 1px }\n', '.dial { --dial-width: 1px }\n'],
  'kit/src/tones.ts': [null, "export type Tone = 'warm' | 'cold';\n"],
  'kit/src/tones/index.ts': [null, "export type Tone = 'loud';\n"],
  'kit/src/knob/index.ts': [null, "export * from './knob';\n"],
  'kit/src/knob/knob.tsx': [
    null,
    '/** Pressed. */\nexport const Knob = (props: { on?: boolean }) => <b>{String(props.on)}</b>;\n',
  ],
  'kit/src/use-turn.ts': [
    null,
    '/** Turns it. */\nexport function useTurn(by = 1): number { return by; }\n',
  ],
  'kit/tsconfig.json': [null, SETTINGS('warm'), SETTINGS('cold'), '{ "extends": "./base" }\n'],
  'kit/base.json': [SETTINGS('warm'), SETTINGS('cold')],
  'kit/src/warm/hue.ts': ["export type Hue = 'red' | 'amber';\n"],
  'kit/src/cold/hue.ts': ["export type Hue = 'blue' | 'teal';\n"],
  'site/vitrine.config.ts': [
    CONFIG(''),
    CONFIG("styles: 'site.css', socialCards: {},"),
    CONFIG("demos: { wrapper: 'wrapper.tsx' },"),
  ],
  'site/pages.ts': [
    "export const pages = ['/', '/guide', '/api'].map((pathname) => ({ pathname }));\n",
    "export const pages = ['/guide', '/', '/more', '/api'].map((pathname) => ({ pathname }));\n",
  ],
  'site/settings/title.ts': [
    "export const title = 'Kit';\n",
    "import title from './title.json';\nexport { title };\n",
    null,
  ],
  'site/settings/title.json': ['"Dials"\n', '"Knobs"\n'],
  'site/CHANGELOG.md': ['# Changes\n\n## 1.0.0\n\n- One.\n', '# Changes\n\n## 2.0.0\n\n- Two.\n'],
  'site/site.css': ['.a { color: red }\n', null, '.a { color: blue }\n'],
  'site/wrapper.tsx': [
    'export default ({ children }: { children?: unknown }) => <main>{children as string}</main>;\n',
    null,
  ],
  'site/tsconfig.json': [
    '{ "compilerOptions": { "jsx": "react-jsx", "paths": { "#lib/*": ["./lib/*"] } } }\n',
    '{ "compilerOptions": { "jsx": "react-jsx", "paths": { "#lib/*": ["./other/*"] } } }\n',
  ],
  'site/lib/name.ts': ["export const name = 'lib';\n", null, "export const name = 'library';\n"],
  'site/other/name.ts': ["export const name = 'other';\n", null],
  'site/content/index.md': [
    page('Home', 'Read the [guide](/guide).\n\n![Logo](/logo.svg)'),
    page('Home', 'Read of the [dial](/api/dial) and the [knob](/api/knob).'),
  ],
  'site/content/guide.md': [
    page(
      'Guide',
      '::demo{file=word.tsx}\n\n::demo{file=icons.tsx}\n\n::playground[Try]{component=Dial}',
    ),
    `---\ncomponents: Dial\n---\n\n${page('Guide', '::demo{file=word.tsx iframe=200}\n\n::demo{file=named.tsx}')}`,
  ],
  'site/content/more.md': [
    null,
    page('More', '::demo{file=icons.tsx}'),
    page('More', '::changelog{name=kit}'),
  ],
  'site/content/word.tsx': [
    DEMO("import { word } from './word-of';", 'word'),
    DEMO("import { Dial } from 'kit';\nimport { word } from './word-of';", '<Dial label={word} />'),
    DEMO(
      "import data from './data.json';\nimport note from './note.txt?raw';\nimport styles from './word.module.css';",
      '<b className={styles.word}>{data.word + note}</b>',
    ),
  ],
  'site/content/data.json': ['{ "word": "one" }\n', '{ "word": "two" }\n'],
  'site/content/note.txt': ['A note.\n', 'Another.\n', null],
  'site/content/word.module.css': [
    '.word { color: red }\n',
    '.word { color: blue }\n',
    '.other { color: red }\n',
  ],
  'site/content/word-of.ts': [
    "export const word = 'one';\n",
    null,
    "export const word: string = 'two';\n",
  ],
  'site/content/word-of.mjs': [null, "export const word = 'five';\n"],
  'site/content/word-of.tsx': [null, "export const word = 'three';\n"],
  'site/content/word-of/index.ts': [null, "export const word = 'four';\n"],
  'site/content/icons.tsx': [
    DEMO("const icons = import.meta.glob('./icons/*.ts');", "Object.keys(icons).join(' ')"),
  ],
  'site/content/icons/a.ts': ['export default 1;\n', null, 'export default 2;\n'],
  'site/content/icons/b.ts': [null, 'export default 3;\n'],
  'site/content/named.tsx': [
    DEMO("import './named.css';\nimport { name } from '#lib/name';", 'name'),
    // Shared with the other demo, or its own.
    DEMO("import { word } from './word-of';\nimport data from './data.json';", 'word + data.word'),
    DEMO("import './set-up';\nimport { twice } from './twice';", 'twice'),
  ],
  'site/content/set-up.ts': [
    'globalThis.name ??= 1;\n',
    null,
    "import { twice } from './twice';\nglobalThis.name = twice;\n",
  ],
  'site/content/twice.ts': [
    "import { word } from './word-of';\nexport const twice = word + word;\n",
    "import { word } from './word-of';\nimport { name } from '#lib/name';\nexport const twice = word + name;\n",
    "export { word as twice } from './word-of';\n",
    "import { twice as again } from './twice';\nexport const twice = () => again;\n",
  ],
  'site/content/named.css': ['.named { background: url(./dot.svg) }\n', '.named { color: red }\n'],
  'site/content/dot.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" id="a"/>\n',
    null,
  ],
  'site/public/logo.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    null,
    '<svg xmlns="http://www.w3.org/2000/svg" id="b"/>\n',
  ],
};

/** Writes every file as it is to begin with, and links the package. Returns the root of the site. */
export function writeEditedSite(dir: string): string {
  const files = Object.entries(EDITED_FILES).filter(([, [first]]) => first !== null);
  writeFiles(dir, Object.fromEntries(files.map(([file, [first]]) => [file, first])) as Files);
  const root = path.join(dir, 'site');
  writeFiles(root, { 'node_modules/.keep': '' });
  symlinkSync('../../kit', path.join(root, 'node_modules/kit'));
  return root;
}

/** Makes something else of one to three files. Returns what, in words. */
export function editFiles(dir: string, random: () => number): string {
  const count = 1 + Math.floor(random() ** 2 * 3);
  return Array.from({ length: count }, () => editFile(dir, random)).join(', ');
}

function editFile(dir: string, random: () => number): string {
  const edited = Object.entries(EDITED_FILES).filter(([, variants]) => variants.length > 1);
  const [file, variants] = pick(random, edited);
  const number = Math.floor(random() * variants.length);
  const text = variants[number]!;
  if (text === null) rmSync(path.join(dir, file), { force: true });
  else writeFiles(dir, { [file]: text });
  return `${file} ${number}`;
}
