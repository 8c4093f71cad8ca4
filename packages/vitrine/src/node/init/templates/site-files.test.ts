import { expect, it } from 'vitest';
import type { DarkMark } from '../look/sheet/dark-mark.ts';
import { explainComplaint } from './adapter.ts';
import { siteFiles } from './site-files.ts';
import type { SitePlan } from './site-plan.ts';
import { slugOf } from './text.ts';

const field = {
  ...{ name: 'TextField', specifier: '@acme/ui', isDefault: false, title: 'TextField' },
  ...{ props: { tone: 'calm' }, hasChildren: true },
};
const plan: SitePlan = {
  library: '@acme/ui',
  title: "Acme's UI",
  url: 'https://acme.example/',
  components: [field],
  css: '@acme/ui/styles.css',
  values: null,
  tall: [],
  sheetLines: [],
  conditions: [],
  paths: {},
  plugins: [],
  postcss: null,
  isLight: false,
  complaint: null,
  isNative: false,
  clientOnly: false,
  darkMark: null,
  themes: null,
  provider: {
    name: 'Theme',
    specifier: '@acme/ui',
    mode: 'appearance',
    takesElements: false,
    unfilled: [],
    props: { look: { light: 'plain', dark: null } },
  },
  collector: null,
};

it('writes a site of what was found', () => {
  const files = siteFiles(plan);
  expect(slugOf('TextField')).toBe('text-field');
  expect(files['vitrine.config.ts']).toContain("title: 'Acme\\'s UI',");
  expect(files['library.css']).toBe("@import '@acme/ui/styles.css' layer(library);\n");
  expect(files['adapter.tsx']).toContain("import { Theme, plain } from '@acme/ui';");
  expect(files['adapter.tsx']).toContain('<Theme look={plain} appearance={preferences.mode}>');
  expect(files['content/components/text-field.tsx']).toContain(
    '<TextField tone="calm">TextField</TextField>',
  );
  expect(files['content/components/text-field.md']).toContain('options=text-field-playground.tsx}');
});

