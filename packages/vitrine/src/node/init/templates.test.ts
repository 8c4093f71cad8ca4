import { expect, it } from 'vitest';
import { siteFiles, slugOf, type SitePlan } from './templates.ts';

const field = {
  ...{ name: 'TextField', specifier: '@acme/ui', title: 'TextField' },
  ...{ props: { tone: 'calm' }, hasChildren: true },
};
const plan: SitePlan = {
  library: '@acme/ui',
  title: "Acme's UI",
  url: 'https://acme.example/',
  components: [field],
  css: '@acme/ui/styles.css',
  provider: {
    name: 'Theme',
    specifier: '@acme/ui',
    mode: 'appearance',
    props: { look: { light: 'plain', dark: null } },
  },
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

it('gives a provider the theme of the reader’s choice', () => {
  const props = { theme: { light: 'dayTheme', dark: 'nightTheme' } };
  const files = siteFiles({ ...plan, provider: { ...plan.provider!, mode: null, props } });
  expect(files['adapter.tsx']).toContain("import { Theme, dayTheme, nightTheme } from '@acme/ui';");
  expect(files['adapter.tsx']).toContain('({ preferences, children })');
  expect(files['adapter.tsx']).toContain(
    "<Theme theme={preferences.mode === 'dark' ? nightTheme : dayTheme}>",
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
  expect(files['content/components/switch.md']).toContain('components: Switch.Root\n');
});
