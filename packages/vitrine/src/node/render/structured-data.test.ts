import { expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import type { Page } from '../../shared/page.ts';
import type { PageContext } from './context.ts';
import { renderStructuredData } from './structured-data.ts';

const config = { title: 'Kit', url: 'https://kit.example', language: 'en', structuredData: {} };

const render = (title: string) =>
  renderStructuredData(
    { kind: 'markdown', pathname: '/one', title, description: 'This page is about One.' } as Page,
    { home: false, lastUpdated: null, breadcrumbs: [{ title }] } as unknown as PageContext,
    config as Config,
  );

it('writes a block of data that no title ends', () => {
  const title = '</script><script>alert(1)</script> & "quotes"';
  const [block, json] = /^<script type="application\/ld\+json">(.*?)<\/script>$/.exec(
    render(title),
  )!;
  expect(JSON.parse(json!)).toMatchObject({ '@graph': [{ headline: title }, {}] });
  expect(block).not.toContain('<script>');
});

it('costs little', () => {
  expect(render('One').length).toBeLessThan(600);
});
