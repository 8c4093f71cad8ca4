import { expect, it } from 'vitest';
import { pickThree } from './probe.ts';
import { slugOf, siteFiles } from './templates.ts';

const candidate = (name: string) => ({ name, specifier: 'kit', props: {} });

it('shows three that look different, first what is pressed and shows its text', () => {
  const names = ['Field', 'Badge', 'Button', 'Chip', 'Link'];
  const tags = ['input', 'span', 'button', 'span', 'a'];
  const rendered = names.map((name, index) => ({
    name,
    tag: tags[index]!,
    hasChildren: name !== 'Field',
  }));
  const picked = pickThree(names.map(candidate), {
    provider: null,
    props: {},
    rendered,
    missing: [],
  });
  expect(picked.map(({ name }) => name)).toEqual(['Button', 'Badge', 'Link']);
  expect(
    pickThree([candidate('Field')], { provider: null, props: {}, rendered: [], missing: [] }),
  ).toEqual([]);
});

it('writes a site of what was found', () => {
  const files = siteFiles({
    library: '@acme/ui',
    title: "Acme's UI",
    url: 'https://acme.example/',
    components: [{ ...candidate('TextField'), props: { tone: 'calm' }, hasChildren: true }],
    css: '@acme/ui/styles.css',
    provider: {
      name: 'Theme',
      specifier: '@acme/ui',
      mode: 'appearance',
      props: { look: 'plain' },
    },
  });
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
