import { mergeTests, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildProjects,
  readProject,
  type BuiltProjects,
} from '../../../support/sandbox-project.ts';
import { configFile, pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { expect, test as quietTest } from '../../../support/test.ts';

const test = mergeTests(commandTest, quietTest);
// Projects are built with React's checks of development, whose complaints fail a test; so this comes too.
test.use({ allowedMessages: [/^info: %cDownload the React DevTools/] });

/** A reader's choices; the colours are light enough to be the same in dark mode. */
const CHOSEN = {
  mode: 'dark',
  direction: 'rtl',
  colors: { primary: '#ffb300', secondary: '#4dd0e1' },
} as const;

interface Sample {
  id: string;
  /** Default: right to left. */
  direction?: 'ltr' | 'rtl';
  language: 'ts' | 'js';
  /** Uses the demo, to see that it lives. */
  use: (page: Page) => Promise<void>;
}

/** One of each kind; `npm run sandboxes` builds them all. */
const SAMPLES: Sample[] = [
  {
    id: 'demos-buttons-contained-buttons',
    language: 'ts',
    use: async (page) => {
      const primary = page.getByRole('button', { name: 'Primary' });
      const secondary = page.getByRole('button', { name: 'Secondary' });
      await expect(primary).toHaveCSS('background-color', 'rgb(255, 179, 0)');
      await expect(secondary).toHaveCSS('background-color', 'rgb(77, 208, 225)');
      const [first, second] = [await primary.boundingBox(), await secondary.boundingBox()];
      expect(first!.x, 'right to left').toBeGreaterThan(second!.x);
    },
  },
  {
    // Several files.
    id: 'style-color-material-palette',
    language: 'js',
    use: (page) => expect(page.getByRole('heading', { name: 'blue grey' })).toBeVisible(),
  },
  {
    // A package besides the library.
    id: 'demos-text-fields-phone-field',
    language: 'ts',
    use: async (page) => {
      const field = page.getByLabel('Phone number');
      await field.pressSequentially('5550109988');
      await expect(field).toHaveValue('(555) 010-9988');
    },
  },
  {
    // Brings a cache of its own that flips styles, of placeholders too.
    id: 'guides-right-to-left-rtl-form',
    language: 'js',
    use: (page) => expect(page.getByLabel('الاسم')).toBeVisible(),
  },
  {
    id: 'guides-right-to-left-rtl-form',
    language: 'ts',
    direction: 'ltr',
    use: (page) => expect(page.getByLabel('الاسم')).toBeVisible(),
  },
];

const folderOf = ({ id, direction = 'rtl' }: Sample) => `${id}-${direction}`;

/** A demo of every kind of file, in a site without a library. */
const KIT = {
  'content/index.md': pageFile('Kit', '::demo{file=shop/price-list.tsx}\n'),
  'content/shop/price-list.tsx': `import './price-list.css';
import styles from './row.module.css';
import rows from '../data/rows.json';
import dot from './dot.png';
import {
  total,
  type Row,
} from './total';

export default function PriceList() {
  return (
    <ul className="price-list" aria-label="Prices">
      {rows.map((row: Row) => (
        <li className={styles.row} key={row.name}>
          <img src={dot} alt={\`Colour of \${row.name}\`} /> {row.name} {row.price}
        </li>
      ))}
      <li>{total(rows)}</li>
    </ul>
  );
}
`,
  'content/shop/total.ts': `export interface Row {
  name: string;
  price: number;
}

export function total(rows: Row[]): string {
  return \`All \${rows.reduce((sum, { price }) => sum + price, 0)}\`;
}
`,
  'content/shop/price-list.css': `@import './base.css';\n.price-list { background: url(dot.svg) rgb(1, 2, 3) }\n`,
  'content/shop/base.css': '.price-list { padding: 7px }\n',
  'content/shop/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'content/shop/row.module.css': '.row { color: rgb(4, 5, 6) }\n',
  'content/data/rows.json': '[{ "name": "Tea", "price": 3 }, { "name": "Rice", "price": 4 }]\n',
};
/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const kitConfig = (title: string) =>
  configFile([{ pathname: '/', title: 'Kit' }], `demos: { title: '${title}' },`);

test('demos run by themselves', async ({ page, createSite }) => {
  test.setTimeout(120_000);
  const site = createSite({ ...KIT, 'vitrine.config.ts': kitConfig('Tea "and" rice') });
  writeFileSync(path.join(site.root, 'content/shop/dot.png'), Buffer.from(PIXEL, 'base64'));
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const samples = SAMPLES.map((sample) => {
    const { id, language, direction = 'rtl' } = sample;
    return [folderOf(sample), readProject(id, language, { ...CHOSEN, direction })] as const;
  });
  const projects = await buildProjects({
    ...Object.fromEntries(samples),
    'price-list-ts': readProject('price-list', 'ts', CHOSEN, site.root),
    'price-list-js': readProject('price-list', 'js', CHOSEN, site.root),
  });
  try {
    await servePages(page, projects);
    for (const sample of SAMPLES) {
      const { id, language, direction = 'rtl', use } = sample;
      await test.step(`${id} as ${language}, ${direction}`, async () => {
        await page.goto(`/sandbox/${folderOf(sample)}/index.html`);
        await expect(page).toHaveTitle('Material demo');
        await use(page);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
        await expect(page.locator('body')).toHaveCSS('direction', direction);
      });
    }
    for (const language of ['ts', 'js']) {
      await test.step(`a demo with styles, data, a picture and parts as ${language}`, async () => {
        await page.goto(`/sandbox/price-list-${language}/index.html`);
        await expect(page).toHaveTitle('Tea "and" rice');
        const list = page.getByRole('list', { name: 'Prices' });
        await expect(list.getByRole('listitem')).toHaveText(['Tea 3', 'Rice 4', 'All 7']);
        await expect(list).toHaveCSS('padding-top', '7px');
        await expect(list).toHaveCSS('background-color', 'rgb(1, 2, 3)');
        await expect(list.getByText('Tea')).toHaveCSS('color', 'rgb(4, 5, 6)');
        const picture = list.getByRole('img', { name: 'Colour of Tea' });
        await expect(picture).toHaveJSProperty('naturalWidth', 1);
      });
    }
  } finally {
    projects.remove();
  }

  await test.step('a build after a change of the configuration alone has the files that the page fetches', async () => {
    site.write({ 'vitrine.config.ts': kitConfig('Another title') });
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    const html = readFileSync(path.join(site.root, 'dist/index.html'), 'utf8');
    const [url = ''] = /\/assets\/sources\/[\w-]+\.json/.exec(html) ?? [];
    expect(readFileSync(path.join(site.root, 'dist', url), 'utf8')).toContain('Another title');
  });
});

/** A demo that its bundler's plugin is needed for, and what its project is told of that. */
const STYLED = {
  'vitrine.config.ts': configFile(
    [{ pathname: '/', title: 'Kit' }],
    `vite: { plugins: [tailwindcss()] },
  demos: { vite: './demos.vite.ts' },`,
  ).replace('\n', "\nimport tailwindcss from '@tailwindcss/vite';\n"),
  'demos.vite.ts': `import tailwindcss from '@tailwindcss/vite';
export default { plugins: [tailwindcss()] };
`,
  'content/index.md': pageFile('Kit', '::demo{file=styled.tsx}\n'),
  'content/styled.tsx': `import './styled.css';
import nested from './nested.module.scss';
export default function Styled() {
  return <button className={'p-[13px] ' + nested.text}>Styled</button>;
}
`,
  'content/styled.css': "@import 'tailwindcss';\n",
  'content/nested.module.scss': '$c: rgb(4, 5, 6);\n.text { & { color: $c; } }\n',
};

test('the project of a demo with plugins and Sass builds with what `demos.vite` says', async ({
  page,
  createSite,
}) => {
  test.setTimeout(120_000);
  const site = createSite(STYLED);
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const project = readProject('styled', 'ts', CHOSEN, site.root);
  const projects = await buildProjects({ 'styled-ts': project });
  try {
    await servePages(page, projects);
    await page.goto('/sandbox/styled-ts/index.html');
    const button = page.getByRole('button', { name: 'Styled' });
    await expect(button).toHaveCSS('padding', '13px');
    await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)');
  } finally {
    projects.remove();
  }
});

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Answers what the page asks of `/sandbox/` and, as built, of `/assets/`. */
async function servePages(page: Page, { dist }: BuiltProjects): Promise<void> {
  await page.route(/\/(sandbox|assets)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(dist, pathname.replace(/^\/sandbox\//, '/'));
    const contentType = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
}
