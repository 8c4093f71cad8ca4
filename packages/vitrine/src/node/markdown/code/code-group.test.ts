import { expect, it } from 'vitest';
import { compileMarkdown } from '../compile.ts';
import { createDirectives } from '../directives/parse.ts';
import { splitFrontMatter } from '../front-matter.ts';

const htmlOf = (source: string) =>
  compileMarkdown(
    { ...splitFrontMatter(`# A\n\nLead.\n\n${source}`, 'a.md'), file: 'a.md' },
    {
      ...{ pathname: '/a', directives: createDirectives([]) },
      site: { changelogs: [], versions: null, language: 'en' },
    },
  )
    .page.blocks.map((block) => (block.kind === 'html' ? block.html : ''))
    .join('');
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const count = (html: string, text: string) => html.split(text).length - 1;

it('joins code blocks with tabs that follow each other, the first of them chosen', () => {
  const html = htmlOf(fence('bash tab="npm"', 'npm i') + fence("bash tab='a <b>'", 'pnpm i'));
  expect(count(html, 'class="code-group"')).toBe(1);
  expect(count(html, 'class="code"')).toBe(2);
  expect(html).toContain('value="npm" autocomplete="off" checked>npm</label>');
  expect(html).toContain('aria-label="Code for"><label><input');
  expect(html).toContain('>a &lt;b&gt;</label></div>');
  expect(count(html, 'checked')).toBe(1);
  expect(count(html, '<div'), 'all that is open is closed').toBe(count(html, '</div>'));
});

it('keeps groups apart that something stands between', () => {
  const html = htmlOf(
    `${fence('bash tab=npm', 'a')}Text.\n\n${fence('bash tab=npm', 'b')}${fence('bash', 'c')}`,
  );
  expect(count(html, 'class="code-group"')).toBe(2);
  expect(count(html, 'name="code-1"')).toBe(1);
  expect(count(html, 'name="code-2"')).toBe(1);
  expect(count(html, '<div')).toBe(count(html, '</div>'));
});

it('leaves code blocks without a tab as they are', () => {
  expect(htmlOf(fence('bash title="a tab=b"', 'c'))).not.toContain('code-group');
});
