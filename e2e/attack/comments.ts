import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { findHarm } from './support/harmless-page.ts';
import { hostileText } from './support/hostile-text.ts';
import { build, looksUnhandled, withFolder, writeFiles } from './support/site.ts';
import { smallSite } from './support/small-site.ts';

/** What may stand before the text in a comment: some of it is shown on props alone. */
const TAGS = ['', '', '', '@deprecated ', '@default ', '@param event ', '@returns ', '{@link a} '];

/** Comments of an installed package: the build is done, and its pages have their text and nothing else of them. */
export const comments: Attack = {
  name: 'documentation comments (JSDoc)',
  sample: 8,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      const random = createRandom(seed);
      const texts = Array.from({ length: count }, (_, index) => {
        const tag = pick(random, TAGS);
        const mark = `mark${index}x`;
        return {
          text: `${tag}${mark} ${hostileText(random)}`,
          mark: tag.startsWith('@') && tag !== '@deprecated ' ? '' : mark,
          onProp: random() < 0.5,
        };
      });
      const declared = texts.map(({ text, onProp }, index) => declare(index, text, onProp));
      const plain = [declare('Prop', 'Plain.', true), declare('Own', 'Plain.', false)];
      writeFiles(root, {
        ...smallSite(),
        'node_modules/dials/index.d.ts': `import type { ReactElement } from 'react';\n${[...declared, ...plain, DIAL, ...AROUND.map((name) => `export declare function ${name}(props: DialProps): ReactElement;`)].join('\n')}`,
        'node_modules/dials/index.js': `${smallSite()['node_modules/dials/index.js']}${NAMES(count)}`,
      });
      const { code, output } = await build(root);
      if (code !== 0 || looksUnhandled(output)) {
        return { tried: count, held: 0, failures: [`code ${code}: ${output.slice(0, 2000)}`] };
      }
      const read = (name: string) =>
        readFileSync(path.join(root, `dist/api/${name}/index.html`), 'utf8');
      const controls = { prop: read('dial-prop'), own: read('dial-own') };
      return tryAll(texts, ({ mark, text, onProp }, index) => {
        const harm = findHarm(read(`dial${index}`), onProp ? controls.prop : controls.own, mark);
        return harm.length === 0 ? null : `${harm.join(', ')}: ${JSON.stringify(text)}`;
      });
    }),
};

/** Components on either side of those that are compared, so that their navigation is as long. */
const AROUND = ['Aa', 'Zz'].flatMap((side) =>
  Array.from({ length: 30 }, (_, index) => `${side}${index}`),
);

const DIAL = `export interface DialProps { label?: string; large?: boolean }
export declare function Dial(props: DialProps): ReactElement;
`;

function declare(name: number | string, text: string, onProp: boolean): string {
  const comment = `/** ${text.replaceAll('*/', '*\\/')} */`;
  const [own, prop] = onProp ? ['/** Plain. */', comment] : [comment, '/** Plain. */'];
  return `export interface Dial${name}Props {\n${prop}\nlabel?: string }
${own}\nexport declare function Dial${name}(props: Dial${name}Props): ReactElement;\n`;
}

const NAMES = (count: number) =>
  ['Prop', 'Own', ...Array.from({ length: count }, (_, index) => index)]
    .map((name) => `Dial${name}`)
    .concat(AROUND)
    .map((name) => `export const ${name} = Dial;\n`)
    .join('');