it('has a page of the example of a README, be it the only one', () => {
  const example = { code: 'export default () => null;\n', names: ['Drawer', 'Dial'] };
  const files = siteFiles({ ...plan, components: [], example });
  expect(files['content/example.tsx']).toBe(example.code);
  expect(files['content/example.md']).toBe(`---
components: Drawer, Dial
---

# Example

What the README of @acme/ui shows.

::demo[Example]{file=example.tsx}
`);
  expect(files['vitrine.config.ts']).toContain(`'Introduction' },
    { pathname: '/example' },
    { pathname: '/api'`);
  expect(files['content/index.md']).toContain('An [example](/example) shows it at work.');
  const varying = siteFiles({ ...plan, example: { ...example, varies: true } });
  expect(varying['content/example.md']).toContain('{file=example.tsx clientOnly}');
  const untyped = siteFiles({ ...plan, example: { ...example, names: [], isUntyped: true } });
  expect(untyped['content/example.jsx']).toBe(example.code);
  expect(untyped['content/example.md']).toMatch(/^# Example[^]*file=example\.jsx/);
  expect(untyped['content/index.md']).toContain('[example](/example)');
  expect(siteFiles(plan)['content/example.md']).toBeUndefined();
});

it('gives a provider the theme of the reader’s choice', () => {
  const props = { theme: { light: 'dayTheme', dark: 'nightTheme' } };
  const files = siteFiles({ ...plan, provider: { ...plan.provider!, mode: null, props } });
  expect(files['adapter.tsx']).toContain("import { Theme, dayTheme, nightTheme } from '@acme/ui';");
  expect(files['adapter.tsx']).toContain(`({ preferences, children }: {
  preferences: { mode: 'light' | 'dark' };
  children?: ReactNode;
})`);
  expect(files['adapter.tsx']).toContain(
    "<Theme theme={preferences.mode === 'dark' ? nightTheme : dayTheme}>",
  );
  const made = { theme: { light: 'theme.day', dark: 'theme.night', part: 'algorithm' } };
  const others = siteFiles({ ...plan, provider: { ...plan.provider!, mode: null, props: made } });
  expect(others['adapter.tsx']).toContain("import { Theme, theme } from '@acme/ui';");
  expect(others['adapter.tsx']).toContain(
    "<Theme theme={{ algorithm: preferences.mode === 'dark' ? theme.night : theme.day }}>",
  );
});

it('shows a part by the name of its whole', () => {
  const files = siteFiles({
    ...plan,
    components: [{ ...field, name: 'Switch.Root', title: 'Switch', props: {} }],
  });
  expect(files['vitrine.config.ts']).toContain("pathname: '/components/switch'");
  expect(files['content/components/switch.tsx']).toBe(`import { Switch } from '@acme/ui';

export default function SwitchDemo() {
  return <Switch.Root>Switch</Switch.Root>;
}
`);
  expect(files['content/components/switch.md']).toContain('components: Switch\n');
});

it('calls a provider otherwise that is called as what stands around demos', () => {
  const provider = { ...plan.provider!, name: 'Provider', props: {} };
  const written = siteFiles({ ...plan, provider })['adapter.tsx'];
  expect(written).toContain("import { Provider as LibraryProvider } from '@acme/ui';");
  expect(written).toContain(
    '<LibraryProvider appearance={preferences.mode}>{children}</LibraryProvider>',
  );
});

it('gives a provider an empty object for what it needs and the library does not export', () => {
  const props = { words: { light: null, dark: null } };
  const files = siteFiles({ ...plan, provider: { ...plan.provider!, mode: null, props } });
  expect(files['adapter.tsx']).toContain(' words={{}}');
  expect(files['adapter.tsx']).not.toContain('null');
  const mistyped = { words: { ...props.words, isMistyped: true as const } };
  const others = siteFiles({
    ...plan,
    provider: { ...plan.provider!, mode: null, props: mistyped },
  });
  expect(others['adapter.tsx']).toContain(' words={{} as never}');
});

it('gives a provider a text for what takes one of a few', () => {
  const props = { locale: { light: null, dark: null, text: "e'n" } };
  const files = siteFiles({ ...plan, provider: { ...plan.provider!, mode: null, props } });
  expect(files['adapter.tsx']).toContain(` locale={'e\\'n'}`);
});

it('gives a provider of elements one, whatever stands in it', () => {
  const provider = { ...plan.provider!, props: {}, takesElements: true };
  expect(siteFiles({ ...plan, provider })['adapter.tsx']).toContain(
    '<Theme appearance={preferences.mode}><>{children}</></Theme>',
  );
});

it('turns what has no provider light and dark by an attribute', () => {
  const bare = { ...plan, css: null, provider: null };
  expect(siteFiles(bare)['adapter.tsx']).toBe(undefined);
  expect(siteFiles({ ...bare, darkMark: { attribute: 'data-look', value: 'dark' } })['adapter.tsx'])
    .toBe(`import type { ReactNode } from 'react';

/** Stands around every demo, here and where readers take it: it needs nothing of this site. */
export const Provider = ({ preferences, children }: {
  preferences: { mode: 'light' | 'dark' };
  children?: ReactNode;
}) => (
  <div data-look={preferences.mode} style={{ display: 'contents' }}>{children}</div>
);
`);
  const files = siteFiles({ ...plan, darkMark: { attribute: 'class', value: 'dark' } });
  expect(files['adapter.tsx']).toContain('<div className={preferences.mode} ');
  expect(files['vitrine.config.ts']).toContain("adapter: './adapter.tsx'");
  const own = siteFiles({ ...bare, darkMark: { attribute: 'class', value: 'kit-dark' } });
  expect(own['adapter.tsx']).toContain('<div className={`kit-${preferences.mode}`} ');
  const night = { attribute: 'class', value: 'kit-night' };
  const named = (mark: DarkMark) => siteFiles({ ...bare, darkMark: mark })['adapter.tsx'];
  expect(named(night)).toContain(
    "<div className={preferences.mode === 'dark' ? 'kit-night' : undefined} ",
  );
  expect(named({ ...night, light: 'kit-day' })).toContain("'kit-night' : 'kit-day'} ");
  expect(named({ attribute: 'data-look', value: 'night', on: 'html' })).toContain(
    "setAttribute('data-look', preferences.mode === 'dark' ? 'night' : '')",
  );
});

it('turns what looks at the page alone by an effect', () => {
  const bare = { ...plan, css: null, provider: null };
  const mark = { attribute: 'theme-mode', value: 'dark', on: 'body' } as const;
  expect(siteFiles({ ...bare, darkMark: mark })['adapter.tsx'])
    .toBe(`import { useEffect, type ReactNode } from 'react';

/** Stands around every demo, here and where readers take it: it needs nothing of this site. */
export const Provider = ({ preferences, children }: {
  preferences: { mode: 'light' | 'dark' };
  children?: ReactNode;
}) => {
  useEffect(() => {
    // On this element alone all of the library follows.
    document.body.setAttribute('theme-mode', preferences.mode);
  }, [preferences.mode]);
  return children;
};
`);
  const provider = { ...plan.provider!, mode: null };
  const on = { attribute: 'class', value: 'kit-dark', on: 'html' } as const;
  const within = siteFiles({ ...plan, provider, darkMark: on })['adapter.tsx'];
  expect(within).toContain(
    "    document.documentElement.classList.toggle('kit-dark', preferences.mode === 'dark');\n",
  );
  expect(within).toContain('  return (\n    <Theme look={plain}>{children}</Theme>\n  );\n};\n');
  const plainName = siteFiles({ ...bare, darkMark: { attribute: 'scheme', value: 'dark' } });
  expect(plainName['adapter.tsx']).toContain('<div {...{ scheme: preferences.mode }} style');
});

it('gives what has its values in classes the class of the reader’s choice', () => {
  const bare = { ...plan, css: null, provider: null };
  const themes = { specifier: '@acme/ui/themes', light: 'dayTheme', dark: 'nightTheme' };
  const both = siteFiles({ ...bare, themes })['adapter.tsx'];
  expect(both).toContain("import { dayTheme, nightTheme } from '@acme/ui/themes';\nimport type");
  expect(both).toContain('({ preferences, children }: {');
  expect(both).toContain(
    "<div className={preferences.mode === 'dark' ? nightTheme : dayTheme} style",
  );
  const dark = siteFiles({ ...bare, themes: { ...themes, light: null } })['adapter.tsx'];
  expect(dark).toContain('import { nightTheme } from');
  expect(dark).toContain("preferences.mode === 'dark' ? nightTheme : undefined}");
  const light = siteFiles({ ...bare, themes: { ...themes, dark: null } })['adapter.tsx'];
  expect(light).toContain(
    '({ children }: { children?: ReactNode }) => (\n  <div className={dayTheme} ',
  );
  const provider = { ...plan.provider!, mode: null };
  const within = siteFiles({ ...plan, provider, themes: { ...themes, specifier: '@acme/ui' } });
  expect(within['adapter.tsx']).toContain(
    "import { Theme, plain, dayTheme, nightTheme } from '@acme/ui';",
  );
});

it('takes the height of the window from what the library gives it', () => {
  expect(siteFiles({ ...plan, tall: ['.acme', '.acme-root'] })['library.css'])
    .toBe(`@import '@acme/ui/styles.css' layer(library);

/* A demo is as tall as what it shows. */
.acme,
.acme-root {
  min-height: 0;
}
`);
});

it('takes the values of variables from where they are', () => {
  expect(siteFiles({ ...plan, values: '@acme/theme/index.css' })['library.css']).toBe(
    "@import '@acme/theme/index.css' layer(library);\n@import '@acme/ui/styles.css' layer(library);\n",
  );
});

it('says of a library that only browsers can render that they do', () => {
  const configOf = (more: Partial<SitePlan>) =>
    siteFiles({ ...plan, clientOnly: true, ...more })['vitrine.config.ts'];
  expect(configOf({})).toContain("\n  demos: { clientOnly: true, wrapper: './adapter.tsx' },\n");
  expect(configOf({ css: null, provider: null })).toContain('\n  demos: { clientOnly: true },\n');
});

it('puts what has no dark look on white', () => {
  const files = siteFiles({ ...plan, css: null, provider: null, isLight: true });
  expect(files['library.css']).toMatch(
    /^\/\* What has no dark look stands on white. \*\/\n\[data-mode/,
  );
  expect(files['adapter.tsx']).toMatch(/^import '.\/library.css';\n/);
  expect(files['adapter.tsx']).toContain('({ children }: { children?: ReactNode }) => children;');
});

it('has the adapter import the styles that a plugin makes, and takes it to no project without that plugin', () => {
  const plugins = [
    {
      specifier: 'kit',
      entry: 'kit/vite',
      clause: 'kit',
      call: 'kit()',
      styles: 'virtual:kit.css',
    },
  ];
  const files = siteFiles({ ...plan, css: null, provider: null, plugins });
  expect(files['adapter.tsx']).toMatch(/^import 'virtual:kit.css';\nimport type/);
  expect(files['vitrine.config.ts']).toContain("adapter: './adapter.tsx'");
  expect(files['vitrine.config.ts']).not.toContain('wrapper');
  expect(Object.keys(files)).not.toContain('library.css');
  const both = siteFiles({ ...plan, plugins });
  expect(both['adapter.tsx']).toMatch(/^import '.\/library.css';\nimport 'virtual:kit.css';\n/);
});

it('has settings of PostCSS, with the folder of the library, where they make its styles', () => {
  const postcss = { specifier: 'kit', entry: 'kit/postcss', version: '1', folder: '../50%/ui' };
  const files = siteFiles({ ...plan, postcss });
  const dir = "fileURLToPath(new URL('../50%25/ui', import.meta.url))";
  expect(files['postcss.config.mjs']).toContain(`plugins: { 'kit/postcss': { cwd: ${dir} } },`);
  expect(files['vitrine.config.ts']).not.toContain('wrapper');
  expect(Object.keys(siteFiles(plan))).not.toContain('postcss.config.mjs');
});

it('bundles the source of a library as its repository does', () => {
  const files = siteFiles({
    ...plan,
    css: null,
    sheetLines: ["@import '../src/all.css';", "@source '../src';"],
    conditions: ['source'],
    paths: { '@acme/kit': ['../kit/src/index.ts'] },
    plugins: [{ specifier: 'vite-plugin-kit', clause: '{ kit }', call: 'kit()' }],
  });
  expect(files['vitrine.config.ts']).toMatch(
    /^import { kit } from 'vite-plugin-kit';\nimport { defineConfig }/,
  );
  expect(files['vitrine.config.ts']).toContain(
    "\n  vite: { plugins: [kit()], resolve: { conditions: ['source'] } },\n",
  );
  expect(files['library.css']).toBe("@import '../src/all.css';\n@source '../src';\n");
  expect(JSON.parse(files['tsconfig.json']!)).toMatchObject({
    compilerOptions: {
      customConditions: ['source'],
      paths: { '@acme/kit': ['../kit/src/index.ts'] },
    },
  });
  expect(siteFiles(plan)['tsconfig.json']).not.toMatch(/customConditions|paths/);
});

it('tells the bundler what a source needs, and nothing where it needs nothing', () => {
  const line = (more: Partial<SitePlan>) =>
    /\n {2}vite: (.*),\n/.exec(siteFiles({ ...plan, ...more })['vitrine.config.ts']!)?.[1];
  const plugin = { specifier: 'svgr-kit', version: '1', clause: 'svgr', call: 'svgr()' };
  expect(line({})).toBeUndefined();
  expect(line({ conditions: ['source'] })).toBe("{ resolve: { conditions: ['source'] } }");
  expect(line({ plugins: [plugin] })).toBe('{ plugins: [svgr()] }');
  expect(line({ plugins: [plugin, { ...plugin, call: 'b()' }], conditions: ['a'] })).toBe(
    "{ plugins: [svgr(), b()], resolve: { conditions: ['a'] } }",
  );
});

it('imports what a library is all about as its default', () => {
  const files = siteFiles({ ...plan, components: [{ ...field, isDefault: true, props: {} }] });
  expect(files['content/components/text-field.tsx']).toContain(
    "import TextField from '@acme/ui';\n",
  );
});

it('writes a site of the API alone where nothing shows itself', () => {
  const files = siteFiles({ ...plan, components: [] });
  expect(files['vitrine.config.ts']).not.toContain('/components');
  expect(files['vitrine.config.ts']).toContain("{ pathname: '/api', title: 'API' }");
  expect(files['content/index.md']).toContain('described in the [API](/api)');
  expect(Object.keys(files).filter((file) => file.startsWith('content/'))).toEqual([
    'content/index.md',
    'content/api/index.md',
  ]);
});

it('gives the look of the library to demos that readers take away, where that is all installed', () => {
  const configOf = (changes: Partial<SitePlan>) =>
    siteFiles({ ...plan, ...changes })['vitrine.config.ts'];
  const wrapper = "\n  demos: { wrapper: './adapter.tsx' },\n";
  expect(configOf({})).toContain(`  adapter: './adapter.tsx',${wrapper}`);
  expect(siteFiles(plan)['adapter.tsx']).not.toContain('vitrine');
  for (const changes of [
    { sheetLines: ["@import '../ui/a.css' layer(library);"] },
    { conditions: ['source'] },
    { css: null, provider: null },
  ])
    expect(configOf(changes)).not.toContain('wrapper');
});

it('writes a playground with options only where there are some', () => {
  const filesOf = (changes: Partial<typeof field>) =>
    siteFiles({ ...plan, components: [{ ...field, ...changes }] });
  const bare = filesOf({ props: {} as typeof field.props, hasChildren: false });
  expect(Object.keys(bare)).not.toContain('content/components/text-field-playground.tsx');
  expect(bare['content/components/text-field.md']).toContain(
    '::playground[Props of TextField]{component=TextField}',
  );
  expect(bare['content/components/text-field.tsx']).toContain('return <TextField />;');
  const full = filesOf({ props: { tone: 'a "b"' } });
  expect(full['content/components/text-field-playground.tsx']).toContain(
    "props: { tone: 'a \"b\"', children: 'TextField' },",
  );
  expect(full['content/components/text-field.tsx']).toContain(
    `<TextField tone={'a "b"'}>TextField</TextField>`,
  );
});

it('says where to give components what they ask for, and how where there is no adapter', () => {
  const asks = { ...plan, complaint: 'No context' };
  expect(explainComplaint(asks, 'docs')).toBe(
    'What most components said when they were rendered: No context\n' +
      'Give them what they ask for in docs/adapter.tsx.',
  );
  const lacksProp = { ...asks, complaint: 'renderDay is not a function' };
  expect(explainComplaint(lacksProp, 'docs')).toContain(
    'ask for: props in demos of yours, what all',
  );
  const bare = { ...asks, css: null, provider: null };
  expect(siteFiles(bare)['adapter.tsx']).toBeUndefined();
  expect(explainComplaint(bare, 'docs')).toMatch(
    /in docs\/adapter\.tsx, which docs\/vitrine\.config\.ts has to name: adapter: '\.\/adapter\.tsx'\.$/,
  );
});

it('says how browsers show what is drawn by React Native', () => {
  const said = explainComplaint({ ...plan, complaint: 'Flow', isNative: true }, 'docs');
  expect(said).toContain('npm install react-native-web in docs, and write to docs/vitrine.config');
  expect(said).toContain("alias: { 'react-native': 'react-native-web' }, extensions: ['.web.js',");
  expect(said).not.toContain('Flow');
});

it('collects the styles of demos that would come without', () => {
  const template = 'export function prerender() {}\n';
  const collector = { specifier: 'sheets', version: '^6.0.0', clause: 'Sheet', template };
  const files = siteFiles({ ...plan, collector });
  expect(files['adapter.tsx']).toContain("import { Sheet } from 'sheets';");
  expect(files['adapter.tsx']).toContain('import type { ReactElement, ReactNode }');
  expect(files['adapter.tsx']!.endsWith(`;\n\n${template}`)).toBe(true);
  const alone = siteFiles({ ...plan, css: null, provider: null, collector });
  expect(alone['vitrine.config.ts']).toContain("adapter: './adapter.tsx'");
  expect(alone['vitrine.config.ts']).not.toContain('wrapper:');
  expect(alone['adapter.tsx']).toContain(template);
});

it('keeps out of the repository what is made anew, also by the package manager', () => {
  expect(siteFiles(plan)['.gitignore']).toBe('node_modules/\n.vitrine/\ndist/\n');
  expect(siteFiles(plan, ['.state'])['.gitignore']).toMatch(/^dist\/\n\.state\n$/m);
});
