import { describe, expect, it } from 'vitest';
import { siteHref } from './site-href.ts';

describe('siteHref', () => {
  it.each([
    ['https://kit.example/demos/buttons', '/demos/buttons'],
    ['https://kit.example/demos/buttons/', '/demos/buttons'],
    ['https://kit.example/demos/buttons/#sizes', '/demos/buttons#sizes'],
    ['https://kit.example/demos/buttons/#/a/', '/demos/buttons#/a/'],
    ['https://kit.example/demos/buttons/?tab=1#a', '/demos/buttons?tab=1#a'],
    ['https://kit.example/demos/buttons/#', '/demos/buttons'],
    ['https://kit.example/', '/'],
    ['https://kit.example', '/'],
    ['https://kit.example/#usage', '/#usage'],
    ['https://KIT.example:443/a/', '/a'],
    ['/a/#b', '/a#b'],
    ['https://kit.example//evil.example/a', '/evil.example/a'],
    ['https://kit.example///evil.example', '/evil.example'],
    ['https://kit.example/\\\\evil.example', '/evil.example'],
  ])('%s is %s', (url, href) => {
    expect(siteHref(url, 'https://kit.example')).toBe(href);
  });

  it.each([
    ['https://kit.example/docs/a/#b', '/a#b'],
    ['https://kit.example/docs', '/'],
    ['https://kit.example/docs/', '/'],
    ['https://kit.example/docs-of-old/a/', 'https://kit.example/docs-of-old/a/'],
    ['https://kit.example/blog/', 'https://kit.example/blog/'],
  ])('of a site in a folder, %s is %s', (url, href) => {
    expect(siteHref(url, 'https://kit.example/docs')).toBe(href);
  });

  it.each([
    'https://other.example/a/#b',
    'http://kit.example/a/',
    'https://kit.example.evil.example/a/',
    'https://v1.kit.example/',
  ])('%s stays as it is', (url) => {
    expect(siteHref(url, 'https://kit.example')).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'https://',
    'blob:https://a/b',
  ])('%s leads nowhere', (url) => {
    expect(siteHref(url, 'https://kit.example')).toBeNull();
  });
});
